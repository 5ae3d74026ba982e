import type { Trip } from "@stylin/api/contract"
import { colour, lineHeight, media, Picture, space, textSize, weight } from "@stylin/ui"
import { styled } from "styled-components"
import { shortDayName } from "../../lib/calendar.ts"
import { lookPicture } from "../../lib/lookPicture.ts"
import { AppLink } from "../../parts/AppLink.tsx"
import { WORDED_LANG } from "../../words/language.ts"
import { sayWord } from "../../words/sayWord.ts"
import { sayWeather, t } from "../../words/t.ts"

const Root = styled.section`
  h2 {
    margin-block-end: ${space[12]};
    font-size: ${textSize[22]};
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(9rem, 100%), 1fr));
    gap: ${space[24]} ${space[16]};
    font-size: ${textSize[14]};
    line-height: ${lineHeight[140]};
    overflow-wrap: anywhere;
  }

  a {
    display: grid;
    color: inherit;
    text-decoration: none;
  }

  a > span:first-child {
    margin-block-end: ${space[8]};
  }

  [data-part="day"],
  [data-part="note"] {
    display: block;
  }

  [data-part="day"] {
    font-size: ${textSize[16]};
    font-weight: ${weight.medium};
  }

  [data-part="note"] {
    color: ${colour.muted};
  }

  ${media.desktop} {
    ul {
      grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
    }
  }
`

/** The looks of a trip, day by day, and what is missing for one. */
export function TripLooks({ trip: { parts } }: { readonly trip: Trip }) {
  const told = parts.filter(({ look, lacks }) => look || lacks !== undefined)
  if (told.length === 0) return null
  return (
    <Root aria-labelledby="trip-looks">
      <h2 id="trip-looks">{t("What you wear")}</h2>
      <ul>
        {told.map((part) => (
          <li key={`${part.day} ${part.occasion}`}>
            {part.look ? (
              <AppLink href="/look" state={{ look: part.look }}>
                <Picture
                  {...lookPicture(part.look.photo)}
                  sizes="(min-width: 768px) 22vw, 45vw"
                  alt=""
                />
                <Caption part={part} />
              </AppLink>
            ) : (
              <>
                <Caption part={part} />
                <p>{t("No look yet.")}</p>
              </>
            )}
            {part.lacks !== undefined && (
              <p data-part="lacks" lang={WORDED_LANG}>
                {part.lacks}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Root>
  )
}

function Caption({ part: { day, occasion, look } }: { readonly part: Trip["parts"][number] }) {
  const weather = look?.dressed_for && sayWeather(look.dressed_for)
  return (
    <>
      <span data-part="day">{shortDayName(day)}</span>
      <span data-part="note">{[sayWord(occasion), weather].filter(Boolean).join(", ")}</span>
    </>
  )
}
