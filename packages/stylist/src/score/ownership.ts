import { areaOf } from "./places.ts"
import { type Term, weightedMean } from "./term.ts"

/**
 * How much of the look she owns, from 0 (nothing) to 1 (everything), by each piece's share of it:
 * what she has is used first, and picks complete it.
 */
export const ownership: Term = (look) => weightedMean(look, areaOf, ({ owned }) => (owned ? 1 : 0))
