import type { Meta, StoryObj } from "@storybook/react-vite"
import { useState } from "react"
import { expect, fn, waitFor } from "storybook/test"
import { HeartIcon, RefreshIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { IconButton } from "../IconButton/index.ts"
import { PageHeader } from "../PageHeader/index.ts"
import { Picture } from "../Picture/index.ts"
import { type Tip, TipsOverlay, type TipsOverlayProps } from "./TipsOverlay.tsx"

const find = (tip: string) => () => document.querySelector(`[data-tip="${tip}"]`)

const TIPS: Tip[] = [
  { title: "Styled for you", text: "Three looks at a time, from your colours, taste and clothes." },
  {
    title: "Why this look",
    text: "Tap a photo to see the whole look and the reasons for it.",
    target: find("photo"),
    placement: "right",
  },
  {
    title: "Keep what you love",
    text: "The heart saves a look to your favourites.",
    target: find("favourite"),
    placement: "left",
  },
  {
    title: "Dress for something",
    text: "Pick an activity, and the next looks are made for it.",
    target: find("occasion"),
    placement: "top",
  },
  {
    title: "See more",
    text: "Refresh for three other looks.",
    target: find("refresh"),
    placement: "top",
  },
]

const meta = {
  title: "Overlays/TipsOverlay",
  component: TipsOverlay,
  args: { open: true, delay: 0, tips: TIPS, onEnd: fn() },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows a newcomer around a screen, one tip after the other, each beside its target. Remember that she has seen it, and show it only once.",
      instead:
        "`Tooltip` for words about one control, `EmptyState` to say what to do next, `Modal` for news.",
      keyboard:
        "Focus starts on the button that leads on and stays there from tip to tip; each tip is read out. Escape skips the rest, and focus goes back to where it was.",
    },
  },
  render: function Tour(args: TipsOverlayProps) {
    const [open, setOpen] = useState(args.open)
    return (
      <main>
        <PageHeader title="Styled for you" />
        <div style={{ display: "grid", gap: "1rem", maxWidth: "20rem" }}>
          <div data-tip="photo">
            <Picture src="./samples/look-trench.svg" alt="A trench coat over wide jeans" />
          </div>
          <span data-tip="favourite" style={{ justifySelf: "end" }}>
            <IconButton label="Favourite" icon={<HeartIcon />} />
          </span>
        </div>
        <div style={{ display: "flex", gap: "1rem", marginBlockStart: "40rem" }}>
          <Button data-tip="occasion" onClick={() => setOpen(true)}>
            New Stylins For work
          </Button>
          <span data-tip="refresh">
            <IconButton label="Refresh" icon={<RefreshIcon />} />
          </span>
        </div>
        <TipsOverlay
          {...args}
          open={open}
          onEnd={(end) => {
            setOpen(false)
            args.onEnd(end)
          }}
        />
      </main>
    )
  },
} satisfies Meta<typeof TipsOverlay>

export default meta

type Story = StoryObj<typeof meta>

export const AboutNothingInParticular: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Styled for you" })).toBeInTheDocument()
    await expect(canvas.getByText("1 of 5")).toBeInTheDocument()
  },
}

const only = (index: number): Tip[] => TIPS.slice(index, index + 1)

export const BesideAPhoto: Story = { args: { tips: only(1) } }

export const BesideASmallButton: Story = { args: { tips: only(2) } }

export const AboveAButton: Story = {
  args: { tips: only(3) },
  play: async ({ canvas, canvasElement, step }) => {
    await canvas.findByRole("dialog")
    const box = (selector: string) => {
      const rect = canvasElement.querySelector(selector)?.getBoundingClientRect()
      if (!rect) throw new Error(`Nothing is ${selector}.`)
      return rect
    }
    await step("the page has scrolled to it, and the light lies around it", async () => {
      const target = box('[data-tip="occasion"]')
      await expect(target.bottom).toBeLessThan(window.innerHeight)
      await waitFor(() => expect(box('[data-part="light"]').top).toBeCloseTo(target.top - 8, 0))
      await expect(box('[data-part="light"]').width).toBeCloseTo(target.width + 16, 0)
    })
    await step("the card stands above", async () => {
      await expect(box('[data-part="card"]').bottom).toBeLessThan(box('[data-part="light"]').top)
    })
  },
}

export const WalkWholeRound: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent, step }) => {
    const button = await canvas.findByRole("button", { name: "Next" })
    await step("Enter leads from tip to tip, and focus stays on the button", async () => {
      for (const number of [2, 3, 4, 5]) {
        await waitFor(() => expect(button).toHaveFocus())
        await userEvent.keyboard("{Enter}")
        await expect(canvas.getByText(`${number} of 5`)).toBeInTheDocument()
      }
    })
    await step("the last button ends the round", async () => {
      await expect(button).toHaveAccessibleName("Got It")
      await expect(canvas.queryByRole("button", { name: "Skip" })).not.toBeInTheDocument()
      await userEvent.click(button)
      await expect(args.onEnd).toHaveBeenCalledOnce()
      await expect(args.onEnd).toHaveBeenLastCalledWith({ skipped: false, seen: 5 })
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument())
    })
  },
}

export const WalkSkipped: Story = {
  tags: ["walk"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Next" }))
    await userEvent.click(canvas.getByRole("dialog"))
    await expect(args.onEnd).not.toHaveBeenCalled()
    canvas.getByRole("button", { name: "Skip" }).focus()
    await userEvent.keyboard("{Escape}")
    await expect(args.onEnd).toHaveBeenCalledOnce()
    await expect(args.onEnd).toHaveBeenLastCalledWith({ skipped: true, seen: 2 })
  },
}

export const TargetMissing: Story = {
  args: {
    tips: [{ title: "Gone", text: "What this is about is not here.", target: find("none") }],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("dialog", { name: "Gone" })).toBeInTheDocument()
  },
}

export const VeryLongWords: Story = {
  args: {
    tips: [
      {
        title: "Everything about the looks that are styled for you and why they were chosen",
        text: "Each look says why it was chosen: by your colour type, your body type, the occasion, the clothes that you own already and the styles you said you would wear. ".repeat(
          3,
        ),
        target: find("favourite"),
      },
    ],
  },
}

export const NoTips: Story = {
  args: { tips: [] },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onEnd).toHaveBeenCalledOnce())
    await expect(args.onEnd).toHaveBeenLastCalledWith({ skipped: false, seen: 0 })
    await expect(canvas.queryByRole("dialog")).not.toBeInTheDocument()
  },
}
