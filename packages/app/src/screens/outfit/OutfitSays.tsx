import type { Place } from "@stylin/garments/vocabulary"
import { Button, colour, font, lineHeight, media, Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { thumbnailUrl } from "../../lib/provider.ts"
import { Quiet } from "../../parts/Page.tsx"
import { draft, judgeDraft, swapIn } from "../../state/outfits/draft.ts"
import { WORDED_LANG } from "../../words/language.ts"
import { t } from "../../words/t.ts"
import { PLACE_WORDS } from "./placeWords.ts"

/** How many places are named; the rows say the others. */
const NAMED = 3

const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[8]};

  [data-part="verdict"] {
    font-family: ${font.display};
    font-size: ${textSize[18]};
    line-height: ${lineHeight[125]};
  }

  > button {
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[12]});
  }

  li {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  li + li {
    margin-block-start: ${space[4]};
  }

  ${media.tablet} {
    [data-part="verdict"] {
      font-size: ${textSize[28]};
    }
  }
`

const Better = styled.section`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  align-items: center;
  gap: ${space[4]} ${space[12]};
  font-size: ${textSize[14]};

  button {
    grid-column: 1 / -1;
    justify-self: start;
    margin-inline-start: calc(-1 * ${space[12]});
  }
`

interface Props {
  /** The places that there is something to choose for, in their order. */
  readonly offered: readonly Place[]
}

/** What is said of the outfit: how well it works, what is against it, and what pulls away. */
export function OutfitSays({ offered }: Props) {
  const { told, status, pieces, gone } = useSnapshot(draft)
  if (pieces.length === 0) return <Beginning offered={offered} />
  if (status.kind === "failed") {
    return (
      <Root role="alert">
        <p>{status.message}</p>
        <Button variant="quiet" onClick={() => void judgeDraft()}>
          {t("Try again")}
        </Button>
      </Root>
    )
  }
  const notes = [
    ...gone.map((name) => ({
      text: t("{name} is not there any more.", { name }),
      lang: undefined,
    })),
    ...(told?.notes ?? []).map((text) => ({ text, lang: WORDED_LANG })),
  ]
  const weak = told?.weak_link
  return (
    <Root aria-busy={status.kind === "loading"}>
      <p role="status" data-part="verdict" lang={told ? WORDED_LANG : undefined}>
        {told?.text ?? t("Looking at it…")}
      </p>
      {notes.length > 0 && (
        <ul>
          {notes.map(({ text, lang }) => (
            <li key={text} lang={lang}>
              {text}
            </li>
          ))}
        </ul>
      )}
      {weak && pieces.some(({ item_id }) => item_id === weak.item_id) && (
        <Better aria-label={t("What would be better")}>
          <Picture ratio="square" src={thumbnailUrl(weak.instead.image_url)} alt="" />
          <p lang={WORDED_LANG}>{weak.text}</p>
          <Button variant="quiet" onClick={() => swapIn(weak)}>
            {t("Wear it instead")}
          </Button>
        </Better>
      )}
    </Root>
  )
}

/** What she can begin with; nothing while that is not known. */
function Beginning({ offered }: Props) {
  if (offered.length === 0) return null
  const named = offered.slice(0, NAMED)
  const pieces = named.map((place) => PLACE_WORDS[place].piece).join(", ")
  return (
    <Quiet>
      {offered.length > named.length
        ? t("Start with what you like: {pieces} and more.", { pieces })
        : t("Start with what you like: {pieces}.", { pieces })}
    </Quiet>
  )
}
