import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

const meta = {
  title: "Basics/VisuallyHidden",
  component: VisuallyHidden,
} satisfies Meta<typeof VisuallyHidden>

export default meta

type Story = StoryObj<typeof meta>

export const HeardButNotSeen: Story = {
  args: { children: "incl. delivery" },
  render: (args) => (
    <button type="button">
      £20 <VisuallyHidden {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "£20 incl. delivery" })).toBeVisible()
  },
}
