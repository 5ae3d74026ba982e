import type { Meta, StoryObj } from "@storybook/react-vite"
import { useEffect, useState } from "react"
import { expect, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { PageHeader } from "../PageHeader/index.ts"
import { FullScreenLoader, type FullScreenLoaderProps } from "./FullScreenLoader.tsx"

const meta = {
  title: "Overlays/FullScreenLoader",
  component: FullScreenLoader,
  args: { label: "Saving your preferences", open: true },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Covers everything for a short time in which nothing may be pressed, such as while an account is created.",
      instead:
        "A busy `Button` if only its own action waits, `Skeleton` for content that is loading, `StagedLoader` for work of many seconds.",
      keyboard:
        "Takes focus so that no key reaches the page, and gives it back at the end; Escape does nothing. Its label is read out when it appears.",
    },
  },
  render: function Covered(args: FullScreenLoaderProps) {
    const [open, setOpen] = useState(args.open)
    return (
      <main style={{ minHeight: "20rem" }}>
        <PageHeader title="Create an Account" />
        <Button onClick={() => setOpen(true)}>Next</Button>
        <FullScreenLoader {...args} open={open} />
        <CallEnds when={open && !args.open} onEnd={() => setOpen(false)} />
      </main>
    )
  },
} satisfies Meta<typeof FullScreenLoader>

export default meta

type Story = StoryObj<typeof meta>

/** Ends what the loader waits for, when the story's own script says so. */
function CallEnds({ when, onEnd }: { when: boolean; onEnd: () => void }) {
  useEffect(() => {
    if (!when) return
    document.addEventListener("call-ended", onEnd, { once: true })
    return () => document.removeEventListener("call-ended", onEnd)
  }, [when, onEnd])
  return null
}

export const Open: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const loader = canvas.getByRole("dialog", { name: "Saving your preferences" })
    await step("no press reaches the page", async () => {
      const { x, y } = canvas.getByRole("button", { name: "Next" }).getBoundingClientRect()
      await expect(document.elementFromPoint(x + 4, y + 4)).toBe(loader)
    })
    await step("nor does a key, and Escape does not end it", async () => {
      await expect(loader).toHaveFocus()
      await userEvent.keyboard("{Escape}")
      await expect(loader).toBeInTheDocument()
      await expect(loader).toHaveAttribute("open")
    })
  },
}

export const WalkOpensAndCloses: Story = {
  tags: ["walk"],
  args: { open: false },
  play: async ({ canvas, userEvent, step }) => {
    const next = canvas.getByRole("button", { name: "Next" })
    await userEvent.click(next)
    await expect(canvas.getByRole("dialog")).toHaveFocus()
    await step("focus goes back to where it was", async () => {
      document.dispatchEvent(new Event("call-ended"))
      await waitFor(() => expect(next).toHaveFocus())
      await waitFor(() => expect(canvas.queryByRole("dialog")).not.toBeInTheDocument())
    })
  },
}

export const VeryLongWords: Story = {
  args: {
    label:
      "Saving your preferences, your selfie, the photos you have taken and everything else you have told us so far",
  },
}
