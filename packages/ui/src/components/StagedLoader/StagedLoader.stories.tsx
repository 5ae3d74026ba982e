import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
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
    current: 0,
  },
} satisfies Meta<typeof StagedLoader>

export default meta

type Story = StoryObj<typeof meta>

export const FirstStage: Story = {}

export const HalfWay: Story = {
  args: { current: 2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Analysing your colour palette...")
    await expect(canvas.getByRole("progressbar")).toHaveAttribute("value", "3")
  },
}

export const Done: Story = {
  args: { current: 9 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(/^Done!/)
  },
}
