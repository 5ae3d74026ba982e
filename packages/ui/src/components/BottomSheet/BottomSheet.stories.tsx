import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fireEvent, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { ChoiceChips } from "../ChoiceChips/index.ts"
import { ErrorState } from "../ErrorState/index.ts"
import { Spinner } from "../Spinner/index.ts"
import { BottomSheet, type BottomSheetProps } from "./BottomSheet.tsx"

const ACTIVITIES = ["Work", "Classes", "Outings", "Dating", "Errands", "Outdoors"]

function Activities() {
  const [value, setValue] = useState(["Work"])
  return (
    <ChoiceChips
      legend="Activities"
      legendHidden
      multiple
      options={ACTIVITIES.map((label) => ({ value: label, label }))}
      value={value}
      onChange={(choice) => setValue(choice.value)}
    />
  )
}

const meta = {
  title: "Overlays/BottomSheet",
  component: BottomSheet,
  args: {
    open: true,
    title: "Select your activity to dress for",
    onClose: fn(),
    children: <Activities />,
    actions: <Button>Get new Stylin</Button>,
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "For choosing and browsing within a thumb's reach: a sheet at the bottom of the screen that can be pulled down by its head. From 1024 px it is a card in the middle.",
      instead:
        "`Modal` for a message or a short form, `ConfirmModal` for a question with two answers.",
      keyboard:
        "Focus moves in, stays in, and goes back when it closes. Escape and the close button do what pulling it down does.",
    },
  },
  render: function Opened(args: BottomSheetProps) {
    const [open, setOpen] = useState(args.open)
    return (
      <main style={{ minHeight: "30rem" }}>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Change the activity
        </Button>
        <BottomSheet
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
} satisfies Meta<typeof BottomSheet>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {}

export const LongContent: Story = {
  args: {
    title: "More shopping recs for this stylin",
    actions: <Button>Awesome</Button>,
    children: Array.from({ length: 24 }, (_, pick) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
      <p key={pick}>Pick {pick + 1}: a linen shirt that goes with the wide jeans.</p>
    )),
  },
}

export const Loading: Story = {
  args: {
    title: "More shopping recs for this stylin",
    children: <Spinner label="Looking for more picks" />,
    actions: undefined,
  },
}

export const Failed: Story = {
  args: {
    title: "More shopping recs for this stylin",
    children: <ErrorState text="The picks could not be loaded." />,
    actions: undefined,
  },
}

export const VeryLongTitle: Story = {
  args: {
    title:
      "Select your activity to dress for, or several of them, or none, and then it is what you usually do",
  },
}

/** A pull at the sheet's head by finger, in steps of a frame. */
async function pull(canvasElement: HTMLElement, { by, frames }: { by: number; frames: number }) {
  const grip = canvasElement.querySelector('[data-part="grip"]')
  if (grip === null) throw new Error("The sheet has no grip.")
  const finger = { pointerId: 1, isPrimary: true, button: 0, pointerType: "touch" }
  await fireEvent.pointerDown(grip, { ...finger, clientY: 400 })
  for (let frame = 1; frame <= frames; frame += 1) {
    await new Promise(requestAnimationFrame)
    await fireEvent.pointerMove(grip, { ...finger, clientY: 400 + (by * frame) / frames })
  }
  return () => fireEvent.pointerUp(grip, { ...finger, clientY: 400 + by })
}

export const WalkPulledDown: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, canvasElement, step }) => {
    const dialog = canvas.getByRole("dialog")
    await step("it follows the finger", async () => {
      await waitFor(() => expect(dialog.getAnimations()).toEqual([]))
      const rest = dialog.getBoundingClientRect().top
      const letGo = await pull(canvasElement, { by: 40, frames: 20 })
      await expect(dialog.style.getPropertyValue("--sheet-drag")).toBe("40px")
      if (window.innerWidth < 1024) {
        await expect(dialog.getBoundingClientRect().top).toBeCloseTo(rest + 40, 0)
      }
      await letGo()
    })
    await step("pulled a little, it slides back", async () => {
      await expect(args.onClose).not.toHaveBeenCalled()
      await expect(dialog.style.getPropertyValue("--sheet-drag")).toBe("")
    })
    await step("pulled far, it closes", async () => {
      const letGo = await pull(canvasElement, { by: 400, frames: 5 })
      await letGo()
      await expect(args.onClose).toHaveBeenCalledOnce()
      await expect(args.onClose).toHaveBeenLastCalledWith({ by: "drag" })
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument())
    })
  },
}

export const WalkClosedByEscape: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard("{Escape}")
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenLastCalledWith({ by: "escape" })
    await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument())
  },
}
