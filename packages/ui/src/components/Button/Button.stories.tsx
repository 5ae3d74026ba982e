import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { AddIcon } from "../../icons/index.ts"
import { Button } from "./Button.tsx"

const meta = {
  title: "Basics/Button",
  component: Button,
  args: { children: "Get started", onClick: fn() },
} satisfies Meta<typeof Button>

export default meta

type Story = StoryObj<typeof meta>

export const Primary: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Get started" }))
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Secondary: Story = { args: { variant: "secondary", children: "Cancel" } }

export const Quiet: Story = { args: { variant: "quiet", children: "Skip" } }

export const Danger: Story = { args: { variant: "danger", children: "Delete" } }

export const WithIcon: Story = {
  args: { variant: "secondary", icon: <AddIcon aria-hidden="true" />, children: "Add items" },
}

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    canvas.getByRole("button").click()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { busy: true, type: "submit" },
  decorators: [
    (Story) => (
      <form onSubmit={() => expect.unreachable("A busy button sent its form.")}>
        <Story />
      </form>
    ),
  ],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole("button", { name: "Get started" })
    await step("a press does nothing, by pointer or by key", async () => {
      await userEvent.click(button)
      await userEvent.keyboard("{Enter}")
      await expect(args.onClick).not.toHaveBeenCalled()
    })
    await step("it keeps focus", async () => {
      await expect(button).toHaveFocus()
      await expect(button).toHaveAttribute("aria-busy", "true")
    })
  },
}

export const VeryLongWords: Story = {
  args: { children: "New Stylins For a wedding weekend in the Highlands with my oldest friends" },
}
