import type { ClothingItem, ItemState } from "@stylin/api/contract"
import type { Place } from "@stylin/garments/vocabulary"
import { BottomSheet, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { t } from "../../words/t.ts"
import { PieceButton, PieceGrid, ProposedPiece } from "./PieceButton.tsx"
import { PLACE_WORDS } from "./placeWords.ts"

/** One of her pieces that she can choose, though it may not be wearable just now. */
export interface OwnPiece {
  readonly piece: ClothingItem
  readonly state: ItemState | undefined
}

const Group = styled.section`
  & + & {
    margin-block-start: ${space[32]};
  }

  h3 {
    margin-block-end: ${space[12]};
    font-size: ${textSize[18]};
  }
`

interface Props {
  readonly place: Place
  readonly own: readonly OwnPiece[]
  readonly proposed: readonly ClothingItem[]
  /** The ids of what is in the outfit. */
  readonly worn: ReadonlySet<string>
  readonly onChoose: (item: ClothingItem) => void
  readonly onClose: () => void
}

/** What would complete the outfit at a place, and all that she owns for it. Mounted while it is open. */
export function PiecePicker({ place, own, proposed, worn, onChoose, onClose }: Props) {
  const best = new Set(proposed.map(({ item_id }) => item_id))
  const others = own.filter(({ piece }) => !best.has(piece.item_id))
  const isDivided = proposed.length > 0 && others.length > 0
  return (
    <BottomSheet open title={PLACE_WORDS[place].choose} onClose={onClose}>
      {proposed.length > 0 && (
        <Group>
          {isDivided && <h3>{t("To complete it")}</h3>}
          <PieceGrid aria-label={t("To complete it")}>
            {proposed.map((item) => (
              <ProposedPiece key={item.item_id} item={item} onChoose={onChoose} />
            ))}
          </PieceGrid>
        </Group>
      )}
      {others.length > 0 && (
        <Group>
          {isDivided && <h3>{t("Everything of yours")}</h3>}
          <PieceGrid aria-label={t("Yours")}>
            {others.map(({ piece, state }) => (
              <li key={piece.item_id}>
                <PieceButton
                  item={piece}
                  note={state && STATE_WORDS[state].mark}
                  isWorn={worn.has(piece.item_id)}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </PieceGrid>
        </Group>
      )}
    </BottomSheet>
  )
}
