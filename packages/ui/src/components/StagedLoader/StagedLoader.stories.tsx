import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect, fn, waitFor } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { StagedLoader } from "./StagedLoader.tsx"

const meta = {
  title: "Basics/StagedLoader",
  component: StagedLoader,
  args: {
    messages: [
      "AI warming up...",
      "Deriving your style preferences...",
      "Analysing your colour palette...",
      "Formulating recommendations...",
      "Done! Your personalised feed is ready",
    ],
    onDone: fn(),
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Fills a screen while longer work runs, and says in steps what is being done. It keeps its own time; the last message waits for `finished`, so that it never says done too early.",
      instead:
        "`FullScreenLoader` for a second or two, `Skeleton` if content will replace it, `ProgressBar` if the share done is known.",
      keyboard: "Takes no focus. Each message is read out as it appears.",
    },
  },
} satisfies Meta<typeof StagedLoader>

export default meta

type Story = StoryObj<typeof meta>

export const FirstStage: Story = { args: { current: 0 } }

export const HalfWay: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Analysing your colour palette...")
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "3")
  },
}

export const HowMuchIsDone: Story = {
  args: { current: 1, loop: true, share: { done: 100, of: 250 }, note: "100 of 250 items added" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "100")
    await expect(canvas.getByText("100 of 250 items added")).toBeVisible()
  },
}

export const Done: Story = {
  args: { current: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Done!/)
  },
}

export const KeepsTheTime: Story = {
  args: { interval: 50, doneDelay: 50 },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce())
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Done!/)
  },
}

export const StillAtWork: Story = {
  args: { interval: 50, finished: false },
  play: async ({ args, canvas }) => {
    await canvas.findByText("Formulating recommendations...")
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const StartingOver: Story = {
  args: {
    messages: ["AI warming up...", "Formulating recommendations...", "Done!"],
    // Long enough that it does not move on before the story is looked at.
    interval: 700,
    finished: false,
    loop: true,
  },
  play: async ({ canvas }) => {
    await canvas.findByText("Formulating recommendations...")
    await canvas.findByText("AI warming up...")
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("value")
  },
}

export const VeryLongMessage: Story = {
  args: {
    current: 0,
    messages: [
      "Adding twenty-four new items to your wardrobe, one after the other, and looking at each...",
      "Done!",
    ],
  },
}

export const OneMessage: Story = {
  args: { messages: ["Processing..."], current: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar")).not.toHaveAttribute("value")
  },
}
