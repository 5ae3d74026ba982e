import { COLOUR_NAMES, colour, palette, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import {
  type ColourPair,
  contrast,
  EDGE_PAIRS,
  TEXT_PAIRS,
} from "../../packages/ui/src/tokens/contrast.ts"
import { COLOUR_USES } from "../../packages/ui/src/tokens/tokenUses.ts"
import { InBothThemes } from "./Sheet.tsx"

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

/** Every colour with its value and its use. */
export const Palette = () => (
  <InBothThemes>
    {(theme) => (
      <Swatches>
        {COLOUR_NAMES.map((name) => (
          <li key={name}>
            <span style={{ background: colour[name] }} />
            {name}
            <small>{COLOUR_USES[name]}</small>
            <small>{palette[theme][name]}</small>
          </li>
        ))}
      </Swatches>
    )}
  </InBothThemes>
)

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

/** What may stand on what, each pair in its own colours with its contrast. */
export const Contrast = () => (
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
)
