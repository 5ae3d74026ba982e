import type { Meta, StoryObj } from "@storybook/react-vite"
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

export const Photo: Story = { args: { shape: "photo" } }

export const Box: Story = { args: { shape: "box", style: { height: "3rem" } } }
