import { ITEM_STATES, type ItemState, type WardrobeItem, type WornDays } from "@stylin/api/contract"
import { BottomSheet, colour, space } from "@stylin/ui"
import { styled } from "styled-components"
import { environment } from "../../environment.ts"
import { dayWords, localDay } from "../../lib/day.ts"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { Quiet } from "../../parts/Page.tsx"
import { wearItem } from "../../state/wearing/wearWithUndo.ts"
import { sayWithUndo } from "./sayWithUndo.ts"

const Choices = styled.ul`
  margin-block: -${space[8]} ${space[8]};

  li + li {
    border-block-start: 1px solid ${colour.line};
  }

  button {
    width: 100%;
    min-height: 3.25rem;
    padding: 0;
    border: 0;
    background: none;
    color: ${colour.ink};
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    color: ${colour.accent};
  }
`

interface Props {
  readonly item: WardrobeItem
  readonly onClose: () => void
}

function wornWords({ times, last }: WornDays): string {
  const often = times === 1 ? "Worn once" : `Worn ${times} times`
  return `${often}, last on ${dayWords(last)}.`
}

/** What she can say of one item, each in one press. Mounted while it is open. */
export function ItemSheet({ item, onClose }: Props) {
  const say = (state: ItemState | null) => {
    onClose()
    sayWithUndo(item, state)
  }
  return (
    <BottomSheet open title={item.item_summary} onClose={onClose}>
      {item.worn && <Quiet>{wornWords(item.worn)}</Quiet>}
      <Choices>
        {!item.state && item.worn?.last !== localDay(environment.now()) && (
          <li>
            <button
              type="button"
              onClick={() => {
                onClose()
                wearItem(item)
              }}
            >
              Wear it today
            </button>
          </li>
        )}
        {item.state && (
          <li>
            <button type="button" onClick={() => say(null)}>
              Wear it again
            </button>
          </li>
        )}
        {ITEM_STATES.filter((state) => state !== item.state).map((state) => (
          <li key={state}>
            <button type="button" onClick={() => say(state)}>
              {STATE_WORDS[state].choice}
            </button>
          </li>
        ))}
      </Choices>
    </BottomSheet>
  )
}
