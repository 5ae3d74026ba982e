import type { ClothingItem, ItemState } from "@stylin/api/contract"
import type { Place } from "@stylin/garments/vocabulary"
import { BottomSheet, space } from "@stylin/ui"
import { styled } from "styled-components"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { Quiet } from "../../parts/Page.tsx"
import { PieceButton, PieceGrid } from "./PieceButton.tsx"
import { PLACE_WORDS } from "./placeWords.ts"

/** Something of hers that she can choose, though it may not be wearable just now. */
export interface OwnPiece {
  readonly piece: ClothingItem
  readonly state: ItemState | undefined
}

const Shops = styled(Quiet)`
  margin-block: ${space[24]} ${space[12]};
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

/** All that she owns for a place, and what shops have for it. Mounted while it is open. */
export function PiecePicker({ place, own, proposed, worn, onChoose, onClose }: Props) {
  const sold = proposed.filter(({ isYours }) => !isYours)
  return (
    <BottomSheet open title={PLACE_WORDS[place].choose} onClose={onClose}>
      <PieceGrid aria-label="Yours">
        {own.map(({ piece, state }) => (
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
      {sold.length > 0 && (
        <>
          <Shops>From the shops</Shops>
          <PieceGrid aria-label="From the shops">
            {sold.map((item) => (
              <li key={item.item_id}>
                <PieceButton item={item} onChoose={onChoose} />
              </li>
            ))}
          </PieceGrid>
        </>
      )}
    </BottomSheet>
  )
}
