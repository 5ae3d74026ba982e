import { CALIBRATION_LOOKS, type CalibrationLook } from "@stylin/stylist/calibration"
import { Button, CalibrationCard } from "@stylin/ui"
import { type KeyboardEvent, useId, useLayoutEffect, useRef } from "react"
import { useSnapshot } from "valtio/react"
import { pictureNamed } from "../../lib/pictures.ts"
import { OnboardingPage } from "../../parts/OnboardingPage.tsx"
import { onboarding, rateLook, responseTo } from "../../state/onboarding/answers.ts"
import { t } from "../../words/t.ts"
import { Deck, DeckCount, DeckKeys, showCard } from "./deck.ts"
import { goToNext } from "./goToNext.ts"

export function SampleLooks() {
  const { areLooksRated, preferences } = useSnapshot(onboarding)
  const total = CALIBRATION_LOOKS.length
  const deck = useRef<HTMLUListElement>(null)
  const keysId = useId()
  // A press on an answer brings the next look. Keys answer as well, and keep the view where the
  // focus is.
  const isByKeys = useRef(false)
  const showNext = (place: number) => {
    if (!isByKeys.current) showCard(deck.current, placeToAnswer(place), "auto")
  }
  // She goes on where she left off.
  useLayoutEffect(() => showCard(deck.current, placeToAnswer(), "instant"), [])
  return (
    <OnboardingPage
      step="looks"
      title={t("Pick styles you'd wear")}
      width="wide"
      actions={
        <Button disabled={!areLooksRated} onClick={() => goToNext("looks")}>
          {t("Next")}
        </Button>
      }
    >
      <DeckCount role="status">
        {t("{answered} of {all} answered", { answered: preferences.length, all: total })}
      </DeckCount>
      <DeckKeys id={keysId}>
        {t(
          "Tab to a look, then press 1 for unlikely or 2 for would wear, and the next one comes up.",
        )}
      </DeckKeys>
      <Deck
        ref={deck}
        aria-label={t("Sample looks")}
        aria-describedby={keysId}
        onKeyDown={(event) => {
          isByKeys.current = true
          answerByKey(event)
        }}
        onPointerDown={() => {
          isByKeys.current = false
        }}
      >
        {CALIBRATION_LOOKS.map((look, place) => (
          <li key={look.id}>
            <SampleLook
              look={look}
              eager={place < 3}
              value={responseTo(preferences, look.id)}
              onAnswer={() => showNext(place)}
            />
          </li>
        ))}
      </Deck>
    </OnboardingPage>
  )
}

const ANSWERS: Readonly<Record<string, boolean>> = { 1: false, 2: true }

/** Answers the look that has focus by a number, and gives focus to the next one without an answer. */
function answerByKey({ key, target, currentTarget: deck }: KeyboardEvent<HTMLElement>): void {
  const answer = ANSWERS[key]
  const cards = [...deck.children]
  const place = cards.findIndex((card) => target instanceof Node && card.contains(target))
  const look = CALIBRATION_LOOKS[place]
  if (answer === undefined || !look) return
  rateLook({ look_id: look.id, user_response: answer })
  const next = placeToAnswer(place)
  cards[next]?.querySelector("input")?.focus({ preventScroll: true })
  showCard(deck, next, "auto")
}

/** The place of the first look without an answer, if possible after another; -1 if all have one. */
function placeToAnswer(after = -1): number {
  const isOpen = ({ id }: CalibrationLook) => responseTo(onboarding.preferences, id) === null
  const ahead = CALIBRATION_LOOKS.findIndex((look, place) => place > after && isOpen(look))
  return ahead === -1 ? CALIBRATION_LOOKS.findIndex(isOpen) : ahead
}

interface SampleLookProps {
  readonly look: (typeof CALIBRATION_LOOKS)[number]
  readonly eager: boolean
  readonly value: boolean | null
  /** Called after each answer. */
  readonly onAnswer: () => void
}

function SampleLook({ look, eager, value, onAnswer }: SampleLookProps) {
  return (
    <CalibrationCard
      title={t(look.title)}
      description={t(look.description)}
      photo={pictureNamed(String(look.id))}
      eager={eager}
      value={value}
      onChange={(change) => {
        rateLook({ look_id: look.id, user_response: change.value })
        onAnswer()
      }}
    />
  )
}
