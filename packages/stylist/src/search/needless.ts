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
const BAG = SLOTS.indexOf("bag")
const isFinishing = isIn(FINISHING)
const isBeneath = isIn(BENEATH)

/**
 * A look without the bags and jewellery that would be bought for their own sake. One may finish a
 * look that is bought whole, first of all a bag, or one that is otherwise hers; the one by which it gains most.
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
  const scoreWithout = (piece: Piece) => scoreOf(without(pieces, piece), brief)
  // Who buys all of it has nothing to put her keys in.
  const isKept = ({ slot }: Piece) => own === 0 && slot === BAG
  const finishing = bought.filter(isFinishing)
  if (finishing.length <= most) return pieces
  const byLoss = finishing.toSorted(
    (a, b) => Number(isKept(a)) - Number(isKept(b)) || scoreWithout(b) - scoreWithout(a),
  )
  let look = pieces
  for (const piece of byLoss.slice(0, Math.max(0, byLoss.length - most))) {
    const rest = without(look, piece)
    if (mayBeShown(rest)) look = rest
  }
  return look
}
