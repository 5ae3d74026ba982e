import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Skeleton } from "./Skeleton.tsx"

const meta = {
  title: "Basics/Skeleton",
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ width: "14rem" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Skeleton>

export default meta

type Story = StoryObj<typeof meta>

export const Text: Story = { args: { shape: "text" } }

export const Photo: Story = {
  args: { shape: "photo", id: "photo" },
  play: async ({ canvasElement }) => {
    const photo = canvasElement.querySelector("#photo")
    const { width = 0, height = 0 } = photo?.getBoundingClientRect() ?? {}
    await expect(width / height).toBeCloseTo(3 / 4, 2)
    await expect(photo).toHaveAttribute("aria-hidden", "true")
  },
}

export const Box: Story = { args: { shape: "box", style: { height: "3rem" } } }
