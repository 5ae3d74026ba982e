import type { ClothingItem, Look } from "@stylin/api/contract"
import type { Place } from "@stylin/garments/vocabulary"
import { placeIn } from "../../state/outfits/placeIn.ts"

/** Shoes and coats last for years, and may cost twice as much as another piece. */
const LASTING: readonly Place[] = ["shoes", "coat"]

/**
 * Whether looks have something to buy that costs more than she spends on such a piece.
 * @param budget the most that she spends on a piece, in the shop's currency
 */
export function areDearer(looks: readonly Look[], budget: number): boolean {
  const isDearer = (piece: ClothingItem) =>
    !piece.isYours && (piece.price ?? 0) > budget * (LASTING.includes(placeIn(piece)) ? 2 : 1)
  return looks.some(({ clothes }) => clothes.some(([worn]) => worn && isDearer(worn)))
}
