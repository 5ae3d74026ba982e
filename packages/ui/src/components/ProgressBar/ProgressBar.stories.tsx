import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { ProgressBar } from "./ProgressBar.tsx"

const meta = {
  title: "Basics/ProgressBar",
  component: ProgressBar,
  args: { label: "Step 2 of 6", value: 2, max: 6 },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Step 2 of 6" })
    await expect(bar).toHaveAttribute("value", "2")
  },
}

export const JustBegun: Story = { args: { label: "Step 1 of 6", value: 1 } }

export const Done: Story = { args: { label: "Step 6 of 6", value: 6 } }
