import type { Meta, StoryObj } from "@storybook/react-vite"
import { Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { InBothThemes, Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Illustration", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Pictures = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(8rem, 100%), 1fr));
  gap: ${space[20]} ${space[16]};

  li {
    display: grid;
    align-content: start;
    gap: ${space[8]};
    font-size: ${textSize[14]};
    line-height: 1.35;
  }
`

const LOOKS = [
  {
    src: "samples/look-trench.svg",
    alt: "A trench over a knit",
    rule: "A look is worn, and walks.",
  },
  { src: "samples/look-dress.svg", alt: "A dress with heels", rule: "Head to shoes, nothing cut." },
]
const GARMENTS = [
  {
    src: "samples/item-knit.svg",
    alt: "A cable jumper",
    rule: "A garment lies flat, from the front.",
  },
  { src: "samples/item-bag.svg", alt: "A bag", rule: "One fine line, flat cloth, a soft shadow." },
  { src: "samples/item-jeans.svg", alt: "Wide jeans", rule: "True in cut, length and colour." },
]

export const LooksAndGarments: Story = {
  render: () => (
    <Sheet
      title="Drawings, no photos"
      about="Drawings show clothes, not a face: it has no expression, and each look is another woman's. They stand on clear ground, which the theme gives, so the same drawing serves in both."
    >
      <InBothThemes>
        {() => (
          <Pictures>
            {LOOKS.map(({ src, alt, rule }) => (
              <li key={src}>
                <Picture src={src} alt={alt} ratio="look" />
                {rule}
              </li>
            ))}
            {GARMENTS.map(({ src, alt, rule }) => (
              <li key={src}>
                <Picture src={src} alt={alt} ratio="garment" />
                {rule}
              </li>
            ))}
          </Pictures>
        )}
      </InBothThemes>
    </Sheet>
  ),
}
