import type { HerWeather, Place } from "@stylin/api/contract"
import { Button, colour, space } from "@stylin/ui"
import { useRef, useState } from "react"
import { styled } from "styled-components"
import { placeWords } from "../lib/placeWords.ts"
import { canTellWhere, WhereError, whereIAm } from "../lib/whereIAm.ts"
import { forgetPlaceWithUndo, sayPlace } from "../state/weather/sayWeather.ts"
import { t } from "../words/t.ts"
import { FindTown } from "./FindTown.tsx"
import { FormError } from "./FormError.tsx"
import { Quiet, stack } from "./Page.tsx"

const Root = styled.section`
  ${stack}
  padding-block-start: ${space[20]};
  border-block-start: 1px solid ${colour.line};

  &:focus:not(:focus-visible) {
    outline: none;
  }

  [data-part="place"],
  [data-part="ask"] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[4]} ${space[12]};
  }

  /* Its words, not its room, stand at the edge. */
  [data-part="place"] button {
    margin-inline-start: calc(-1 * ${space[12]});
  }

  [data-part="place"] p {
    flex: 1 1 12rem;
    overflow-wrap: anywhere;
  }
`

/** Where she dresses: named, told by her browser, or forgotten. */
export function WeatherPlace({ known }: { readonly known: HerWeather }) {
  const { place, has_forecasts, finds_places } = known
  const root = useRef<HTMLElement>(null)
  // What she pressed goes, and focus would go with it.
  const keepFocus = () => root.current?.focus()
  const say = (next: Place) => {
    keepFocus()
    sayPlace(next)
  }
  return (
    <Root ref={root} tabIndex={-1} aria-label={t("Your place")}>
      {place ? (
        <div data-part="place">
          <p>
            <strong>{placeWords(place)}</strong>
          </p>
          <Button
            variant="quiet"
            onClick={() => {
              keepFocus()
              forgetPlaceWithUndo(place)
            }}
          >
            {t("Forget this place")}
          </Button>
        </div>
      ) : (
        <Quiet>
          {t(
            has_forecasts
              ? "Tell us where you are, and your looks follow the forecast there."
              : "Tell us where you are, and your looks follow the season there.",
          )}
        </Quiet>
      )}
      {finds_places && <FindTown onFind={say} />}
      {canTellWhere() && <WhereIAm hasForecasts={has_forecasts} onTold={say} onLeave={keepFocus} />}
    </Root>
  )
}

type Asking =
  | { readonly kind: "idle" | "explained" | "asking" }
  | { readonly kind: "failed"; readonly message: string }

interface WhereProps {
  /** Whether her place is used for its forecast; else for its season. */
  readonly hasForecasts: boolean
  readonly onTold: (place: Place) => void
  readonly onLeave: () => void
}

/** Says what the browser is about to ask, and why, before it does. */
function WhereIAm({ hasForecasts, onTold, onLeave }: WhereProps) {
  const [asking, setAsking] = useState<Asking>({ kind: "idle" })
  const ask = async () => {
    setAsking({ kind: "asking" })
    try {
      onTold({ name: null, ...(await whereIAm()) })
      setAsking({ kind: "idle" })
    } catch (cause) {
      if (!(cause instanceof WhereError)) throw cause
      setAsking({ kind: "failed", message: cause.message })
    }
  }
  if (asking.kind === "idle") {
    return (
      <div>
        <Button variant="secondary" onClick={() => setAsking({ kind: "explained" })}>
          {t("Use where I am")}
        </Button>
      </div>
    )
  }
  return (
    <>
      <p>
        {t(
          hasForecasts
            ? "Your browser asks you next, once. We round the answer to about 11 km, use it for the forecast only, and forget it when you say so."
            : "Your browser asks you next, once. We round the answer to about 11 km, use it to know its season only, and forget it when you say so.",
        )}
      </p>
      <FormError>{asking.kind === "failed" ? asking.message : null}</FormError>
      <div data-part="ask">
        <Button autoFocus busy={asking.kind === "asking"} onClick={() => void ask()}>
          {t("Ask my browser")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            onLeave()
            setAsking({ kind: "idle" })
          }}
        >
          {t("Not now")}
        </Button>
      </div>
    </>
  )
}
