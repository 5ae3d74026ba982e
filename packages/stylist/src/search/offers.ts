import { type Ask, isOpen } from "../grammar/asks.ts"
import type { Brief } from "../grammar/brief.ts"
import type { Template } from "../grammar/templates.ts"
import { type Place, SLOTS } from "../pieces/codes.ts"
import { WEAR } from "../pieces/wear.ts"
import { hundredthsFor } from "../weather/warmth.ts"
import type { Pools } from "./pools.ts"

/** The places that complete a look after its clothes and shoes, in this order. */
export const COMPLETING: readonly Place[] = ["top", "base", "layer", "coat", "legwear"]
/** Places where the warmth can still be adjusted. */
const KEEPS_WARM: readonly Place[] = ["base", "layer", "coat", "legwear", "accessory"]
/** Legwear and a base layer are welcome below these outdoor temperatures, in °C. */
const BELOW = { tights: 15, socks: 4, base: 3 } as const

/** How a place of an unfinished look is to be filled. */
export interface Offer {
  /** Whether the look is incomplete without it. */
  readonly isNeeded: boolean
  /** What a piece must have to meet what is needed: one of the bits of each. */
  readonly givings: readonly number[]
  /** Whether the choice also depends on how warm it makes the look. */
  readonly keepsWarm: boolean
}

/**
 * What a look may need that no place after this one can give: the last that can must. Where she owns no coat,
 * that is the jacket that does for one.
 */
export function duesOf(
  place: Place,
  later: readonly Place[],
  pools: Pools,
  { asks }: Brief,
): readonly Ask[] {
  const gives = (one: Place, { places, given }: Ask) =>
    places.includes(one) && (reachOf(pools[SLOTS.indexOf(one)]) & given) !== 0
  return asks.filter(
    (ask) =>
      !later.some((one) => gives(one, ask)) && (ask.places.at(-1) === place || gives(place, ask)),
  )
}

/**
 * What may go into a place of a look with these bits; undefined if it stays empty.
 * @param dues what `duesOf` tells of the place
 */
export function offerOf(
  place: Place,
  wear: number,
  { needed, wanted }: Template,
  brief: Brief,
  dues: readonly Ask[],
): Offer | undefined {
  const keepsWarm = KEEPS_WARM.includes(place)
  if (needed.includes(place)) return { isNeeded: true, givings: [], keepsWarm }
  const due = dues.filter((ask) => isOpen(ask, wear))
  if (due.length > 0) return { isNeeded: true, givings: due.map(({ given }) => given), keepsWarm }
  if (!wanted.includes(place) && !isWelcome(place, wear, brief)) return undefined
  // Tights are welcome on bare legs, and socks with trousers.
  const isForLegs = place === "legwear" && (wear & WEAR.bareLegs) !== 0
  return { isNeeded: false, givings: isForLegs ? [WEAR.legwear] : [], keepsWarm }
}

function isWelcome(place: Place, wear: number, { need }: Brief): boolean {
  if (!need) return false
  if (place === "base") return need.outdoors < BELOW.base && (wear & WEAR.sheer) === 0
  if (place !== "legwear") return false
  return need.outdoors < ((wear & WEAR.bareLegs) !== 0 ? BELOW.tights : BELOW.socks)
}

/** Whether a look with these bits, and these forbidden ones, can no longer get what it needs. */
export type DeadEnds = (wear: number, forbids: number) => boolean

/** Looks ahead over the places that are still to be filled. */
export function deadEnds(
  later: readonly Place[],
  { needed }: Template,
  pools: Pools,
  { asks }: Brief,
): DeadEnds {
  const gives = asks.map((ask) => {
    const places = later.filter((place) => ask.places.includes(place) || needed.includes(place))
    const reach = places.reduce((bits, place) => bits | reachOf(pools[SLOTS.indexOf(place)]), 0)
    return { ask, possible: ask.given & reach }
  })
  // Called for every piece that is tried: a loop is much faster than a callback.
  return (wear, forbids) => {
    for (const { ask, possible } of gives) {
      if ((possible & ~forbids) === 0 && isOpen(ask, wear)) return true
    }
    return false
  }
}

/** What a look of these bits has to leave of its budget for what it still needs, in the currency's smallest unit. */
export type Reserve = (wear: number) => number

/** Looks ahead over the places that are still to be filled, for the cheapest in each. */
export function reserveFor(
  later: readonly Place[],
  { needed }: Template,
  pools: Pools,
  { asks, budget }: Brief,
): Reserve {
  if (budget === Number.POSITIVE_INFINITY) return () => 0
  const poolOf = (place: Place) => pools[SLOTS.indexOf(place)] ?? []
  const always = later
    .filter((place) => needed.includes(place))
    .reduce((sum, place) => sum + cheapest(poolOf(place)), 0)
  const dues = asks.flatMap((ask) => {
    const places = ask.places.filter((place) => later.includes(place) && !needed.includes(place))
    const giving = places.flatMap(poolOf).filter(({ piece }) => (piece.wear & ask.given) !== 0)
    return giving.length > 0 ? [{ ask, price: cheapest(giving) }] : []
  })
  // One piece may answer several: only the dearest answer is sure to be paid for.
  return (wear) =>
    always +
    dues.reduce((most, { ask, price }) => (isOpen(ask, wear) ? Math.max(most, price) : most), 0)
}

/** The hundredths of a clo that a look must have before some places, so that the warmest of each are enough. */
export function leastCloFor(
  later: readonly Place[],
  pools: Pools,
  { need, lenience }: Brief,
): number {
  if (!need || lenience !== "none") return 0
  const warmest = (place: Place) =>
    (pools[SLOTS.indexOf(place)] ?? []).reduce((most, { piece }) => Math.max(most, piece.clo), 0)
  return hundredthsFor(need.least) - later.reduce((sum, place) => sum + warmest(place), 0)
}

function cheapest(pool: Pools[number]): number {
  return pool.reduce((least, { piece }) => Math.min(least, piece.price ?? 0), Number.MAX_VALUE)
}

const REACHES = new WeakMap<Pools[number], number>()

/** The bits of everything that could fill a place. */
function reachOf(pool: Pools[number] | undefined): number {
  if (!pool) return 0
  const known = REACHES.get(pool)
  if (known !== undefined) return known
  const reach = pool.reduce((bits, { piece }) => bits | piece.wear, 0)
  REACHES.set(pool, reach)
  return reach
}
