import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import * as specimens from "./Icons.tsx"
import { Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Icons", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const EveryIcon: Story = {
  render: () => (
    <Sheet
      title="Icons"
      about="Named for what they mean, not for what they show, and drawn with one fine line. They are decoration: the words, or the label of the button around them, speak."
    >
      <specimens.EveryIcon />
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    for (const icon of canvasElement.querySelectorAll("svg")) {
      await expect(icon).toHaveAttribute("aria-hidden", "true")
    }
  },
}
