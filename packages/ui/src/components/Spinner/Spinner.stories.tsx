import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { IN_SETTINGS } from "../../testing/inSettings.ts"
import { Spinner } from "./Spinner.tsx"

const meta = {
  title: "Basics/Spinner",
  component: Spinner,
  parameters: {
    chromatic: IN_SETTINGS,
    guide: {
      purpose: "Shows a short wait of unknown length, the size of the text around it.",
      instead:
        "`Skeleton` if the shape of the content is known, `ProgressBar` if the progress is, `FullScreenLoader` if nothing may be pressed meanwhile, a `busy` `Button` for its own work.",
      keyboard:
        "It takes no focus. With a label it is a named picture; put it in a live region if the wait must be announced.",
    },
  },
} satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Named: Story = {
  args: { label: "Loading looks" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "Loading looks" })).toBeVisible()
  },
}

export const Large: Story = {
  args: { label: "Loading looks", style: { fontSize: "2.5rem" } },
}

export const BesideWords: Story = {
  render: (args) => (
    <p style={{ display: "flex", alignItems: "center", gap: "0.5rem" }}>
      <Spinner {...args} /> Saving
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).not.toBeInTheDocument()
  },
}
