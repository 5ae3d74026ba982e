import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { Button } from "../Button/index.ts"
import { Modal, type ModalProps } from "./Modal.tsx"

const meta = {
  title: "Basics/Modal",
  component: Modal,
  args: {
    open: false,
    title: "Wardrobe images processed!",
    onClose: fn(),
    children: (
      <p>Confirm the results now to get recommendations based on items you already have.</p>
    ),
    actions: <Button>Go to wardrobe</Button>,
  },
  render: function Opened(args: ModalProps) {
    const [open, setOpen] = useState(args.open)
    return (
      <main style={{ minHeight: "30rem" }}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show results
        </Button>
        <Modal
          {...args}
          open={open}
          onClose={() => {
            setOpen(false)
            args.onClose()
          }}
        />
      </main>
    )
  },
} satisfies Meta<typeof Modal>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }

export const OpensAndCloses: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Show results" })
    await step("focus moves in and the page behind does not scroll", async () => {
      await userEvent.click(opener)
      const dialog = canvas.getByRole("dialog", { name: "Wardrobe images processed!" })
      await expect(dialog.contains(document.activeElement)).toBe(true)
      await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden")
    })
    await step("closing gives focus back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Close" }))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument()
    })
  },
}

export const PressBeside: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Show results" }))
    await userEvent.click(canvas.getByText(/Confirm the results/))
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("dialog"))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const LongContent: Story = {
  args: {
    open: true,
    title: "More shopping recs for this stylin",
    children: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
      .split("")
      .map((letter) => <p key={letter}>Another pick that would fit this look: number {letter}.</p>),
  },
}
