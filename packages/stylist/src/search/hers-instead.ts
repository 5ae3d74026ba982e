import type { Brief } from "../grammar/brief.ts"
import { overspent } from "../grammar/means.ts"
import { pairRule } from "../grammar/rules.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR, wears } from "../pieces/wear.ts"
import { areaOf } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import type { Candidate } from "./candidate.ts"
import type { Pools } from "./pools.ts"

/** By how much a look must gain by a purchase, if her own would do; shoes are dear and seldom new. */
const CLEARLY = { shoes: 1.3, other: 1.1 } as const
/** How many of her own are tried in each place. */
const TRIED = 2
const BASE = SLOTS.indexOf("base")
const SHOES = SLOTS.indexOf("shoes")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
/** What she wears with a top of her own instead of one pick: a bottom for a dress, a layer for a jumper. */
const TWO_FOR: ReadonlyMap<number, number> = new Map([
  [DRESS, BOTTOM],
  [TOP, LAYER],
])

/**
 * A look with her own things in place of what would be bought needlessly: where one of hers breaks no
 * rule beside the others, a purchase stays only if the look clearly gains by it.
 * @param isFresh whether a piece is not yet in too many looks
 * @param mayBeShown whether a whole look breaks no rule
 */
export function withHers(
  pieces: readonly Piece[],
  pools: Pools,
  brief: Brief,
  isFresh: (piece: Piece) => boolean,
  mayBeShown: (pieces: readonly Piece[]) => boolean,
): readonly Piece[] {
  const bought = pieces.filter(({ owned, slot }) => !owned && slot !== BASE)
  let look = pieces
  if (bought.length === 0) return look
  let score = scoreOf(look, brief)
  for (const pick of bought.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const least = score - (pick.slot === SHOES ? CLEARLY.shoes : CLEARLY.other)
    const rest = look.filter((one) => one !== pick)
    // Her own pair again is better than one that is dearer than she spends.
    const isTooDear = pick.slot === SHOES && overspent(pick, brief) > 0
    const instead = ownFor(pick, rest, pools, brief, isTooDear ? () => true : isFresh)
    // A layer may also stay in the shop and leave its place empty.
    for (const own of pick.slot === LAYER ? [...instead, []] : instead) {
      const swapped = [...rest, ...own]
      const worth = scoreOf(swapped, brief)
      if (worth < least || !mayBeShown(swapped)) continue
      look = swapped
      score = worth
      break
    }
  }
  return look
}

const JACKETS = wears("jacket", "coat")
const isJacket = ({ slot, wear }: Piece) => slot === LAYER && (wear & WEAR.jacket) !== 0

/**
 * What could replace a pick: a coat also by a jacket, where no layer is worn, and a jacket by a coat,
 * where none is; trousers also by dungarees.
 */
function poolFor(pick: Piece, rest: readonly Piece[], pools: Pools): readonly Candidate[] {
  const same = pools[pick.slot] ?? []
  if (pick.slot === BOTTOM) return [...same, ...(pools[DRESS] ?? [])]
  if (isJacket(pick) && !rest.some(({ slot }) => slot === COAT)) {
    return [...same, ...(pools[COAT] ?? [])]
  }
  if (pick.slot !== COAT || rest.some(({ slot }) => slot === LAYER)) return same
  const jackets = (pools[LAYER] ?? []).filter(({ piece }) => (piece.wear & JACKETS) !== 0)
  return [...same, ...jackets]
}

/**
 * The best that she owns instead of a pick, as far as it goes with the rest: one piece, or two that
 * do the same.
 */
function ownFor(
  pick: Piece,
  rest: readonly Piece[],
  pools: Pools,
  brief: Brief,
  isFresh: (piece: Piece) => boolean,
): readonly (readonly Piece[])[] {
  const fitting = (pool: readonly Candidate[], beside: readonly Piece[]) =>
    fittingOf(pool, beside, brief, isFresh)
  const alone = fitting(poolFor(pick, rest, pools), rest).map((piece) => [piece])
  const second = TWO_FOR.get(pick.slot)
  if (second === undefined || rest.some(({ slot }) => slot === second)) return alone
  const pairs = fitting(pools[TOP] ?? [], rest).flatMap((top) =>
    fitting(pools[second] ?? [], [...rest, top]).map((other) => [top, other]),
  )
  return [...alone, ...pairs]
}

/** The best of a pool that she owns and that go with other pieces. */
function fittingOf(
  pool: readonly Candidate[],
  beside: readonly Piece[],
  brief: Brief,
  isFresh: (piece: Piece) => boolean,
): readonly Piece[] {
  const fitting: Piece[] = []
  for (const candidate of pool) {
    const { piece } = candidate
    if (!(piece.owned && isFresh(piece))) continue
    if (beside.some((one) => pairRule(piece, one, brief))) continue
    fitting.push(piece)
    if (fitting.length === TRIED) break
  }
  return fitting
}
