import { SLOTS } from "./codes.ts"
import type { Piece } from "./piece.ts"

const LEGWEAR = SLOTS.indexOf("legwear")

/**
 * Whether it is tights or socks, which she surely has but never enters. They never make a look less her own; only a
 * sentence about another new piece names them, too.
 */
export function isBasic({ slot }: Pick<Piece, "slot">): boolean {
  return slot === LEGWEAR
}
