import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"

/**
 * One of the criteria that a look is scored by, from -1 to 1; 0 is neutral. It knows nothing of the
 * others, so that each can be tested and discussed alone.
 */
export type Term = (look: readonly Piece[], brief: Brief) => number

export function clamped(value: number): number {
  return Math.min(1, Math.max(-1, value))
}

/** The weighted mean over the pieces; 0 if nothing has weight. */
export function weightedMean(
  look: readonly Piece[],
  weightOf: (piece: Piece) => number,
  worthOf: (piece: Piece) => number,
): number {
  let weights = 0
  let sum = 0
  for (const piece of look) {
    const weight = weightOf(piece)
    weights += weight
    if (weight > 0) sum += weight * worthOf(piece)
  }
  return weights > 0 ? sum / weights : 0
}
