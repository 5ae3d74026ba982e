import type { Meta, StoryObj } from "@storybook/react-vite"
import * as specimens from "./Illustration.tsx"
import { Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Illustration", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const LooksAndGarments: Story = {
  render: () => (
    <Sheet
      title="Drawings, no photos"
      about="Drawings show clothes, not a face: it has no expression, and each look is another woman's. They stand on clear ground, which the theme gives, so the same drawing serves in both."
    >
      <specimens.Drawings />
    </Sheet>
  ),
}
