import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"

/** Sums of the same numbers in another order differ by less than this. */
const NOISE = 1e-6

/** Whether a look without some fact scores less than the look with it. */
export function isWorse(without: readonly Piece[], brief: Brief, score: number): boolean {
  return scoreOf(without, brief) < score - NOISE
}
