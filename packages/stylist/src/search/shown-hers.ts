import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { scoreOf } from "../score/score.ts"
import { type FoundLook, inOrder, lookKey, mayBeShown, type Seen } from "./candidates.ts"
import { withHers } from "./hers-instead.ts"
import type { Pools } from "./pools.ts"
import { OFTEN } from "./spread.ts"
import { timesShown } from "./times-shown.ts"

/**
 * Looks in the order shown, with her own things in place of what would be bought needlessly. While
 * looks were searched, hers were left out of those beyond a share; now it is known what is shown,
 * and hers may come as often as any piece may.
 * @param seen the looks that may not come back
 */
export function withHersShown(
  looks: readonly FoundLook[],
  poolsFor: (look: FoundLook) => Pools,
  seen: Seen,
): FoundLook[] {
  const shown = [...looks]
  const keys = new Set([...seen, ...looks.map(({ pieces }) => lookKey(pieces))])
  for (const [at, look] of looks.entries()) {
    const near = [
      ...shown.slice(Math.max(0, at - OFTEN.looks + 1), at),
      ...shown.slice(at + 1, at + OFTEN.looks),
    ]
    const times = timesShown(near)
    const isFresh = ({ id }: Piece) => (times.get(id) ?? 0) < OFTEN.times
    const { brief } = look
    const pieces = withHers(look.pieces, poolsFor(look), brief, isFresh, (one) =>
      mayBeShown(one, brief),
    )
    const key = lookKey(pieces)
    if (pieces === look.pieces || keys.has(key)) continue
    if (pieces.some(isNewShoe) && near.some((one) => isSameClothes(one.pieces, pieces))) continue
    keys.add(key)
    shown[at] = { ...look, pieces: inOrder(pieces), score: scoreOf(pieces, brief) }
  }
  return shown
}

const SHOES = SLOTS.indexOf("shoes")
const isNewShoe = ({ slot, owned }: Piece) => slot === SHOES && !owned

/** Whether two looks differ in nothing but their shoes, bags and what is worn over them. */
function isSameClothes(one: readonly Piece[], other: readonly Piece[]): boolean {
  const unshod = (pieces: readonly Piece[]) => lookKey(pieces.filter(({ slot }) => slot !== SHOES))
  return unshod(one) === unshod(other)
}
