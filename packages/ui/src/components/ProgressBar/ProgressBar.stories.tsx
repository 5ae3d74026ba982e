import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { ProgressBar } from "./ProgressBar.tsx"

const meta = {
  title: "Basics/ProgressBar",
  component: ProgressBar,
  args: { label: "Step 2 of 6", value: 2, max: 6 },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Shows how much of a known whole is done: steps of a flow, bytes of a file. Without a `value` it only says that something is running.",
      instead:
        "`StepperHeader` for the head of a flow, `Spinner` for a short wait, `StagedLoader` for a long one with news.",
      keyboard: "It takes no focus. Its label is its name for screen readers.",
    },
  },
} satisfies Meta<typeof ProgressBar>

export default meta

type Story = StoryObj<typeof meta>

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Step 2 of 6" })
    await expect(bar).toHaveAttribute("value", "2")
  },
}

export const JustBegun: Story = { args: { label: "Step 1 of 6", value: 1 } }

export const Done: Story = { args: { label: "Step 6 of 6", value: 6 } }

export const NotBegun: Story = { args: { label: "Sending coat.jpg", value: 0, max: 100 } }

export const Unknown: Story = {
  args: { label: "Reading your photos", value: undefined },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole("progressbar", { name: "Reading your photos" })
    await expect(bar).not.toHaveAttribute("value")
  },
}
