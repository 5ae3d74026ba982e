import { SUIT_HALVES } from "@stylin/garments/vocabulary"
import { colourCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"

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
  const isBelow = one.slot === BOTTOM
  const above = isBelow ? other : one
  const below = isBelow ? one : other
  if (!(TAILORING.has(above.kind) && LEGS_OF_SUITS.has(below.kind))) return false
  return (above.colours[0] ?? NONE) === (below.colours[0] ?? NONE)
}

/** Whether she calls each of two pieces a suit's. */
export function areOfSuits(one: Piece, other: Piece): boolean {
  return SUIT.test(one.name ?? "") && SUIT.test(other.name ?? "")
}

/** Whether one is her suit jacket, and the other a pair of trousers that belongs to no suit. */
export function isHalfOfSuit(jacket: Piece, legs: Piece): boolean {
  if (!jacket.owned || !TAILORING.has(jacket.kind) || !SUIT.test(jacket.name ?? "")) return false
  return (legs.wear & WEAR.trousers) !== 0 && legs.slot === BOTTOM && !SUIT.test(legs.name ?? "")
}

/**
 * Whether they look like halves of two suits, put on in the dark: halves of two that she calls suits, half of one with
 * another thing in its colour, two greys, or black beside navy or beside half of a suit that is nearly as dark.
 */
export function areOfTwoSuits(one: Piece, other: Piece): boolean {
  if (one.owned && other.owned && one.colours[0] !== other.colours[0] && areOfSuits(one, other)) {
    return true
  }
  const isBelow = one.slot === BOTTOM
  const above = isBelow ? other : one
  const below = isBelow ? one : other
  if (!(TAILORED.has(above.kind) && LEGS_OF_SUITS.has(below.kind))) return false
  if (isStray(above, below) || isStray(below, above) || areOfTwoGreys(above, below)) return true
  return isNearlyLike(above, below) || isNearlyLike(below, above)
}

/** Whether one is half of her suit, and the other has the same colour but belongs to no suit. */
function isStray(half: Piece, other: Piece): boolean {
  if (!(half.owned && other.owned) || half.colours[0] !== other.colours[0]) return false
  return SUIT.test(half.name ?? "") && !SUIT.test(other.name ?? "")
}

const GREYS: ReadonlySet<number> = new Set(
  (["charcoal", "grey", "light grey"] as const).map(colourCode),
)

/** Whether both are grey, and not the same grey. */
function areOfTwoGreys(
  { colours: [one = NONE] }: Piece,
  { colours: [other = NONE] }: Piece,
): boolean {
  return one !== other && GREYS.has(one) && GREYS.has(other)
}

/** Whether one half is black, and the other navy or of a suit that is nearly as dark. */
function isNearlyLike(black: Piece, { colours: [colour = NONE], name }: Piece): boolean {
  if (black.colours[0] !== BLACK) return false
  return colour === NAVY || (NEARLY_BLACK.has(colour) && SUIT.test(name ?? ""))
}
