import type { Piece } from "./piece.ts"

/**
 * A function of a piece that remembers its answers: one feed's looks ask about the same few pieces again and again.
 */
export function remembered<Answer extends object | string, Of extends object = Piece>(
  about: (piece: Of) => Answer,
): (piece: Of) => Answer {
  const answers = new WeakMap<Of, Answer>()
  return (piece) => {
    const known = answers.get(piece)
    if (known !== undefined) return known
    const answer = about(piece)
    answers.set(piece, answer)
    return answer
  }
}
