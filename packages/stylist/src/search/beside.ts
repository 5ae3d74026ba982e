import type { Brief } from "../grammar/brief.ts"
import { pairRule } from "../grammar/rules.ts"
import { joinOf } from "../score/estimate.ts"
import type { Candidate } from "./candidate.ts"

/** How many pairs are remembered, a power of two: a search for an occasion tries some ten thousand. */
const PAIRS = 1 << 16

/** The numbers of each pair: of one candidate, of the other, and what they are worth; a fourth keeps them in one line. */
const WIDTH = 4

// A pair has one place, and the next pair that has the same one takes it: numbers in blocks are read in a fraction of
// the time that a map of maps takes, and nothing is created for a pair.
const KNOWN = new Float64Array(PAIRS * WIDTH)

/**
 * What a candidate adds by being worn with another; not a number if a rule forbids it. Looks of a brief put the same
 * pieces together again and again, so what was worked out lately is remembered.
 */
export function besideOf(one: Candidate, other: Candidate, brief: Brief): number {
  const mixed = Math.imul(one.number, 0x9e3779b1) ^ Math.imul(other.number, 0x85ebca6b)
  const at = ((mixed ^ (mixed >>> 15)) & (PAIRS - 1)) * WIDTH
  if (KNOWN[at] === one.number && KNOWN[at + 1] === other.number) return KNOWN[at + 2] ?? 0
  const worth = isApart(one, other, brief) ? Number.NaN : joinOf(one.piece, other.piece)
  KNOWN[at] = one.number
  KNOWN[at + 1] = other.number
  KNOWN[at + 2] = worth
  return worth
}

function isApart(one: Candidate, other: Candidate, brief: Brief): boolean {
  return pairRule(one.piece, other.piece, brief) !== undefined
}
