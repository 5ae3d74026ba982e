import type { Meta, StoryObj } from "@storybook/react-vite"
import {
  COLOURS,
  MONK_TONES,
  paletteSwatches,
  SEASONAL_TYPES,
  type SeasonalType,
  skinClass,
  typologyAngle,
} from "@stylin/garments/colour"
import { colour, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"

const meta = {
  title: "Garments/Palettes",
  tags: ["!autodocs"],
  args: { season: "soft autumn" },
  argTypes: { season: { control: "select", options: SEASONAL_TYPES } },
  render: ({ season }) => <Palette season={season} />,
} satisfies Meta<{ season: SeasonalType }>

export default meta
type Story = StoryObj<typeof meta>

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(6.5rem, 1fr));
  gap: ${space[16]};
  margin-block: ${space[12]} ${space[32]};

  li {
    display: grid;
    gap: ${space[4]};
    font-size: ${textSize[12]};
  }

  span {
    height: 4.5rem;
    border: 1px solid ${colour.line};
    background: var(--swatch);
  }
`

interface Swatch {
  name: string
  hex: string
  note?: string
}

function Row({ title, swatches }: { title: string; swatches: readonly Swatch[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <Swatches>
        {swatches.map(({ name, hex, note }) => (
          <li key={name}>
            {/* A custom property is not among the style names that React knows. */}
            <span style={{ "--swatch": hex } as React.CSSProperties} />
            {name}
            <small>{note ?? hex}</small>
          </li>
        ))}
      </Swatches>
    </section>
  )
}

function Palette({ season }: { season: SeasonalType }) {
  const swatches = paletteSwatches(season)
  return (
    <>
      <h1>{season}</h1>
      {(["neutrals", "best", "worst"] as const).map((group) => (
        <Row key={group} title={group} swatches={swatches.filter((one) => one.group === group)} />
      ))}
    </>
  )
}

export const OneSeason: Story = {}

export const TwelveSeasons: Story = {
  render: () => (
    <>
      <h1>The twelve seasonal types</h1>
      {SEASONAL_TYPES.map((season) => (
        <Row
          key={season}
          title={season}
          swatches={paletteSwatches(season)
            .filter(({ group }) => group !== "worst")
            .map(({ name, hex, group }) => ({ name, hex, note: group }))}
        />
      ))}
    </>
  ),
}

export const ColourNames: Story = {
  render: () => (
    <>
      <h1>Colour names</h1>
      <Row
        title="As clothes are called"
        swatches={Object.entries(COLOURS).map(([name, hex]) => ({ name, hex }))}
      />
    </>
  ),
}

export const SkinTones: Story = {
  render: () => (
    <>
      <h1>Skin tones</h1>
      <Row
        title="The Monk scale, with each step's individual typology angle"
        swatches={MONK_TONES.map((hex, index) => ({
          name: `Monk ${index + 1}`,
          hex,
          note: `${typologyAngle(hex).toFixed(0)}°, ${skinClass(typologyAngle(hex))}`,
        }))}
      />
    </>
  ),
}
