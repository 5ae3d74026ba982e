import { colour, font, lineHeight, radius, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { Quiet } from "../../parts/Page.tsx"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import type { HerOwn } from "./Answer.tsx"

const Root = styled.section`
  display: grid;
  gap: ${space[12]};

  h2 {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  [data-part="cloths"] {
    display: flex;
    overflow: hidden;
    height: 2.5rem;
    border-radius: ${radius.small};
    box-shadow: inset 0 0 0 1px ${colour.line};
    forced-color-adjust: none;
  }

  [data-part="cloths"] > span {
    flex: 1;
  }
`

/** What the camera will compare with, until there is something to compare. */
export function PaletteStrip({ type, swatches }: HerOwn) {
  const all = [...swatches.best, ...swatches.accents, ...swatches.neutrals]
  return (
    <Root aria-label={t("Your palette")}>
      <h2>{type === undefined ? t("Your palette") : sayWord(type)}</h2>
      <div data-part="cloths" aria-hidden="true">
        {all.map(({ name, hex }) => (
          <span key={`${name} ${hex}`} style={{ background: hex }} />
        ))}
      </div>
      <Quiet>
        {t(
          "Point the camera at a garment, in daylight if you can, and we compare its colour with these. The picture stays on this device and is forgotten at once.",
        )}
      </Quiet>
    </Root>
  )
}
