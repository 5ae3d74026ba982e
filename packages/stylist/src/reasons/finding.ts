import type { Brief } from "../grammar/brief.ts"
import type { LookReason } from "../input.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Facts, Skeleton } from "./grammar.ts"

/** What a term found in a look, and the ways of saying it. */
export interface Finding extends Omit<LookReason, "label" | "text" | "skeleton"> {
  readonly sayings: readonly Skeleton[]
  readonly facts: Facts
}

/**
 * Looks for what decided for a look; undefined where there is nothing worth saying.
 * @param score what the look scores, for a reason is only given if it would score less without
 * @param seed a whole number that is the look's own, to choose by among equals
 */
export type Say = (
  look: readonly Piece[],
  brief: Brief,
  score: number,
  seed: number,
) => Finding | undefined
