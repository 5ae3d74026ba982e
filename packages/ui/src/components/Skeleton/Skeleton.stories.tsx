import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Skeleton } from "./Skeleton.tsx"

const meta = {
  title: "Basics/Skeleton",
  component: Skeleton,
  decorators: [
    (Story) => (
      <div style={{ width: "min(14rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Takes the place and shape of something that is still loading, so that nothing moves when it appears.",
      instead:
        "`Spinner` if the shape is unknown, `EmptyState` if there will be nothing. `LookCardSkeleton` is made of these.",
      keyboard:
        "It takes no focus and is hidden from screen readers; say beside it, in a live region, what is loading.",
    },
  },
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

export const SeveralLines: Story = {
  render: (args) => (
    <div>
      <Skeleton {...args} />
      <Skeleton {...args} />
      <Skeleton {...args} style={{ width: "60%" }} />
    </div>
  ),
}

export const Circle: Story = {
  args: { shape: "circle", id: "circle", style: { width: "44px" } },
  play: async ({ canvasElement }) => {
    const { width, height } =
      canvasElement.querySelector("#circle")?.getBoundingClientRect() ?? new DOMRect()
    await expect([width, height]).toEqual([44, 44])
  },
}

export const Box: Story = { args: { shape: "box", style: { height: "3rem" } } }
