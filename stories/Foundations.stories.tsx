import type { Meta, StoryObj } from "@storybook/react-vite"
import { COLOUR_NAMES, colour, font, palette, space, textSize } from "@stylin/ui"
import type { ReactNode } from "react"
import { styled } from "styled-components"

const meta = { title: "Foundations", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const Sheet = styled.section`
  display: grid;
  gap: ${space[32]};

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(9rem, 1fr));
    gap: ${space[24]} ${space[16]};
  }

  li {
    display: grid;
    gap: ${space[8]};
    font-size: ${textSize[14]};
  }

  li > span {
    height: 5rem;
    border: 1px solid ${colour.line};
  }

  dl > div {
    display: grid;
    grid-template-columns: 4rem 1fr;
    align-items: baseline;
    padding-block: ${space[12]};
    border-top: 1px solid ${colour.line};
  }

  dt,
  small {
    color: ${colour.muted};
    font-size: ${textSize[14]};
    font-variant-numeric: tabular-nums;
  }

  dd {
    min-width: 0;
    line-height: 1.15;
    overflow-wrap: anywhere;
  }
`

const Page = ({ title, children }: { title: string; children: ReactNode }) => (
  <Sheet>
    <h1>{title}</h1>
    {children}
  </Sheet>
)

export const Colours: Story = {
  render: () => (
    <Page title="Paper, ink, one warm accent">
      <ul>
        {COLOUR_NAMES.map((name) => (
          <li key={name}>
            <span style={{ background: colour[name] }} />
            {name}
            <small>
              {palette.light[name]}
              <br />
              {palette.evening[name]}
            </small>
          </li>
        ))}
      </ul>
    </Page>
  ),
}

const SIZES = Object.entries(textSize).toReversed()

export const DisplayType: Story = {
  render: () => (
    <Page title="Instrument Serif, for titles">
      <dl>
        {SIZES.map(([pixels, size]) => (
          <div key={pixels}>
            <dt>{pixels}</dt>
            <dd style={{ fontFamily: font.display, fontSize: size }}>
              Endless wardrobe possibilities
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  ),
}

export const TextType: Story = {
  render: () => (
    <Page title="Figtree, for everything read or pressed">
      <dl>
        {SIZES.slice(3).map(([pixels, size]) => (
          <div key={pixels}>
            <dt>{pixels}</dt>
            <dd style={{ fontFamily: font.text, fontSize: size }}>
              Perfectly tailored styles and shopping picks, from £20
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  ),
}

export const Space: Story = {
  render: () => (
    <Page title="A grid of four">
      <dl>
        {Object.entries(space).map(([pixels, size]) => (
          <div key={pixels}>
            <dt>{pixels}</dt>
            <dd style={{ width: size, height: "0.75rem", background: colour.accent }} />
          </div>
        ))}
      </dl>
    </Page>
  ),
}
