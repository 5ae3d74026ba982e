import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Button } from "../Button/index.ts"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

const meta = {
  title: "Basics/VisuallyHidden",
  component: VisuallyHidden,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose:
        "Words for screen readers where everybody else can rely on the picture or its place.",
      instead:
        "Visible words if there is room: text that everybody can read is better. `aria-label` for a control's whole name.",
      keyboard: "It takes no focus; do not put controls in it.",
    },
  },
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const HeardButNotSeen: Story = {
  args: { children: "incl. delivery" },
  render: (args) => (
    <Button variant="secondary">
      £20 <VisuallyHidden {...args} />
    </Button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "£20 incl. delivery" })).toBeVisible()
  },
}

export const BetweenSeenWords: Story = {
  render: () => (
    <p>
      <VisuallyHidden>Was </VisuallyHidden>
      <s>£60.00</s> <VisuallyHidden>now </VisuallyHidden>£39.99
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("paragraph")).toHaveTextContent("Was £60.00 now £39.99")
  },
}
