import { ITEM_STATES, type ItemState, type WardrobeItem } from "@stylin/api/contract"
import { BottomSheet, space } from "@stylin/ui"
import { styled } from "styled-components"
import { environment } from "../../environment.ts"
import { localDay } from "../../lib/day.ts"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { wornWords } from "../../lib/wornWords.ts"
import { ChoiceList } from "../../parts/ChoiceList.tsx"
import { Quiet } from "../../parts/Page.tsx"
import { sayWithUndo } from "../../state/wearing/sayWithUndo.ts"
import { wearItem } from "../../state/wearing/wearWithUndo.ts"
import { t } from "../../words/t.ts"

const Choices = styled(ChoiceList)`
  margin-block: calc(-1 * ${space[8]}) ${space[8]};
`

interface Props {
  readonly item: WardrobeItem
  readonly onClose: () => void
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
              {t("Wear it today")}
            </button>
          </li>
        )}
        {item.state && (
          <li>
            <button type="button" onClick={() => say(null)}>
              {t("Wear it again")}
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
