import type { Meta, StoryObj } from "@storybook/react-vite"
import * as specimens from "./Colours.tsx"
import { Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Colours", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Palette: Story = {
  render: () => (
    <Sheet
      title="Paper, ink, one warm accent"
      about="Names say what a colour is for. Both themes carry the same names, so a component never asks which theme it is in."
    >
      <specimens.Palette />
    </Sheet>
  ),
}

export const Contrast: Story = {
  render: () => (
    <Sheet
      title="What may stand on what"
      about="Measured as WCAG 2 does: text reaches 4.5 on what it is read on, edges of what is pressed reach 3. Pairs that are not here are not used."
    >
      <specimens.Contrast />
    </Sheet>
  ),
}
