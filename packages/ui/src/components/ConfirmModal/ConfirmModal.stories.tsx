import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn } from "storybook/test"
import { ConfirmModal } from "./ConfirmModal.tsx"

const meta = {
  title: "Basics/ConfirmModal",
  component: ConfirmModal,
  args: {
    open: true,
    title: "Delete item?",
    confirmLabel: "Delete",
    danger: true,
    onConfirm: fn(),
    onCancel: fn(),
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

export const Dangerous: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Cancel" }))
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}

export const Harmless: Story = {
  args: {
    title: "Sign out?",
    confirmLabel: "Sign out",
    danger: false,
    children: <p>Your wardrobe and favourites stay safe until you are back.</p>,
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Delete" }))
    await userEvent.click(canvas.getByRole("button", { name: "Close" }))
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onCancel).not.toHaveBeenCalled()
  },
}
