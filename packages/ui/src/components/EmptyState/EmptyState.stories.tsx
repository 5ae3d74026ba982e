import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { Picture } from "../Picture/index.ts"
import { EmptyState } from "./EmptyState.tsx"

const meta = {
  title: "Basics/EmptyState",
  component: EmptyState,
  args: {
    title: "Nothing loved yet",
    text: "Press the heart on a look and it waits for you here.",
    action: <Button>New styling</Button>,
  },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Fills a place with nothing in it so far: says what is missing and what to do about it.",
      instead: "`ErrorState` when something failed, `Skeleton` while it is still loading.",
      keyboard: "It takes no focus itself; its action is reached with Tab.",
    },
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

export const WithPicture: Story = {
  args: {
    headingLevel: 1,
    title: "Your rail is empty",
    text: "Add a few clothes you wear often, and looks are built around them.",
    picture: <Picture src="samples/item-trench.svg" alt="" ratio="garment" />,
    action: <Button>Add items</Button>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("Your rail is empty")
  },
}

export const VeryLongWords: Story = {
  args: {
    title: "Nothing in accessories, which is where scarves, belts, bags and sunglasses would hang",
    text: "Photograph them laid flat or on a hanger, in daylight if you can, one or several at once, or search for them by a description or a brand, and they wait for you here from then on.",
  },
}

export const WordsOnly: Story = {
  args: { action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
  },
}
