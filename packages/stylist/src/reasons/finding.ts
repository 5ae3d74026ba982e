import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Facts, Skeleton } from "./grammar.ts"

/** What a term found in a look, and the ways of phrasing it. */
export interface Finding extends Omit<LookReason, "label" | "text" | "skeleton"> {
  readonly sayings: readonly Skeleton[]
  readonly facts: Facts
}

/**
 * Finds what counted in favour of a look; undefined if nothing is worth saying.
 * @param score the look's score: a reason is only given if it would be lower without
 * @param seed a whole number of the look's own, to choose among equals
 */
export type Say = (
  look: readonly Piece[],
  brief: Brief,
  score: number,
  seed: number,
) => Finding | undefined
