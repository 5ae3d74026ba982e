import type { Meta, StoryObj } from "@storybook/react-vite"
import { Sheet } from "./Sheet.tsx"
import * as specimens from "./Type.tsx"

const meta = { title: "Foundations/Type", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

export const Display: Story = {
  render: () => (
    <Sheet
      title="Instrument Serif, for titles"
      about="A narrow serif with character, in one weight. It is set tight and large, and never for what is pressed."
    >
      <specimens.Display />
    </Sheet>
  ),
}

export const Text: Story = {
  render: () => (
    <Sheet
      title="Figtree, for everything read or pressed"
      about="A quiet humanist sans in one variable file. 16 is the text, 14 what may be passed over, 12 the smallest there is."
    >
      <specimens.Text />
    </Sheet>
  ),
}

export const WeightsAndFigures: Story = {
  render: () => (
    <Sheet
      title="Weights and figures"
      about="Prices and counts are set in tabular figures, so that they stand in line and do not jump as they change."
    >
      <specimens.Weights />
    </Sheet>
  ),
}

export const UntilTheFilesArrive: Story = {
  tags: ["system-type"],
  render: () => (
    <Sheet
      title="Until the files arrive"
      about="Stand-ins that every system has are stretched to the same widths and heights, so that lines break where they will break and nothing shifts."
    >
      <specimens.Fallbacks />
    </Sheet>
  ),
}
