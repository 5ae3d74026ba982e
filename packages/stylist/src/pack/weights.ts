import { kindOf, type Place, placeOf } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"

/** What a piece takes of a suitcase, where a top takes 1. */
const WEIGHTS: Readonly<Record<Place, number>> = {
  coat: 3,
  shoes: 3,
  layer: 1.8,
  bottom: 1.4,
  dress: 1.4,
  bag: 1.2,
  top: 1,
  base: 0.4,
  legwear: 0.3,
  accessory: 0.3,
  head: 0.3,
}

/** What is worn next to the skin is worn twice between washes. */
const WORN_TWICE: readonly Place[] = ["top", "dress", "base"]
/** More than any trip is long. */
const ALWAYS = 999

/** What a piece takes of a suitcase, where a top takes 1. */
export function weightOf({ kind }: Pick<Piece, "kind">): number {
  return WEIGHTS[placeOf(kindOf(kind))]
}

/** How often a piece may be worn between washes. */
export function wearsOf({ kind }: Pick<Piece, "kind">): number {
  return WORN_TWICE.includes(placeOf(kindOf(kind))) ? 2 : ALWAYS
}
