import { areaOf } from "./places.ts"
import { type Term, weightedMean } from "./term.ts"

/**
 * How much of the look she owns, from 0 (nothing) to 1 (all), by what each piece makes up of it: what
 * is at home is used first, and picks complete it.
 */
export const ownership: Term = (look) => weightedMean(look, areaOf, ({ owned }) => (owned ? 1 : 0))
