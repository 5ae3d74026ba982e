import type { Meta, StoryObj } from "@storybook/react-vite"
import { Sheet } from "./Sheet.tsx"
import * as specimens from "./Space.tsx"

const meta = { title: "Foundations/Space", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Distances: Story = {
  render: () => (
    <Sheet
      title="A grid of four"
      about="Distances are named by their pixels and given in rem, so that they grow with the text she asks for."
    >
      <specimens.Distances />
    </Sheet>
  ),
}

export const CornersAndShadow: Story = {
  render: () => (
    <Sheet
      title="Corners, and the one shadow"
      about="Fields and boxes are barely rounded, cards more, chips and buttons wholly. Only what floats above the page has a shadow."
    >
      <specimens.Corners />
    </Sheet>
  ),
}
