import type { Piece } from "../pieces/piece.ts"
import type { TermName } from "../score/score.ts"
import type { Facts } from "./grammar.ts"
import type { WearingCase } from "./skeletons/how-to-wear.ts"

/** Advice on how to wear a look, and the look that it would not apply to. */
export interface Tip {
  readonly is: WearingCase
  readonly term: TermName
  readonly of: readonly Piece[]
  readonly facts: Facts
  readonly without: readonly Piece[]
}

/** Advice about a piece that the look would be without. */
export type MakeTip = (is: WearingCase, piece: Piece, facts: Facts) => Tip
