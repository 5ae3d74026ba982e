import { hexOfLab, nearestName, seasonalType } from "@stylin/garments/colour"
import {
  colour,
  font,
  lineHeight,
  media,
  radius,
  space,
  textSize,
  VisuallyHidden,
  weight,
} from "@stylin/ui"
import { styled } from "styled-components"
import { clothMatch, type HerSwatches } from "../../lib/clothMatch.ts"
import { useSettled } from "../../lib/useSettled.ts"
import type { ClothReading } from "../../photos/clothColour.ts"
import { TIMINGS } from "../../timings.ts"
import { sayWord } from "../../words/sayWord.ts"
import { t } from "../../words/t.ts"
import { matchWords, spoken } from "./matchWords.ts"

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[12]};

  [data-part="pair"] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    overflow-wrap: anywhere;
  }

  figure {
    margin: 0;
  }

  figcaption {
    padding-block-start: ${space[8]};
  }

  small {
    display: block;
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  [data-part="cloth"] {
    display: block;
    height: 4rem;
    border: 1px solid ${colour.line};
    forced-color-adjust: none;
  }

  [data-part="pair"] > :first-child [data-part="cloth"] {
    border-inline-end: 0;
    border-radius: ${radius.large} 0 0 ${radius.large};
  }

  [data-part="pair"] > :last-child [data-part="cloth"] {
    border-inline-start: 0;
    border-radius: 0 ${radius.large} ${radius.large} 0;
  }

  h2 {
    font-family: ${font.display};
    font-size: ${textSize[28]};
    line-height: ${lineHeight[110]};
  }

  h3 {
    font-family: ${font.text};
    font-size: ${textSize[14]};
    font-weight: ${weight.regular};
    color: ${colour.muted};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: ${space[8]};
    padding: 0;
    margin: 0;
    list-style: none;
    font-size: ${textSize[14]};
    line-height: ${lineHeight[125]};
  }

  li [data-part="cloth"] {
    height: 2.5rem;
    margin-block-end: ${space[4]};
    border-radius: ${radius.small};
  }

  ${media.desktop} {
    gap: ${space[16]};

    [data-part="pair"] [data-part="cloth"] {
      height: 9rem;
    }

    h2 {
      font-size: ${textSize[40]};
    }

    li [data-part="cloth"] {
      height: 4.5rem;
    }
  }
`

/** What cloth is compared with. */
export interface HerOwn {
  readonly swatches: HerSwatches
  /** Her type, as the profile names it. */
  readonly type: string | undefined
}

interface Props extends HerOwn {
  /** What the frame shows. */
  readonly reading: ClothReading | null
}

/** Shows the cloth beside her closest colours, and says how it suits her. */
export function Answer({ reading, swatches, type }: Props) {
  const cloth = reading?.kind === "cloth" ? hexOfLab(labOf(reading.lab)) : null
  const match = cloth && clothMatch(cloth, swatches, type ? seasonalType(type) : undefined)
  const found = match && cloth ? { match, name: nearestName(cloth).name } : null
  const answer = found && `${found.match.verdict} ${found.match.nearest[0].name}`
  // The words wait until the answer stays the same, so that they can be read; speech waits longer.
  const seenKey = found ? `${answer} ${found.match.leans} ${found.name}` : "nothing"
  const seen = useSettled(found, seenKey, TIMINGS.clothSettles)
  const said = useSettled(
    found && spoken(found.match, found.name),
    answer ?? "nothing",
    TIMINGS.clothSaid,
  )
  return (
    <>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {seen && cloth && (
        <Root aria-label={t("How it suits you")}>
          <Seen
            {...seen}
            cloth={cloth}
            isPatterned={reading?.kind === "cloth" && reading.isPatterned}
          />
        </Root>
      )}
    </>
  )
}

interface SeenProps {
  readonly match: NonNullable<ReturnType<typeof clothMatch>>
  readonly name: string
  readonly cloth: string
  readonly isPatterned: boolean
}

function Seen({ match, name, cloth, isPatterned }: SeenProps) {
  const { verdict, why, list } = matchWords(match)
  const [closest] = match.nearest
  return (
    <>
      <div data-part="pair">
        <figure>
          <Cloth hex={cloth} />
          <figcaption>
            <small>{t("This cloth")}</small> {sayWord(name)}
          </figcaption>
        </figure>
        <figure>
          <Cloth hex={closest.hex} />
          <figcaption>
            <small>{t("Your closest")}</small> {sayWord(closest.name)}
          </figcaption>
        </figure>
      </div>
      <h2>{verdict}</h2>
      <p>
        {isPatterned
          ? t("{why} There are several colours in the frame; this one covers the most.", { why })
          : why}
      </p>
      <h3>{list}</h3>
      <ul>
        {match.nearest.map((swatch) => (
          <li key={swatch.name}>
            <Cloth hex={swatch.hex} />
            {sayWord(swatch.name)}
          </li>
        ))}
      </ul>
    </>
  )
}

function Cloth({ hex }: { hex: string }) {
  return <span data-part="cloth" aria-hidden="true" style={{ background: hex }} />
}

function labOf([l, a, b]: readonly [number, number, number]) {
  return { mode: "lab65", l, a, b } as const
}
