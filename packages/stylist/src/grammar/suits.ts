import { SUIT_HALVES } from "@stylin/garments/vocabulary"
import { colourCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"

const BOTTOM = SLOTS.indexOf("bottom")
/** The upper halves of suits. */
export const TAILORING = kindCodes("blazer", "waistcoat")
/** Jackets cut to shape, of suits or not. */
export const TAILORED = kindCodes("blazer", "tweed_jacket", "waistcoat")
const LEGS_OF_SUITS = kindCodes(...SUIT_HALVES)
const BLACK = colourCode("black")
const NAVY = colourCode("navy")
const SUIT = /\bsuit\b/i
/** Suits that are nearly as dark as black, and yet not black. */
const NEARLY_BLACK: ReadonlySet<number> = new Set(
  (["charcoal", "chocolate", "brown"] as const).map(colourCode),
)

/** Whether two pieces make a tailored suit: one colour, above and below. */
export function isSuitPair(one: Piece, other: Piece): boolean {
  const [above, below] = one.slot === BOTTOM ? [other, one] : [one, other]
  if (!(TAILORING.has(above.kind) && LEGS_OF_SUITS.has(below.kind))) return false
  return (above.colours[0] ?? NONE) === (below.colours[0] ?? NONE)
}

/** Whether she calls each of two pieces a suit's. */
export function areOfSuits(one: Piece, other: Piece): boolean {
  return SUIT.test(one.name ?? "") && SUIT.test(other.name ?? "")
}

/**
 * Whether they are halves of two suits, which look like one that was put on in the dark: black and navy, too, and black beside
 * half of a dark one.
 */
export function areOfTwoSuits(one: Piece, other: Piece): boolean {
  if (isBlackWithNavy(one, other) || isBlackWithNavy(other, one)) return true
  if (isBlackWithHalf(one, other) || isBlackWithHalf(other, one)) return true
  return one.owned && other.owned && one.colours[0] !== other.colours[0] && areOfSuits(one, other)
}

/** Whether one is half of her dark suit, and the other black and of the other half's kind. */
function isBlackWithHalf(half: Piece, black: Piece): boolean {
  if (!SUIT.test(half.name ?? "") || !NEARLY_BLACK.has(half.colours[0] ?? NONE)) return false
  const [above, below] = half.slot === BOTTOM ? [black, half] : [half, black]
  return black.colours[0] === BLACK && TAILORED.has(above.kind) && LEGS_OF_SUITS.has(below.kind)
}

function isBlackWithNavy(jacket: Piece, legs: Piece): boolean {
  if (!(TAILORED.has(jacket.kind) && LEGS_OF_SUITS.has(legs.kind))) return false
  const [above, below] = [jacket.colours[0], legs.colours[0]]
  return (above === BLACK && below === NAVY) || (above === NAVY && below === BLACK)
}
