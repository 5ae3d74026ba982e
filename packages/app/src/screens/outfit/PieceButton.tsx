import type { ClothingItem } from "@stylin/api/contract"
import { colour, lineHeight, Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { priceWords } from "../../lib/price.ts"
import { thumbnailUrl } from "../../lib/provider.ts"
import { KeepWish } from "../../parts/KeepWish.tsx"
import { t } from "../../words/t.ts"

/** Pictures of pieces to choose from, in rows. */
export const PieceGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(5.5rem, 1fr));
  gap: ${space[16]} ${space[12]};
`

const Root = styled.button`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space[4]};
  width: 100%;
  padding: 0;
  border: 0;
  background: none;
  color: ${colour.ink};
  font: inherit;
  font-size: ${textSize[14]};
  line-height: ${lineHeight[135]};
  text-align: start;
  cursor: pointer;

  &[aria-pressed="true"] > span:first-child {
    outline: 2px solid ${colour.accent};
    outline-offset: 2px;
  }

  &:hover > [data-part="name"] {
    color: ${colour.accent};
  }

  /* One line each, so that what stands beside each other ends at one height; the picture says the rest. */
  > [data-part="name"],
  > [data-part="note"] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part="note"] {
    color: ${colour.muted};
  }
`

interface Props {
  readonly item: ClothingItem
  /** A few words under the name; a price where there are none. */
  readonly note?: string | undefined
  readonly isWorn?: boolean
  readonly onChoose: (item: ClothingItem) => void
}

/** A proposed piece with its bookmark in the corner of the picture. */
const Proposed = styled.li`
  position: relative;

  > button + button {
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
  }
`

/** A piece that would complete the outfit: hers, or one to buy, which she can also keep on her wishlist. */
export function ProposedPiece({ item, onChoose }: Pick<Props, "item" | "onChoose">) {
  return (
    <Proposed>
      <PieceButton item={item} note={item.isYours ? t("Yours") : undefined} onChoose={onChoose} />
      {!item.isYours && <KeepWish item={item} />}
    </Proposed>
  )
}

/** A piece that is put into the outfit by a press. */
export function PieceButton({ item, note, isWorn = false, onChoose }: Props) {
  const price = item.price === undefined ? undefined : priceWords(item.price)
  return (
    <Root type="button" aria-pressed={isWorn} onClick={() => onChoose(item)}>
      <Picture ratio="garment" src={thumbnailUrl(item.image_url)} alt="" />
      <span data-part="name">{item.name}</span>
      {(note ?? price) !== undefined && <span data-part="note">{note ?? price}</span>}
    </Root>
  )
}
