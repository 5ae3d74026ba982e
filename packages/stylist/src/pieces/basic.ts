import { SLOTS } from "./codes.ts"
import type { Piece } from "./piece.ts"

const LEGWEAR = SLOTS.indexOf("legwear")

/**
 * Whether it is what everybody has and nobody enters: tights or socks. A look of hers stays hers with them, and
 * nothing counts them as bought.
 */
export function isBasic({ slot }: Pick<Piece, "slot">): boolean {
  return slot === LEGWEAR
}
