import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { Spinner } from "./Spinner.tsx"

const meta = { title: "Basics/Spinner", component: Spinner } satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Named: Story = {
  args: { label: "Loading looks" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Loading looks" })).toBeVisible()
  },
}

export const BesideWords: Story = {
  render: (args) => (
    <p style={{ display: "flex", alignItems: "center", gap: "0.5rem" }}>
      <Spinner {...args} /> Saving
    </p>
  ),
}
