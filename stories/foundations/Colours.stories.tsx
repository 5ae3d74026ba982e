import type { Meta, StoryObj } from "@storybook/react-vite"
import { COLOUR_NAMES, type ColourName, colour, palette, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import {
  type ColourPair,
  contrast,
  EDGE_PAIRS,
  TEXT_PAIRS,
} from "../../packages/ui/src/tokens/contrast.ts"
import { InBothThemes, Sheet } from "./Sheet.tsx"

const meta = { title: "Foundations/Colours", tags: ["!autodocs"] } satisfies Meta

export default meta

type Story = StoryObj<typeof meta>

const USES: Record<ColourName, string> = {
  paper: "The page",
  raised: "Cards, fields, sheets",
  ground: "Behind pictures; out of use",
  ink: "Text",
  muted: "Text that may be passed over",
  line: "Hairlines between things",
  control: "Edges of what is pressed",
  accent: "The one action; what is chosen",
  accentStrong: "That action, pointed at",
  onAccent: "Text on the accent",
  accentSoft: "Behind what is chosen",
  green: "It worked",
  orange: "Worth a look",
  red: "It failed; it destroys",
  onStatus: "Text on green, orange, red",
  veil: "Over the page, under a dialog",
  veiledPaper: "The page's edge, veiled",
  onPhoto: "Lines and light on a photo",
  photoVeil: "What a photo's crop leaves out",
}

const Swatches = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(8rem, 1fr));
  gap: ${space[20]} ${space[16]};

  li {
    display: grid;
    align-content: start;
    gap: ${space[4]};
    font-size: ${textSize[14]};
    line-height: 1.35;
  }

  li > span {
    height: 4rem;
    margin-bottom: ${space[4]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.small};
  }

  small {
    color: ${colour.muted};
    font-size: ${textSize[12]};
    overflow-wrap: anywhere;
  }
`

export const Palette: Story = {
  render: () => (
    <Sheet
      title="Paper, ink, one warm accent"
      about="Names say what a colour is for. Both themes carry the same names, so a component never asks which theme it is in."
    >
      <InBothThemes>
        {(theme) => (
          <Swatches>
            {COLOUR_NAMES.map((name) => (
              <li key={name}>
                <span style={{ background: colour[name] }} />
                {name}
                <small>{USES[name]}</small>
                <small>{palette[theme][name]}</small>
              </li>
            ))}
          </Swatches>
        )}
      </InBothThemes>
    </Sheet>
  ),
}

const Pairs = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  gap: ${space[12]};

  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${space[8]};
    min-height: 44px;
    padding: ${space[8]} ${space[12]};
    border: 1px solid ${colour.line};
    border-radius: ${radius.small};
    font-size: ${textSize[14]};
  }

  li[data-kind="edge"] {
    border-width: 2px;
    color: ${colour.ink};
  }

  span {
    font-variant-numeric: tabular-nums;
  }
`

const measured = (theme: keyof typeof palette, [one, other]: ColourPair) =>
  contrast(palette[theme][one], palette[theme][other]).toFixed(1)

export const Contrast: Story = {
  render: () => (
    <Sheet
      title="What may stand on what"
      about="Measured as WCAG 2 does: text reaches 4.5 on what it is read on, edges of what is pressed reach 3. Pairs that are not here are not used."
    >
      <InBothThemes>
        {(theme) => (
          <Pairs>
            {TEXT_PAIRS.map((pair) => (
              <li key={pair.join()} style={{ color: colour[pair[0]], background: colour[pair[1]] }}>
                {pair[0]} on {pair[1]} <span>{measured(theme, pair)}</span>
              </li>
            ))}
            {EDGE_PAIRS.map((pair) => (
              <li
                key={pair.join()}
                data-kind="edge"
                style={{ borderColor: colour[pair[0]], background: colour[pair[1]] }}
              >
                {pair[0]} around {pair[1]} <span>{measured(theme, pair)}</span>
              </li>
            ))}
          </Pairs>
        )}
      </InBothThemes>
    </Sheet>
  ),
}
