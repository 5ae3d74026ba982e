import type { Piece } from "../pieces/piece.ts"
import { coolestOf, indoorsRule, leastFor, warmthOf } from "../weather/warmth.ts"
import type { Brief } from "./brief.ts"

/** How many clo a look may be off where nothing else makes one. */
const LENIENT = { tooCold: 0.6, tooHot: 0.25 } as const
const NOT_LENIENT = { tooCold: 0, tooHot: 0 } as const

/** The rule that the warmth of a whole look breaks; undefined if it suits the day. */
export function warmthRule(look: readonly Piece[], brief: Brief) {
  const limits = warmthLimits(look, brief)
  if (!limits) return undefined
  if (warmthOf(look) < limits.least) return "too-cold"
  if (coolestOf(look) > limits.most) return "too-hot"
  return brief.need && brief.lenience === "none" ? indoorsRule(look, brief.need) : undefined
}

/**
 * The clo that a look of some pieces may have, wider where nothing else makes one; undefined if any is right.
 * @param pieces all that is worn, or may be
 */
export function warmthLimits(
  pieces: readonly Piece[],
  { need, lenience }: Brief,
): { readonly least: number; readonly most: number } | undefined {
  if (!need || (lenience === "hers" && pieces.every(({ owned }) => owned))) return undefined
  const { tooCold, tooHot } = lenience === "none" ? NOT_LENIENT : LENIENT
  return { least: leastFor(pieces, need) - tooCold, most: need.most + tooHot }
}
