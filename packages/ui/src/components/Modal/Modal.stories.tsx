import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { BottomSheet } from "../BottomSheet/index.ts"
import { Button } from "../Button/index.ts"
import { ConfirmModal } from "../ConfirmModal/index.ts"
import { Modal, type ModalProps } from "./Modal.tsx"

const meta = {
  title: "Overlays/Modal",
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
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Says one thing, or asks for one, before she goes on: a card in the middle, which blocks the page behind it. Head and foot stay visible while long content scrolls.",
      instead:
        "`BottomSheet` for choosing and browsing, `ConfirmModal` for a question with two answers, `Snackbar` for what needs no answer.",
      keyboard:
        "Focus moves in, stays in, and goes back when it closes. Escape closes only the top dialog; Tab goes through its controls.",
    },
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
          onClose={(closing) => {
            setOpen(false)
            args.onClose(closing)
          }}
        />
      </main>
    )
  },
} satisfies Meta<typeof Modal>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = { args: { open: true } }

export const WithTwoActions: Story = {
  args: {
    open: true,
    title: "The pictures have been successfully submitted!",
    children: (
      <p>
        We will let you know when you can review the results. In the meantime you can continue
        browsing the feed.
      </p>
    ),
    actions: (
      <>
        <Button>Continue</Button>
        <Button variant="secondary">Add more pictures</Button>
      </>
    ),
  },
}

export const TitleOnly: Story = {
  args: { open: true, title: "Nothing new yet", children: undefined, actions: undefined },
}

export const VeryLongWords: Story = {
  args: {
    open: true,
    title: "Recommendations for classes, errands, outings and Donaudampfschifffahrtsgesellschaften",
    children: <p>{"https://shop.example/".padEnd(160, "very-long-address-")}</p>,
    actions: (
      <>
        <Button>Show me everything that would go with the green trousers</Button>
        <Button variant="secondary">Not now, I would rather look at the feed first</Button>
      </>
    ),
  },
}

export const LongContent: Story = {
  // A lower frame is a low screen, on which head and foot scroll away.
  parameters: { docs: { story: { height: 680 } } },
  args: {
    open: true,
    title: "More shopping recs for this stylin",
    actions: <Button>Awesome</Button>,
    children: "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
      .split("")
      .map((letter) => <p key={letter}>Another pick that would fit this look: number {letter}.</p>),
  },
  play: async ({ canvas, step }) => {
    const dialog = canvas.getByRole("dialog")
    const box = () => canvas.getByRole("button", { name: "Awesome" }).getBoundingClientRect()
    await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
    await step("the foot is in sight from the start, and stays there", async () => {
      const before = box()
      await expect(before.bottom).toBeLessThanOrEqual(window.innerHeight)
      dialog.scrollTop = dialog.scrollHeight
      await expect(dialog.scrollTop).toBeGreaterThan(0)
      await expect(box().bottom).toBeCloseTo(before.bottom, 0)
      dialog.scrollTop = 0
    })
  },
}

export const WalkOpensAndCloses: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole("button", { name: "Show results" })
    await step("focus moves in and the page behind does not scroll", async () => {
      await userEvent.click(opener)
      const dialog = canvas.getByRole("dialog", { name: "Wardrobe images processed!" })
      await expect(dialog.contains(document.activeElement)).toBe(true)
      await expect(getComputedStyle(document.documentElement).overflow).toBe("hidden")
    })
    await step("closing gives focus and scrolling back", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Close" }))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(args.onClose).toHaveBeenLastCalledWith({ by: "button" })
      await waitFor(() => expect(opener).toHaveFocus())
      await expect(getComputedStyle(document.documentElement).overflow).not.toBe("hidden")
    })
    await step("what it held goes once it has left", async () => {
      await waitFor(() => expect(canvas.queryByText(/Confirm the results/)).toBeNull())
    })
  },
}

export const WalkPressBeside: Story = {
  tags: ["walk"],
  args: { open: true },
  play: async ({ args, canvas, userEvent, step }) => {
    await step("a press inside leaves it", async () => {
      await userEvent.click(canvas.getByText(/Confirm the results/))
    })
    await step("so does one that begins inside, as when text is selected", async () => {
      await userEvent.pointer([
        { keys: "[MouseLeft>]", target: canvas.getByText(/Confirm the results/) },
        { target: canvas.getByRole("dialog") },
        { keys: "[/MouseLeft]" },
      ])
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step("a press beside closes it", async () => {
      await userEvent.click(canvas.getByRole("dialog"))
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(args.onClose).toHaveBeenLastCalledWith({ by: "beside" })
    })
  },
}

export const WalkThreeDeep: Story = {
  tags: ["walk"],
  render: function Stacked(args: ModalProps) {
    const [depth, setDepth] = useState(0)
    const close = () => setDepth(depth - 1)
    return (
      <main style={{ minHeight: "120vh" }}>
        <Button onClick={() => setDepth(1)}>Open the first</Button>
        <Modal {...args} open={depth >= 1} title="First" onClose={close} actions={undefined}>
          <Button onClick={() => setDepth(2)}>Open the second</Button>
          <BottomSheet open={depth >= 2} title="Second" onClose={close}>
            <Button onClick={() => setDepth(3)}>Open the third</Button>
          </BottomSheet>
        </Modal>
        <ConfirmModal
          open={depth >= 3}
          title="Third"
          confirmLabel="Go ahead"
          onConfirm={close}
          onCancel={close}
        />
      </main>
    )
  },
  play: async ({ canvas, userEvent, step }) => {
    const open = () =>
      [...document.querySelectorAll("dialog[open]")].map(
        (dialog) => dialog.querySelector("h2")?.textContent,
      )
    const overflow = () => getComputedStyle(document.documentElement).overflow
    await userEvent.click(canvas.getByRole("button", { name: "Open the first" }))
    await userEvent.click(canvas.getByRole("button", { name: "Open the second" }))
    await userEvent.click(canvas.getByRole("button", { name: "Open the third" }))
    await expect(open().toSorted()).toEqual(["First", "Second", "Third"])

    await step("Escape closes the upper one and focus goes back a level", async () => {
      await userEvent.keyboard("{Escape}")
      await expect(open()).toEqual(["First", "Second"])
      await expect(canvas.getByRole("button", { name: "Open the third" })).toHaveFocus()
      await userEvent.keyboard("{Escape}")
      await expect(open()).toEqual(["First"])
      await expect(overflow()).toBe("hidden")
    })
    await step("the page scrolls again after the last", async () => {
      await userEvent.keyboard("{Escape}")
      await expect(open()).toEqual([])
      await expect(canvas.getByRole("button", { name: "Open the first" })).toHaveFocus()
      await expect(overflow()).not.toBe("hidden")
    })
  },
}

export const WalkOpenerGone: Story = {
  tags: ["walk"],
  render: function Removed(args: ModalProps) {
    const [open, setOpen] = useState(false)
    const [isThere, setIsThere] = useState(true)
    return (
      <main>
        <h1 tabIndex={-1}>Wardrobe</h1>
        {isThere ? <Button onClick={() => setOpen(true)}>Linen shirt</Button> : null}
        <Modal
          {...args}
          open={open}
          returnFocus={() => document.querySelector("main h1")}
          onClose={() => {
            setIsThere(false)
            setOpen(false)
          }}
        />
      </main>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Linen shirt" }))
    await userEvent.keyboard("{Escape}")
    await waitFor(() => expect(canvas.getByRole("heading", { name: "Wardrobe" })).toHaveFocus())
  },
}
