import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Checkbox } from "./Checkbox.tsx"

const meta = {
  title: "Basics/Checkbox",
  component: Checkbox,
  args: { label: "Don't email me styling ideas and offers", onChange: fn() },
} satisfies Meta<typeof Checkbox>

export default meta

type Story = StoryObj<typeof meta>

export const Unticked: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/styling ideas/))
    await expect(canvas.getByRole("checkbox")).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
}

export const Ticked: Story = { args: { defaultChecked: true } }

export const Disabled: Story = { args: { defaultChecked: true, disabled: true } }
