import { lacksColour, showsColour } from "../grammar/avoided.ts"
import type { Brief } from "../grammar/brief.ts"
import { areTooMany, countedColours } from "../grammar/colours.ts"
import { isOneNote } from "../grammar/one-note.ts"
import { pairRule } from "../grammar/rules.ts"
import { warmthLimits } from "../grammar/warm-enough.ts"
import type { Piece } from "../pieces/piece.ts"
import { joinOf } from "../score/estimate.ts"
import { cloOf, indoorsRule, leastClo } from "../weather/warmth.ts"
import { mayBeShown } from "./candidates.ts"
import { pieceDistance } from "./distance.ts"
import type { Pools } from "./pools.ts"

/** From this distance on a piece is a different choice, not a near copy. */
const ANOTHER = 0.25

/** How many of a place's best pieces are considered. */
const CONSIDERED = 24

/**
 * Lists possible replacements beside each piece of a look, best first. Any choice from the places
 * can be worn together: within the budget, warm enough, in few colours, with all that it needs. No
 * two in a place are near copies.
 * @param limit the most pieces that a place lists, including the chosen one
 * @param taken ids that may not be listed, because looks shown beside this one have them
 */
export function withAlternatives(
  look: readonly Piece[],
  limit: number,
  pools: Pools,
  brief: Brief,
  taken: ReadonlySet<string>,
): Piece[][] {
  const places = look.map((piece) => [piece])
  const asked = brief.asks.reduce((bits, { when }) => bits | when, 0)
  let colours = look.reduce((bits, piece) => bits | countedColours(piece), 0)
  const giving = brief.asks.reduce((bits, { given }) => bits | given, 0)
  for (const [at, place] of places.entries()) {
    const [chosen] = place
    if (!chosen || limit < 2) continue
    const others = places.filter((other) => other !== place)
    const beside = others.flat()
    // It needs nothing that the chosen one does not, and provides all that it provides.
    const isLike = ({ wear }: Piece) =>
      ((wear & asked & ~chosen.wear) | (chosen.wear & giving & ~wear)) === 0
    const ranked = (pools[chosen.slot] ?? [])
      .slice(0, CONSIDERED)
      .filter(({ piece }) => isLike(piece) && !taken.has(piece.id))
      .map(({ piece, worth }) => ({ piece, worth: worth + togetherWith(piece, look, chosen) }))
      .sort((a, b) => b.worth - a.worth)
    for (const { piece } of ranked) {
      if (place.length >= limit) break
      if (look.some(({ id }) => id === piece.id)) continue
      if (place.some((listed) => pieceDistance(listed, piece) < ANOTHER)) continue
      if (beside.some((other) => pairRule(piece, other, brief))) continue
      if (dearest(others) + (piece.price ?? 0) > brief.budget) continue
      if (areTooMany(colours | countedColours(piece), brief.person)) continue
      if (isOneNote([...others, [...place, piece]], brief.person)) continue
      if (!suitsDay([...others, [...place, piece]], brief)) continue
      if (lacksColour(dullest([...others, [...place, piece]]), brief)) continue
      if (!mayBeShown(look.with(at, piece), brief)) continue
      place.push(piece)
      colours |= countedColours(piece)
    }
  }
  return places
}

function togetherWith(piece: Piece, look: readonly Piece[], instead: Piece): number {
  let sum = 0
  for (const other of look) if (other !== instead) sum += joinOf(piece, other)
  return sum
}

/** The total price with the most expensive piece of each place. */
function dearest(places: readonly (readonly Piece[])[]): number {
  return places.reduce((sum, place) => sum + Math.max(...place.map(({ price }) => price ?? 0)), 0)
}

/** The choice from all places that shows the least colour. */
function dullest(places: readonly (readonly Piece[])[]): Piece[] {
  return places.flatMap((place) => place.find((piece) => !showsColour(piece)) ?? place.slice(0, 1))
}

/** Whether the coolest choice of all places is warm enough, and the warmest not too warm. */
function suitsDay(places: readonly (readonly Piece[])[], brief: Brief): boolean {
  const limits = warmthLimits(places.flat(), brief)
  if (!limits) return true
  let [coolest, warmest] = [0, 0]
  for (const place of places) {
    coolest += Math.min(...place.map(({ clo }) => clo))
    warmest += Math.max(...place.map(leastClo))
  }
  if (cloOf(coolest) < limits.least || cloOf(warmest) > limits.most) return false
  if (!brief.need || brief.lenience !== "none") return true
  const byClo = (order: 1 | -1) =>
    places.flatMap((place) => place.toSorted((a, b) => order * (a.clo - b.clo)).slice(0, 1))
  return [byClo(1), byClo(-1)].every((choice) => !(brief.need && indoorsRule(choice, brief.need)))
}
