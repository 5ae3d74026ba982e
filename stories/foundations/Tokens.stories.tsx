import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  Button,
  COLOUR_NAMES,
  colour,
  colourProperty,
  ItemCard,
  palette,
  radius,
  space,
  textSize,
  tokenProperty,
  tokenValues,
} from "@stylin/ui"
import type { CSSProperties } from "react"
import { expect } from "storybook/test"
import { styled } from "styled-components"
import { InBothThemes, Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Tokens", tags: ["!autodocs", "!manifest"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Table = styled.dl`
  font-size: ${textSize[14]};

  div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 ${space[16]};
    padding-block: ${space[8]};
    border-top: 1px solid ${colour.line};
  }

  /* Each machine has another monospaced face, and its rows would break elsewhere. */
  code {
    font-family: inherit;
  }

  dd {
    color: ${colour.muted};
    overflow-wrap: anywhere;
  }
`

const ROWS = [
  ...COLOUR_NAMES.map((name) => ({
    property: colourProperty(name),
    value: `${palette.light[name]}, evening ${palette.evening[name]}`,
  })),
  ...Object.entries(tokenValues).flatMap(([group, values]) =>
    Object.entries(values).map(([name, value]) => ({
      property: tokenProperty(group, name),
      value: String(value),
    })),
  ),
]

export const Properties: Story = {
  render: () => (
    <Sheet
      title="Every token is a property"
      about="Components read custom properties and nothing else. Set one on an element, and everything inside it follows."
    >
      <Table>
        {ROWS.map(({ property, value }) => (
          <div key={property}>
            <dt>
              <code>{property}</code>
            </dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Table>
    </Sheet>
  ),
}

const Garment = () => (
  <ItemCard image="samples/item-trench.svg" brand="Loom Street" name="Camel trench" price={120} />
)

export const TwoThemesOnAPage: Story = {
  render: () => (
    <Sheet
      title="Two themes on a page"
      about="data-theme gives an element and all inside it a theme, light or evening; the rest of the page follows the system."
    >
      <InBothThemes>
        {() => (
          <>
            <div style={{ width: "132px" }}>
              <Garment />
            </div>
            <Button>Keep this look</Button>
          </>
        )}
      </InBothThemes>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const grounds = [...canvasElement.querySelectorAll("[data-theme]")].map(
      (part) => getComputedStyle(part).backgroundColor,
    )
    await expect(grounds).toEqual(["rgb(250, 247, 242)", "rgb(23, 20, 18)"])
  },
}

const Branded = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space[16]};
  padding: ${space[24]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
`

/** Another shop's looks: React's type for styles does not know custom properties. */
const BRAND = {
  "--stylin-accent": "#1d4f8c",
  "--stylin-accent-strong": "#143a68",
  "--stylin-on-accent": "#ffffff",
  "--stylin-radius-large": "0px",
  "--stylin-space-24": "2.5rem",
  "--stylin-font-display": "Georgia, serif",
} as CSSProperties

export const AnotherBrand: Story = {
  render: () => (
    <Sheet
      title="Another shop's brand"
      about="Six properties on one element: an accent, its darker shade and what is written on both, corners, a distance and the face of titles."
    >
      <Branded style={BRAND}>
        <h2>New in</h2>
        <Button>Keep this look</Button>
      </Branded>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const { backgroundColor } = getComputedStyle(canvas.getByRole("button"))
    await expect(backgroundColor).toBe("rgb(29, 79, 140)")
  },
}
