import type { Piece } from "../pieces/piece.ts"
import type { TermName } from "../score/score.ts"
import type { Facts } from "./grammar.ts"
import type { TogetherCase } from "./skeletons/together.ts"

/** Something that holds a look together: its pieces, and the same pieces without it. */
export interface Bond {
  readonly is: TogetherCase
  readonly term: TermName
  readonly of: readonly Piece[]
  readonly facts: Facts
}
