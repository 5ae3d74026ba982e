import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { Snackbar } from "./Snackbar.tsx"

const meta = {
  title: "Basics/Snackbar",
  component: Snackbar,
  args: { text: "Preferences saved", color: "green", onDismiss: fn() },
  decorators: [
    (Story) => (
      <div style={{ minHeight: "10rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Snackbar>

export default meta

type Story = StoryObj<typeof meta>

export const Green: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Preferences saved")
    await userEvent.click(canvas.getByRole("button"))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Orange: Story = {
  args: { text: "Could not load preferences, using defaults.", color: "orange" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeInTheDocument()
  },
}

export const Red: Story = { args: { text: "Item deleted successfully", color: "red" } }

export const LongText: Story = {
  args: {
    text: "You can select up to 10 photos at once. Take some out and try again, or send them in two goes.",
    color: "red",
  },
}

export const NothingToSay: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}
