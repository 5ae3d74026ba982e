import type { Brief } from "../grammar/brief.ts"
import { type Place, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"

const FINISHING: readonly Place[] = ["bag", "accessory"]
/** Beneath clothes: nobody calls such a look bought. */
const BENEATH: readonly Place[] = ["base", "legwear"]
const isIn = (places: readonly Place[]) => {
  const slots = places.map((place) => SLOTS.indexOf(place))
  return ({ slot }: Piece) => slots.includes(slot)
}
const isFinishing = isIn(FINISHING)
const isBeneath = isIn(BENEATH)

/**
 * A look without the bags and jewellery that would be bought for their own sake. One may finish a
 * look that is bought whole, or one that is otherwise hers; the one by which it gains most.
 * @param mayBeShown whether a whole look breaks no rule
 */
export function withoutNeedless(
  pieces: readonly Piece[],
  brief: Brief,
  mayBeShown: (pieces: readonly Piece[]) => boolean,
): readonly Piece[] {
  const bought = pieces.filter(({ owned, id }) => !(owned || brief.asked.has(id)))
  const clothes = pieces.filter((piece) => !(isFinishing(piece) || isBeneath(piece)))
  const own = clothes.filter(({ owned }) => owned).length
  const most = own === 0 || own === clothes.length ? 1 : 0
  const without = (look: readonly Piece[], piece: Piece) => look.filter((one) => one !== piece)
  const byLoss = bought
    .filter(isFinishing)
    .toSorted((a, b) => scoreOf(without(pieces, b), brief) - scoreOf(without(pieces, a), brief))
  let look = pieces
  for (const piece of byLoss.slice(0, Math.max(0, byLoss.length - most))) {
    const rest = without(look, piece)
    if (mayBeShown(rest)) look = rest
  }
  return look
}
