import { PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"

const PRINTS = PREFERENCE_TAGS.indexOf("Prints")
/** Prints that keep to a line. */
const ORDERED: ReadonlySet<number> = new Set(
  (["stripe", "check", "dot", "geometric"] as const).map((name) => PATTERNS.indexOf(name)),
)

/**
 * Whether two prints, one of them to buy, are one too many: for those who love prints, a line goes
 * with a flower of the same main colour; for others one is enough.
 */
export function doPrintsFight(one: Piece, other: Piece, { person }: Brief): boolean {
  if (!(isPrinted(one) && isPrinted(other)) || (one.owned && other.owned)) return false
  const isPair =
    ORDERED.has(one.pattern) !== ORDERED.has(other.pattern) && one.colours[0] === other.colours[0]
  return !(isPair && hasBit(person.loves, PRINTS))
}
