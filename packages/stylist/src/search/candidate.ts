import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { worthOf } from "../score/estimate.ts"

/** A piece that may go into a look, with what it adds by itself. */
export interface Candidate {
  readonly piece: Piece
  readonly worth: number
  /** No other candidate has it; from 1 on. */
  readonly number: number
}

let numbered = 0

/** A piece as a candidate of a brief. */
export function candidateOf(piece: Piece, brief: Brief): Candidate {
  numbered += 1
  return { piece, worth: worthOf(piece, brief), number: numbered }
}
