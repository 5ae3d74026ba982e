import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { SLOTS } from "../pieces/codes.ts"
import { asBeneath, type Piece, pieceOf } from "../pieces/piece.ts"
import { isForBeneath } from "../search/pools.ts"
import type { Garment } from "../types.ts"

/** A garment as a piece; for an item for sale, the catalogue has the price to compare it by. */
export function asWeighed(garment: Garment, catalogue: CatalogueIndex): Piece {
  const row = garment.owned ? undefined : catalogue.row(garment.id)
  return row === undefined ? pieceOf(garment) : catalogue.piece(row)
}

const COVERING: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)

/** A look's pieces, in the order of its places: a cami or vest after another top is beneath that. */
export function asWorn(look: readonly Piece[]): Piece[] {
  return look.map((piece, at) => {
    const isBeneath =
      isForBeneath(piece) && look.slice(0, at).some(({ slot }) => COVERING.has(slot))
    return isBeneath ? asBeneath(piece) : piece
  })
}
