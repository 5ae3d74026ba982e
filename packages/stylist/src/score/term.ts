import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"

/**
 * One of the things a look is judged by, from -1 to 1; 0 says neither good nor bad. It knows nothing
 * of the others, so that each can be tested and argued about alone.
 */
export type Term = (look: readonly Piece[], brief: Brief) => number

export function clamped(value: number): number {
  return Math.min(1, Math.max(-1, value))
}

/** The mean of what each piece is worth, by its weight; 0 where nothing has weight. */
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
