import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Facts, Skeleton } from "./grammar.ts"

/** What a term found in a look, and the ways of phrasing it. */
export interface Finding extends Omit<LookReason, "label" | "text" | "skeleton"> {
  readonly sayings: readonly Skeleton[]
  readonly facts: Facts
}

/** Finds what counted in favour of a look; undefined if nothing is worth saying. */
export type Say = (...asked: Parameters<SayAll>) => Finding | undefined

/**
 * Finds all that counted, the first choice first: what cannot be phrased gives way to the next.
 * @param score the look's score: a reason is only given if it would be lower without
 * @param seed a whole number of the look's own, to choose among equals
 */
export type SayAll = (
  look: readonly Piece[],
  brief: Brief,
  score: number,
  seed: number,
) => Iterable<Finding>
