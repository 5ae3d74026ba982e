import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { retrieve } from "../catalogue/retrieve.ts"
import type { Brief } from "../grammar/brief.ts"
import { pieceRule } from "../grammar/rules.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Random } from "../random.ts"
import { worthOf } from "../score/estimate.ts"

/** A piece that may go into a look, with what it brings by itself. */
export interface Candidate {
  readonly piece: Piece
  readonly worth: number
}

/** For each place of an outfit what may fill it, best first. */
export type Pools = readonly (readonly Candidate[])[]

/** How much of the catalogue is taken for a place: clothes and shoes carry a look. */
const RETRIEVAL = { count: 44, perKind: 12, perShelf: 2 } as const

/** What she owns and what could be bought for a brief, place by place. */
export function poolsFor(
  wardrobe: readonly Piece[],
  catalogue: CatalogueIndex,
  brief: Brief,
  random: Random,
): Pools {
  return SLOTS.map((_, slot) => {
    const own = wardrobe.filter((piece) => piece.slot === slot && !pieceRule(piece, brief))
    const picks = retrieve(catalogue, slot, brief, random, RETRIEVAL)
    return [...own, ...picks]
      .map((piece) => ({ piece, worth: worthOf(piece, brief) }))
      .sort((a, b) => b.worth - a.worth)
  })
}
