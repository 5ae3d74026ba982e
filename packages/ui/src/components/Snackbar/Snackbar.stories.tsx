import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { Modal } from "../Modal/index.ts"
import { Snackbar } from "./Snackbar.tsx"

const meta = {
  title: "Overlays/Snackbar",
  component: Snackbar,
  args: { text: "Preferences saved", tone: "green", onDismiss: fn() },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Says in passing how something went. Keep one mounted at the app's root and change its `text`, so that screen readers hear it; it disappears after 4 seconds, or when it is pressed.",
      instead:
        "`ErrorState` or the field's own error for what she has to correct, `Modal` for what needs an answer. In an open dialog, say it in the dialog: the page behind is not read out.",
      keyboard:
        "It takes no focus by itself. Tab reaches it, and its clock stops while it has focus or the pointer; Enter or Space dismisses it.",
    },
  },
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

export const Green: Story = {}

export const WalkDismissed: Story = {
  ...Green,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Preferences saved")
    await userEvent.click(canvas.getByRole("button"))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const Orange: Story = {
  args: { text: "Could not load preferences, using defaults.", tone: "orange" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toBeInTheDocument()
  },
}

export const Red: Story = { args: { text: "Item deleted successfully", tone: "red" } }

export const WithUndo: Story = {
  args: { text: "Navy blouse is in the wash.", action: { label: "Undo", onClick: fn() } },
  play: async ({ canvas }) => {
    const { width, height } = canvas.getByRole("button", { name: "Undo" }).getBoundingClientRect()
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  },
}

export const WalkShortBesideUndo: Story = {
  tags: ["walk"],
  args: { text: "Saved.", action: { label: "Undo", onClick: fn() } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole("button").map((button) => button.getBoundingClientRect().top)
    const box = canvas.getByText("Saved.").parentElement?.getBoundingClientRect()
    // On one line with the words: the box is no higher than a button.
    await expect(tops).toEqual([box?.top, box?.top])
  },
}

export const WalkUndone: Story = {
  ...WithUndo,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Undo" }))
    await expect(args.action?.onClick).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    text: "You can select up to 10 photos at once. Take some out and try again, or send them in two goes.",
    tone: "red",
  },
}

export const AboveADialog: Story = {
  tags: ["reached"],
  args: { text: undefined },
  render: function WithDialog(args) {
    const [text, setText] = useState<string>()
    return (
      <>
        <Modal open title="Select your activity to dress for" onClose={fn()}>
          <Button onClick={() => setText("Could not load preferences, using defaults.")}>
            Say something
          </Button>
        </Modal>
        <Snackbar {...args} tone="orange" text={text} />
      </>
    )
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Say something" }))
    const message = canvasElement.querySelector("[role=alert] button")
    if (!message) throw new Error("Nothing was said.")
    const { left, top, width, height } = message.getBoundingClientRect()
    // An inert message cannot be pressed, but it is still visible.
    await expect(message.closest("[role=alert]")?.matches(":popover-open")).toBe(true)
    await expect(top + height).toBeLessThanOrEqual(window.innerHeight)
    await expect(left + width).toBeLessThanOrEqual(window.innerWidth)
  },
}

export const NothingToSay: Story = {
  args: { text: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}
