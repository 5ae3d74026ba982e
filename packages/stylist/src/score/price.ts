import type { Piece } from "../pieces/piece.ts"
import { clamped, type Term } from "./term.ts"

/**
 * Price sense: the picks of a look stand on one level, as a shop's own customers buy, and none asks
 * for far more than its kind usually costs. Levels are natural logarithms against the usual price
 * of the kind, because people tell prices apart by their ratio (Weber's law; Monroe, "Buyers'
 * subjective perceptions of price", Journal of Marketing Research 10, 1973).
 */
export const price: Term = (look) => {
  const levels = look.filter(isPriced).map(({ dearness }) => dearness)
  if (levels.length === 0) return 0
  const spread = Math.max(...levels) - Math.min(...levels)
  const excess = Math.max(0, ...levels)
  return clamped(0.5 - 0.5 * spread - 0.6 * excess)
}

function isPriced(piece: Piece): boolean {
  return !piece.owned && piece.price !== undefined
}
