import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { ConfirmModal } from "./ConfirmModal.tsx"

const meta = {
  title: "Overlays/ConfirmModal",
  component: ConfirmModal,
  args: {
    open: true,
    title: "Delete item?",
    confirmLabel: "Delete",
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Asks once more before something is done, with the two answers as buttons. `danger` is for what cannot be undone.",
      instead:
        "`Modal` for messages and forms. An action that can be undone needs no question: do it, and offer to undo it in a `Snackbar`.",
      keyboard:
        "Focus starts on the button that goes ahead; with `danger`, on the one that does not. Escape is the same as Cancel; both do nothing while it is busy.",
    },
  },
  decorators: [
    (Story) => (
      <main style={{ minHeight: "24rem" }}>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof ConfirmModal>

export default meta

type Story = StoryObj<typeof meta>

export const Dangerous: Story = {}

export const WalkAnswering: Story = {
  ...Dangerous,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    await step("Enter takes the harmless answer", async () => {
      await expect(canvas.getByRole("button", { name: "Cancel" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expect(args.onCancel).toHaveBeenCalledOnce()
      await expect(args.onConfirm).not.toHaveBeenCalled()
    })
    await step("going ahead takes a press of its own", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
      await expect(args.onConfirm).toHaveBeenCalledOnce()
    })
  },
}

export const Harmless: Story = {
  args: {
    title: "Sign out?",
    confirmLabel: "Sign out",
    danger: false,
    children: <p>Your wardrobe and favourites stay safe until you are back.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "Sign out" })).toHaveFocus()
    await expect(canvas.getByRole("alertdialog")).toHaveAccessibleDescription(
      "Your wardrobe and favourites stay safe until you are back.",
    )
  },
}

export const Busy: Story = {
  args: { busy: true },
}

export const WalkPressedWhileBusy: Story = {
  ...Busy,
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    await userEvent.click(canvas.getByRole("button", { name: "Close" }))
    await userEvent.keyboard("{Escape}")
    await userEvent.click(canvas.getByRole("alertdialog"))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
    await expect(canvas.getByRole("alertdialog")).toBeInTheDocument()
  },
}

export const Failed: Story = {
  args: {
    children: (
      <>
        <p>Linen shirt, ecru</p>
        <p role="alert">It could not be deleted. Try again.</p>
      </>
    ),
  },
}

export const VeryLongWords: Story = {
  args: {
    title: "Delete the double-breasted houndstooth blazer with the horn buttons?",
    confirmLabel: "Delete it and everything I have noted about it",
    words: { cancel: "Keep it in my wardrobe for now" },
    children: (
      <p>It leaves every look that it is part of, and comes back only if you add it again.</p>
    ),
  },
}
