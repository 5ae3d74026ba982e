import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { AlertIcon } from "../../icons/index.ts"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Picture } from "../Picture/index.ts"
import { Badge } from "./Badge.tsx"

const meta = {
  title: "Basics/Badge",
  component: Badge,
  args: { children: "Yours" },
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Marks a card, a picture or a line with a word or two: whose it is, how good a choice it is, what should be checked.",
      instead:
        "`Snackbar` for what has just happened, `ChoiceChips` for words that can be pressed, `ErrorState` for a failure.",
      keyboard: "It takes no focus.",
    },
  },
} satisfies Meta<typeof Badge>

export default meta

type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("Yours")).toHaveAttribute("data-tone", "plain")
  },
}

export const Recommended: Story = { args: { tone: "accent", children: "Best" } }

export const Positive: Story = { args: { tone: "green", children: "Good" } }

export const Cautious: Story = {
  args: { tone: "orange", children: "Please check", icon: <AlertIcon /> },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Please check")).toBeVisible()
    await expect(canvasElement.querySelector("svg")).toHaveAttribute("aria-hidden", "true")
  },
}

export const Failed: Story = { args: { tone: "red", children: "Not read", icon: <AlertIcon /> } }

export const OnAPicture: Story = {
  render: (args) => (
    <div style={{ position: "relative", width: "min(12rem, 100%)" }}>
      <Picture src="samples/item-trench.svg" alt="A camel trench coat" ratio="garment" />
      <Badge {...args} style={{ position: "absolute", inset: "0.75rem auto auto 0.75rem" }} />
    </div>
  ),
}

export const VeryLongWords: Story = {
  args: {
    tone: "orange",
    icon: <AlertIcon />,
    children: "Please check the colour and the section",
  },
  decorators: [
    (Story) => (
      <div data-testid="place" style={{ width: "min(9rem, 100%)" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const place = canvas.getByTestId("place")
    await expect(place.scrollWidth).toBeLessThanOrEqual(place.clientWidth)
  },
}
