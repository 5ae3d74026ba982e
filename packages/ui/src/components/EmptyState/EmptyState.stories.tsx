import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Button } from "../Button/index.ts"
import { EmptyState } from "./EmptyState.tsx"

const meta = {
  title: "Basics/EmptyState",
  component: EmptyState,
  args: {
    title: "Nothing loved yet",
    text: "Press the heart on a look and it waits for you here.",
    action: <Button>New styling</Button>,
  },
} satisfies Meta<typeof EmptyState>

export default meta

type Story = StoryObj<typeof meta>

export const WithAction: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "Nothing loved yet" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "New styling" })).toBeVisible()
  },
}

export const WordsOnly: Story = {
  args: { action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}
