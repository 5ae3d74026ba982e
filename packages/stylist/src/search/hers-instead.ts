import type { Brief } from "../grammar/brief.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { wears } from "../pieces/wear.ts"
import { areaOf } from "../score/places.ts"
import { scoreOf } from "../score/score.ts"
import { besideOf, type Candidate, type Pools } from "./pools.ts"

/** By how much a look must gain by a purchase, if her own would do; shoes are dear and seldom new. */
const CLEARLY = { shoes: 1.3, other: 0.8 } as const
/** How many of hers are tried in each place. */
const TRIED = 2
const BASE = SLOTS.indexOf("base")
const SHOES = SLOTS.indexOf("shoes")

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
  for (const pick of bought.toSorted((a, b) => areaOf(b) - areaOf(a))) {
    const own = ownFor(pick, look, pools, brief, isFresh)
    if (own.length === 0) continue
    const least = scoreOf(look, brief) - (pick.slot === SHOES ? CLEARLY.shoes : CLEARLY.other)
    for (const { piece } of own) {
      const swapped = look.map((one) => (one === pick ? piece : one))
      if (scoreOf(swapped, brief) < least || !mayBeShown(swapped)) continue
      look = swapped
      break
    }
  }
  return look
}

const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const JACKETS = wears("jacket", "coat")

/** What could replace a pick: a coat also by a jacket, where no layer is worn. */
function poolFor(pick: Piece, rest: readonly Piece[], pools: Pools): readonly Candidate[] {
  const same = pools[pick.slot] ?? []
  if (pick.slot !== COAT || rest.some(({ slot }) => slot === LAYER)) return same
  const jackets = (pools[LAYER] ?? []).filter(({ piece }) => (piece.wear & JACKETS) !== 0)
  return [...same, ...jackets]
}

/** The best that she owns for a pick's place, as far as it goes with the rest. */
function ownFor(
  pick: Piece,
  look: readonly Piece[],
  pools: Pools,
  brief: Brief,
  isFresh: (piece: Piece) => boolean,
): readonly Candidate[] {
  const rest = look.filter((one) => one !== pick)
  const fitting: Candidate[] = []
  for (const candidate of poolFor(pick, rest, pools)) {
    const { piece } = candidate
    if (!(piece.owned && isFresh(piece))) continue
    if (rest.some((one) => Number.isNaN(besideOf(candidate, one, brief)))) continue
    fitting.push(candidate)
    if (fitting.length === TRIED) break
  }
  return fitting
}
