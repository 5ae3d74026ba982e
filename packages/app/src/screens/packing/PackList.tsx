import type { Trip } from "@stylin/api/contract"
import { Checkbox, colour, Picture, space, textSize } from "@stylin/ui"
import { styled } from "styled-components"
import { useSnapshot } from "valtio/react"
import { thumbnailUrl } from "../../lib/provider.ts"
import { STATE_WORDS } from "../../lib/stateWords.ts"
import { tick } from "../../state/trips/sayTrip.ts"
import { wardrobe } from "../../state/wardrobe/wardrobe.ts"
import { t } from "../../words/t.ts"
import { type PackedPiece, whyPacked } from "./packing.ts"

const Root = styled.section`
  h2 {
    font-size: ${textSize[22]};
  }

  > header {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${space[16]};
    margin-block-end: ${space[8]};
    color: ${colour.muted};
  }

  h2 {
    color: ${colour.ink};
  }

  li {
    border-block-start: 1px solid ${colour.line};
  }

  label {
    align-items: center;
    width: 100%;
  }
`

const Words = styled.span`
  display: grid;
  grid-template-columns: min(3.5rem, 18vw) minmax(0, 1fr);
  align-items: center;
  column-gap: ${space[16]};

  > span:first-child {
    grid-row: 1 / span 2;
  }

  [data-part="name"] {
    align-self: end;
  }

  [data-part="why"] {
    align-self: start;
    color: ${colour.muted};
    font-size: ${textSize[14]};
  }
`

interface Props {
  readonly trip: Trip
  readonly pieces: readonly PackedPiece[]
  /** How many looks they make. */
  readonly looks: number
}

/** What to pack, to tick while packing, each piece with why it is in. */
export function PackList({ trip, pieces, looks }: Props) {
  const { items } = useSnapshot(wardrobe)
  const states = new Map(items.map(({ item_id, state }) => [item_id, state]))
  const packed = new Set(trip.packed)
  const done = pieces.filter(({ item }) => packed.has(item.item_id)).length
  return (
    <Root aria-labelledby="to-pack">
      <header>
        <h2 id="to-pack">{t("To pack")}</h2>
        <p role="status">{t("{done} of {all} packed", { done, all: pieces.length })}</p>
      </header>
      <ul>
        {pieces.map((piece) => {
          const { item_id, name, image_url } = piece.item
          const state = states.get(item_id)
          const why = [whyPacked(piece, looks), state && STATE_WORDS[state].mark]
          return (
            <li key={item_id}>
              <Checkbox
                checked={packed.has(item_id)}
                onChange={({ target }) => tick(trip, item_id, target.checked)}
                label={
                  <Words>
                    <Picture ratio="garment" src={thumbnailUrl(image_url)} alt="" />
                    <span data-part="name">{name}</span>
                    <span data-part="why">{why.filter(Boolean).join(". ")}</span>
                  </Words>
                }
              />
            </li>
          )
        })}
      </ul>
    </Root>
  )
}
