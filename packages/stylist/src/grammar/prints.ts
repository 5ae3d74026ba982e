import { PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"

const PRINTS = PREFERENCE_TAGS.indexOf("Prints")
/** Prints that keep to a line. */
const ORDERED: ReadonlySet<number> = new Set(
  (["stripe", "check", "dot", "geometric"] as const).map((name) => PATTERNS.indexOf(name)),
)

const CHECK = PATTERNS.indexOf("check")
/** Prints so regular that a check bears them. */
const REGULAR: ReadonlySet<number> = new Set(
  (["stripe", "dot"] as const).map((name) => PATTERNS.indexOf(name)),
)

/** A third is one too many, whosever they are. */
const MOST = 2

export function areTooManyPrints(look: readonly Piece[]): boolean {
  let prints = 0
  for (const piece of look) if (isPrinted(piece)) prints += 1
  return prints > MOST
}

/** Whether her own check would be worn beside another print that competes with it. */
function isBesideCheck(one: Piece, other: Piece, { lenience }: Brief): boolean {
  if (lenience !== "none" || one.pattern !== CHECK) return false
  return !REGULAR.has(other.pattern)
}

/**
 * Whether two prints are one too many. To buy: for those who love prints, a line goes with a flower of the
 * same main colour; for others one is enough. Of hers only a check bears no other beside it, but stripes and dots.
 */
export function doPrintsFight(one: Piece, other: Piece, brief: Brief): boolean {
  if (!(isPrinted(one) && isPrinted(other))) return false
  if (one.owned && other.owned) {
    return isBesideCheck(one, other, brief) || isBesideCheck(other, one, brief)
  }
  const isPair =
    ORDERED.has(one.pattern) !== ORDERED.has(other.pattern) && one.colours[0] === other.colours[0]
  return !(isPair && hasBit(brief.person.loves, PRINTS))
}
