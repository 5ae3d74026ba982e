import type { Meta, StoryObj } from "@storybook/react-vite"
import { font, textSize } from "@stylin/ui"
import { Lines, Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Type", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const SIZES = Object.entries(textSize).toReversed()

export const Display: Story = {
  render: () => (
    <Sheet
      title="Instrument Serif, for titles"
      about="A narrow serif with character, in one weight. It is set tight and large, and never for what is pressed."
    >
      <Lines>
        {SIZES.map(([pixels, size]) => (
          <div key={pixels}>
            <dt>{pixels}</dt>
            <dd style={{ fontFamily: font.display, fontSize: size }}>
              Endless wardrobe possibilities
            </dd>
          </div>
        ))}
      </Lines>
    </Sheet>
  ),
}

export const Text: Story = {
  render: () => (
    <Sheet
      title="Figtree, for everything read or pressed"
      about="A quiet humanist sans in one variable file. 16 is the text, 14 what may be passed over, 12 the smallest there is."
    >
      <Lines>
        {SIZES.slice(3).map(([pixels, size]) => (
          <div key={pixels}>
            <dt>{pixels}</dt>
            <dd style={{ fontFamily: font.text, fontSize: size }}>
              Perfectly tailored styles and shopping picks, from £20
            </dd>
          </div>
        ))}
      </Lines>
    </Sheet>
  ),
}

const WEIGHTS = { 400: "Text", 500: "Labels, buttons", 600: "Emphasis, sparingly" }

const PRICES = ["£20.00", "£39.99", "£111.10"]

export const WeightsAndFigures: Story = {
  render: () => (
    <Sheet
      title="Weights and figures"
      about="Prices and counts are set in tabular figures, so that they stand in line and do not jump as they change."
    >
      <Lines>
        {Object.entries(WEIGHTS).map(([weight, use]) => (
          <div key={weight}>
            <dt>{weight}</dt>
            <dd style={{ fontWeight: weight }}>{use}</dd>
          </div>
        ))}
        {PRICES.map((price) => (
          <div key={price}>
            <dt>Price</dt>
            <dd style={{ fontVariantNumeric: "tabular-nums" }}>{price}</dd>
          </div>
        ))}
      </Lines>
    </Sheet>
  ),
}

const FACES = {
  "Instrument Serif": "Instrument Serif Fallback",
  "Figtree Variable": "Figtree Fallback",
}

const PARAGRAPH =
  "She owns a camel trench, three white shirts and jeans in two blues; the rest is chosen to go with them, and she may buy it or leave it."

export const UntilTheFilesArrive: Story = {
  render: () => (
    <Sheet
      title="Until the files arrive"
      about="Stand-ins that every system has are stretched to the same widths and heights, so that lines break where they will break and nothing shifts."
    >
      <Lines>
        {Object.entries(FACES).flatMap((faces) =>
          faces.map((face, at) => (
            <div key={face}>
              <dt>{at === 0 ? "Face" : "Stand-in"}</dt>
              <dd style={{ fontFamily: `"${face}"`, fontSize: textSize[18], maxWidth: "26rem" }}>
                {PARAGRAPH}
              </dd>
            </div>
          )),
        )}
      </Lines>
    </Sheet>
  ),
}
