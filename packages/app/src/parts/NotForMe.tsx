import type { Look } from "@stylin/api/contract"
import { Button, colour, media, Picture, space, textSize } from "@stylin/ui"
import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from "react"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { providerUrl } from "../lib/provider.ts"
import { dropLook, showNextInstead } from "../state/feed/dropLook.ts"
import { dismiss, dismissals, explain, takeBack, type Why } from "../state/looks/dismissals.ts"
import { dismissed } from "../state/looks/dismissed.ts"
import { showSnackbar } from "../state/shell/snackbar.ts"
import { t } from "../words/t.ts"
import { NotForMePieces } from "./NotForMePieces.tsx"
import { noted, reasonsFor, wornIn } from "./notForMeWords.ts"

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[20]};
  padding-block: ${space[24]};
  border-block: 1px solid ${colour.line};
  /* Below the bar at the top, where it takes focus. */
  scroll-margin-block: ${space[96]};

  /* As tall as the photo was, so that its neighbours keep their places. */
  ${media.tablet} {
    aspect-ratio: 3 / 4;
  }

  [data-part="look"] {
    display: grid;
    grid-template-columns: 5rem minmax(0, 1fr);
    align-items: center;
    gap: ${space[16]};
  }

  [data-part="look"] img {
    opacity: 0.6;
  }

  [data-part="name"] {
    font-size: ${textSize[28]};
  }

  [data-part="look"] p {
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }

  [data-part="question"] {
    margin-block-end: ${space[12]};
    font-size: ${textSize[18]};
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
  }

  [data-part="foot"] {
    display: flex;
    flex-wrap: wrap;
    gap: ${space[8]};
    margin-inline-start: calc(-1 * ${space[12]});
  }

  [role="alert"] {
    color: ${colour.red};
    font-size: ${textSize[14]};
  }
`

export interface NotForMeProps {
  readonly look: Look
  /** Called when the look is for her after all, or its dismissal could not be kept. */
  readonly onBack: () => void
  readonly headingLevel?: 1 | 2
  /** The way on; on the feed, the next look. */
  readonly next?: { readonly label: string; readonly go: () => void }
}

/** Stands in the place of a look that is not for her: asks why, and takes it back. Takes focus. */
export default function NotForMe({ look, onBack, headingLevel = 2, next }: NotForMeProps) {
  const Heading = `h${headingLevel}` as const
  const id = useId()
  const root = useRef<HTMLElement>(null)
  const [isChoosing, setIsChoosing] = useState(false)
  const { whys, busy, failed } = useSnapshot(dismissals)
  const why = whys[look.look_id]
  const failure = failed[look.look_id]
  const isBusy = busy[look.look_id] === true
  const focus = () => root.current?.focus()

  const begin = useEffectEvent(async () => {
    focus()
    const failed = await dismiss(look)
    if (failed === undefined) return
    showSnackbar({ text: t("Not saved. {why}", { why: failed }), color: "red" })
    onBack()
  })
  // Once she leaves this place, the feed goes on without the look.
  const leave = useEffectEvent(() => {
    if (dismissed.ids.includes(look.look_id)) dropLook(look.look_id)
  })
  useEffect(() => {
    void begin()
    return () => leave()
  }, [])

  const say = (said: Why) => {
    setIsChoosing(false)
    focus()
    void explain(look, said)
  }

  return (
    <Root ref={root} aria-labelledby={id} aria-describedby={`${id}-about`} tabIndex={-1}>
      <div data-part="look">
        <Picture ratio="look" src={providerUrl(look.photo)} alt="" eager />
        <div>
          <Heading id={id} data-part="name">
            {t("Not for you")}
          </Heading>
          <p id={`${id}-about`}>
            {t("{title} will not come back.", { title: look.rec_description.title })}
          </p>
        </div>
      </div>
      <p role="status" hidden={!why}>
        {why && noted(look, why)}
      </p>
      {failure === undefined ? null : <p role="alert">{t("Not saved. {why}", { why: failure })}</p>}
      {why ? null : isChoosing ? (
        <Question title={t("Which piece?")} level={headingLevel}>
          <NotForMePieces look={look} onChoose={(piece) => say({ reason: "piece", piece })} />
        </Question>
      ) : (
        <Question title={t("What put you off?")} level={headingLevel}>
          <ul>
            {reasonsFor(look).map(({ reason, label }) => (
              <li key={reason}>
                <Button
                  variant="secondary"
                  onClick={() => {
                    const [only, ...others] = wornIn(look)
                    if (reason !== "piece") say({ reason })
                    else if (others.length === 0) say({ reason, piece: only?.item_id })
                    else {
                      setIsChoosing(true)
                      focus()
                    }
                  }}
                >
                  {label}
                </Button>
              </li>
            ))}
          </ul>
        </Question>
      )}
      <div data-part="foot">
        <Button
          variant="quiet"
          busy={isBusy}
          onClick={() => void takeBack(look).then(() => dismissedNoMore(look) && onBack())}
        >
          {t("Undo")}
        </Button>
        <Button variant="quiet" onClick={next?.go ?? (() => showNextInstead(look.look_id))}>
          {next?.label ?? t("Show another look")}
        </Button>
      </div>
    </Root>
  )
}

const dismissedNoMore = ({ look_id }: Look) => !dismissed.ids.includes(look_id)

interface QuestionProps {
  readonly title: string
  /** Level of the heading above it. */
  readonly level: 1 | 2
  readonly children: ReactNode
}

function Question({ title, level, children }: QuestionProps) {
  const Heading = level === 1 ? "h2" : "h3"
  return (
    <div>
      <Heading data-part="question">{title}</Heading>
      {children}
    </div>
  )
}
