import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../Button/index.ts"
import { FullScreenLoader } from "./FullScreenLoader.tsx"

const meta = {
  title: "Basics/FullScreenLoader",
  component: FullScreenLoader,
  args: { label: "Saving your preferences", open: true },
  render: (args) => (
    <main style={{ minHeight: "20rem" }}>
      <Button>Next</Button>
      <FullScreenLoader {...args} />
    </main>
  ),
} satisfies Meta<typeof FullScreenLoader>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async ({ canvas }) => {
    const loader = canvas.getByRole("status")
    await expect(loader).toHaveTextContent("Saving your preferences")
    const { x, y } = canvas.getByRole("button").getBoundingClientRect()
    await expect(loader.contains(document.elementFromPoint(x + 4, y + 4))).toBe(true)
  },
}

export const Closed: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toBeEmptyDOMElement()
  },
}
