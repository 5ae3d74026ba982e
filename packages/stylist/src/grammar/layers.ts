import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"

const COAT = SLOTS.indexOf("coat")
const DRESS = SLOTS.indexOf("dress")
const JACKETS = kindCodes("blazer", "tweed_jacket")

const GOWN = kindCode("evening_dress")

/**
 * Whether a jacket's sleeves go over a dress's and into a coat's: three pairs bunch at the arm, and the dress would
 * need only one of the two, as a gown does however bare its arms.
 */
export function areThreeSleeves(look: readonly Piece[]): boolean {
  if (!look.some(({ slot }) => slot === COAT)) return false
  if (!look.some(({ kind }) => JACKETS.has(kind))) return false
  return look.some(
    ({ kind, slot, wear }) => kind === GOWN || (slot === DRESS && (wear & WEAR.bodySleeves) !== 0),
  )
}
