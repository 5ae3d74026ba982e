import {
  ITEM_STATES,
  type ItemState,
  MOST_IN_OUTFIT,
  type WardrobeItem,
} from "@stylin/api/contract"
import {
  BottomSheet,
  Button,
  colour,
  layer,
  media,
  motion,
  radius,
  shadow,
  space,
} from "@stylin/ui"
import { type RefObject, useState } from "react"
import { styled } from "styled-components"
import { environment } from "../../../environment.ts"
import { localDay } from "../../../lib/day.ts"
import { STATE_WORDS } from "../../../lib/stateWords.ts"
import { ChoiceList } from "../../../parts/ChoiceList.tsx"
import { stuckAboveNavbar } from "../../../parts/stuck.ts"
import { removeWithUndo, sayOfSeveral } from "../../../state/wearing/severalWithUndo.ts"
import { wearItems } from "../../../state/wearing/wearWithUndo.ts"
import { t, tn } from "../../../words/t.ts"
import { SkipButton } from "./SkipButton.tsx"

/** Floats above the navigation bar, within a thumb's reach. */
const Bar = styled.section`
  position: sticky;
  z-index: ${layer.navbar};
  inset-block-end: ${stuckAboveNavbar(space[12])};
  transition: inset-block-end ${motion.calm} ${motion.ease};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
  max-width: 40rem;
  margin: ${space[24]} auto 0;
  padding: ${space[4]} ${space[4]};
  padding-inline-start: ${space[16]};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.raised};
  box-shadow: ${shadow.float};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }

  /* In a row of its own, its words stand at the edge. */
  > div:last-of-type {
    margin-inline-start: calc(-1 * ${space[12]});
  }

  ${media.desktop} {
    inset-block-end: ${space[24]};
  }
`

interface Props {
  /** What she has selected of what is shown. */
  readonly chosen: readonly WardrobeItem[]
  /** How many are shown. */
  readonly shown: number
  readonly onSelectAll: () => void
  /** Called once she has said something of them. */
  readonly onDone: () => void
  /** Lets a keyboard come here, and go back to the items. */
  readonly bar: RefObject<HTMLElement | null>
  readonly onBack: () => void
}

/** What can be done with several items at once, each in two presses. */
export function SeveralBar({ chosen, shown, onSelectAll, onDone, bar, onBack }: Props) {
  const [isSaying, setIsSaying] = useState(false)
  const say = (state: ItemState | null) => {
    setIsSaying(false)
    sayOfSeveral(chosen, state)
    onDone()
  }
  const fresh = wearableTogether(chosen)
  return (
    <Bar ref={bar} tabIndex={-1} aria-label={t("Selected items")}>
      <div>
        <p role="status">{t("{count} selected", { count: chosen.length })}</p>
        {chosen.length < shown && (
          <Button variant="quiet" onClick={onSelectAll}>
            {t("Select all")}
          </Button>
        )}
      </div>
      <div>
        {fresh.length > 0 && (
          <Button
            variant="quiet"
            onClick={() => {
              wearItems(fresh)
              onDone()
            }}
          >
            {t("Wear today")}
          </Button>
        )}
        <Button variant="quiet" onClick={() => setIsSaying(true)}>
          {t("wardrobe|Move")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            removeWithUndo(chosen)
            onDone()
          }}
        >
          {t("Delete")}
        </Button>
        <SkipButton label={t("Back to your clothes")} onPress={onBack} />
      </div>
      {isSaying && (
        <BottomSheet
          open
          title={tn(chosen.length, "Where is it?", "Where are these {count}?")}
          onClose={() => setIsSaying(false)}
        >
          <ChoiceList>
            {chosen.some(({ state }) => state !== undefined) && (
              <li>
                <button type="button" onClick={() => say(null)}>
                  {t("Back in the wardrobe")}
                </button>
              </li>
            )}
            {ITEM_STATES.map((state) => (
              <li key={state}>
                <button type="button" onClick={() => say(state)}>
                  {STATE_WORDS[state].choice}
                </button>
              </li>
            ))}
          </ChoiceList>
        </BottomSheet>
      )}
    </Bar>
  )
}

/** Those that she does not wear today yet; none if they are no outfit that can be worn. */
function wearableTogether(chosen: readonly WardrobeItem[]): readonly WardrobeItem[] {
  if (chosen.length > MOST_IN_OUTFIT || chosen.some(({ state }) => state !== undefined)) return []
  const today = localDay(environment.now())
  return chosen.filter(({ worn }) => worn?.last !== today)
}
