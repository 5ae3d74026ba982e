import { goesWithHeadscarf } from "../grammar/coverage.ts"
import { pieceRule } from "../grammar/rules.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { type FoundLook, inOrder, mayBeShown } from "./candidates.ts"

/** What a headscarf loses by each look near by that has it. */
const AGAIN = 0.15

/**
 * The look with whichever of some pieces suits it best, though it may break a rule of colours: she wears one always, but
 * not always the same.
 * @param seen how often looks near it have a piece
 */
export function withBestOf(
  own: readonly Piece[],
  look: FoundLook,
  seen: (piece: Piece) => number,
): FoundLook {
  const [best] = own
    .filter((piece) => !pieceRule(piece, look.brief))
    .map((piece) => {
      const pieces = inOrder([...look.pieces.filter(goesWithHeadscarf), piece])
      const score = scoreOf(pieces, look.brief)
      return { covered: { ...look, pieces, score }, worth: score - AGAIN * seen(piece) }
    })
    .sort(
      (a, b) =>
        Number(mayBeShown(b.covered.pieces, look.brief)) -
          Number(mayBeShown(a.covered.pieces, look.brief)) || b.worth - a.worth,
    )
  return best?.covered ?? look
}
