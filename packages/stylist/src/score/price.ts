import type { Person } from "../person/person.ts"
import type { Piece } from "../pieces/piece.ts"
import { clamped, type Term } from "./term.ts"

/**
 * Price sense: the picks of a look should be at one level, as a shop's customers buy, and rather
 * below their kinds' usual price, as far as she has shown what she spends. From -1 to 0. Levels are
 * natural logarithms relative to the kind's usual price, because people compare prices by ratio
 * (Weber's law; Monroe, "Buyers' subjective perceptions of price", Journal of Marketing Research
 * 10, 1973).
 */
export const price: Term = (look, { person }) => {
  const levels = look.filter(isPriced).map(({ dearness }) => dearness)
  if (levels.length === 0) return 0
  const spread = Math.max(...levels) - Math.min(...levels)
  const excess = look.reduce((sum, piece) => sum + priceExcess(piece, person), 0) / levels.length
  return clamped(-0.2 * spread - excess)
}

function isPriced(piece: Piece): boolean {
  return !piece.owned && piece.price !== undefined
}

/** How far a pick is above what she spends on its kind, as a natural logarithm. */
export function priceExcess(piece: Piece, { spending }: Pick<Person, "spending">): number {
  return isPriced(piece) ? Math.max(0, piece.dearness - spending) : 0
}
