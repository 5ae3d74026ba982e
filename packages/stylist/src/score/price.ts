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
  let count = 0
  let excess = 0
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const piece of look) {
    if (!isPriced(piece)) continue
    count += 1
    excess += priceExcess(piece, person)
    least = Math.min(least, piece.dearness)
    most = Math.max(most, piece.dearness)
  }
  return count === 0 ? 0 : clamped(-0.2 * (most - least) - excess / count)
}

function isPriced(piece: Piece): boolean {
  return !piece.owned && piece.price !== undefined
}

/** How far a pick is above what she spends on its kind, as a natural logarithm. */
export function priceExcess(piece: Piece, { spending }: Pick<Person, "spending">): number {
  return isPriced(piece) ? Math.max(0, piece.dearness - spending) : 0
}
