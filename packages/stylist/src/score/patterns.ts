import { PATTERNS } from "@stylin/garments/vocabulary"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { areaOf } from "./places.ts"
import type { Term } from "./term.ts"

/** Prints that follow lines; one of them may go with one that does not. */
const ORDERED = new Set(
  (["stripe", "check", "dot", "geometric"] as const).map((name) => PATTERNS.indexOf(name)),
)

/**
 * How well the prints go together. One makes a look interesting; two work if they share a colour
 * and one is ordered and the other is not (stripe with floral); three are too many. After the usual
 * rule for mixing prints (shared colour, different scale), as in Nina Garcia's "The Little Black
 * Book of Style".
 */
export const patterns: Term = (look) => {
  const printed = look.filter((piece) => isPrinted(piece) && areaOf(piece) >= 0.3)
  if (printed.length === 0) return 0
  if (printed.length === 1) return 0.4
  const [one, other] = printed
  if (printed.length > 2 || !one || !other) return -1
  return printsWorth(one, other)
}

/** How well two prints go together, from -1 to 0.2. */
export function printsWorth(one: Piece, other: Piece): number {
  const sharesColour = one.colours.some((colour) => other.colours.includes(colour))
  const isUnlike = ORDERED.has(one.pattern) !== ORDERED.has(other.pattern)
  if (sharesColour) return isUnlike ? 0.2 : -0.5
  return isUnlike ? -0.6 : -1
}
