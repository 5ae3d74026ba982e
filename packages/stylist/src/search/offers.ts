import { type Ask, isOpen } from "../grammar/asks.ts"
import type { Brief } from "../grammar/brief.ts"
import type { Template } from "../grammar/templates.ts"
import { type Place, SLOTS } from "../pieces/codes.ts"
import { WEAR } from "../pieces/wear.ts"
import { hundredthsFor } from "../weather/warmth.ts"
import { Beside } from "./beside.ts"
import type { Pools } from "./pools.ts"

/** The places that complete a look after its clothes and shoes, in this order. */
const COMPLETING: readonly Place[] = ["top", "base", "layer", "coat", "legwear"]
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
}

/** A place to fill, with its candidates and a look ahead over the places that come after it. */
export interface Stage {
  readonly place: Place
  readonly slot: number
  readonly pool: Pools[number]
  /** What its candidates add beside others. */
  readonly beside: Beside
  readonly isNeeded: boolean
  readonly isWanted: boolean
  /** Whether the choice also depends on how warm it makes the look. */
  readonly keepsWarm: boolean
  /** What a look may need that no later place can give. */
  readonly dues: readonly Ask[]
  readonly ends: DeadEnds
  readonly reserve: Reserve
  /** The hundredths of a clo below which no later place makes a look warm enough. */
  readonly leastClo: number
}

/** The places of a template besides the first piece's, in the order in which they are filled. */
export type StagesOf = (template: Template, hero: number) => readonly Stage[]

/** Works the stages of templates out, each once for all looks of some pools. */
export function stagesFor(pools: Pools, brief: Brief): StagesOf {
  const reach = reachOf(pools, brief)
  const beside = new Beside(pools, brief)
  const search = { pools, brief, reach, beside }
  const ofPlaces = new Map<number, Stage>()
  const ofTemplates = new Map<Template, (readonly Stage[])[]>()
  const stageOf = (place: Place, later: readonly Place[], template: Template): Stage => {
    const bits = bitsOf(later) * MANY + bitsOf(template.needed)
    const key = (bits * SLOTS.length + slotOf(place)) * 2 + Number(template.wanted.includes(place))
    const known = ofPlaces.get(key)
    if (known) return known
    const stage = newStage(place, later, template, search)
    ofPlaces.set(key, stage)
    return stage
  }
  return (template, hero) => {
    const byHero = ofTemplates.get(template) ?? []
    ofTemplates.set(template, byHero)
    const known = byHero[hero]
    if (known) return known
    const places = placesOf(template).filter((place) => slotOf(place) !== hero)
    const stages = places.map((place, at) => stageOf(place, places.slice(at + 1), template))
    byHero[hero] = stages
    return stages
  }
}

/** More than there are sets of places. */
const MANY = 1 << SLOTS.length
const SLOT_OF = new Map(SLOTS.map((place, slot) => [place, slot]))
const slotOf = (place: Place) => SLOT_OF.get(place) ?? -1

function bitsOf(places: readonly Place[]): number {
  let bits = 0
  for (const place of places) bits |= 1 << slotOf(place)
  return bits
}

/** What the candidates of each place of `SLOTS` give at best. */
interface Reach {
  /** The bits of all of them. */
  readonly bits: readonly number[]
  /** The hundredths of a clo of the warmest. */
  readonly warmest: readonly number[]
  /** The hundredths of a clo that a whole look must have. */
  readonly leastClo: number
}

/** The bits of all candidates of some slots, which are given as bits. */
function reachIn(slots: number, { bits }: Reach): number {
  let all = 0
  for (let slot = 0; slot < bits.length; slot += 1) if ((slots >>> slot) & 1) all |= bits[slot] ?? 0
  return all
}

function reachOf(pools: Pools, { need, lenience }: Brief): Reach {
  return {
    bits: pools.map((pool) => pool.reduce((bits, { piece }) => bits | piece.wear, 0)),
    warmest: pools.map((pool) => pool.reduce((most, { piece }) => Math.max(most, piece.clo), 0)),
    leastClo: need && lenience === "none" ? hundredthsFor(need.least) : Number.NEGATIVE_INFINITY,
  }
}

/** What stages are made from. */
interface Search {
  readonly pools: Pools
  readonly brief: Brief
  readonly reach: Reach
  readonly beside: Beside
}

function newStage(
  place: Place,
  later: readonly Place[],
  { needed, wanted }: Template,
  search: Search,
): Stage {
  const { pools, reach, beside } = search
  const slot = slotOf(place)
  return {
    place,
    slot,
    pool: pools[slot] ?? [],
    beside,
    isNeeded: needed.includes(place),
    isWanted: wanted.includes(place),
    keepsWarm: KEEPS_WARM.includes(place),
    dues: duesOf(place, later, search),
    ends: deadEnds(later, needed, search),
    reserve: reserveFor(later, needed, search),
    leastClo: later.reduce((left, one) => left - (reach.warmest[slotOf(one)] ?? 0), reach.leastClo),
  }
}

/**
 * What a look may need that no place after this one can give: the last that can must. Where she owns no coat,
 * that is the jacket that does for one.
 */
function duesOf(
  place: Place,
  later: readonly Place[],
  { brief: { asks }, reach }: Search,
): readonly Ask[] {
  const after = bitsOf(later)
  const here = 1 << slotOf(place)
  const gives = (slots: number, { places, given }: Ask) =>
    (reachIn(slots & bitsOf(places), reach) & given) !== 0
  return asks.filter(
    (ask) => !gives(after, ask) && (ask.places.at(-1) === place || gives(here, ask)),
  )
}

const NOTHING: readonly number[] = []
const FOR_LEGS: readonly number[] = [WEAR.legwear]

/** What may go into a place of a look with these bits; undefined if it stays empty. */
export function offerOf(
  { place, isNeeded, isWanted, dues }: Stage,
  wear: number,
  brief: Brief,
): Offer | undefined {
  if (isNeeded) return { isNeeded, givings: NOTHING }
  const due = dues.length > 0 ? dues.filter((ask) => isOpen(ask, wear)) : dues
  if (due.length > 0) return { isNeeded: true, givings: due.map(({ given }) => given) }
  if (!isWanted && !isWelcome(place, wear, brief)) return undefined
  // Tights are welcome on bare legs that show, and socks with trousers.
  const isForLegs = place === "legwear" && (wear & WEAR.bareLegs) !== 0
  return { isNeeded: false, givings: isForLegs ? FOR_LEGS : NOTHING }
}

function isWelcome(place: Place, wear: number, { need }: Brief): boolean {
  if (!need) return false
  if (place === "base") return need.outdoors < BELOW.base && (wear & WEAR.sheer) === 0
  if (place !== "legwear") return false
  return need.outdoors < ((wear & WEAR.shortHem) !== 0 ? BELOW.tights : BELOW.socks)
}

/** Whether a look with these bits, and these forbidden ones, can no longer get what it needs. */
export type DeadEnds = (wear: number, forbids: number) => boolean

/** Looks ahead over the places that are still to be filled. */
function deadEnds(
  later: readonly Place[],
  needed: readonly Place[],
  { brief: { asks }, reach }: Search,
): DeadEnds {
  const after = bitsOf(later)
  const always = bitsOf(needed)
  const gives = asks.map((ask) => {
    const bits = reachIn(after & (bitsOf(ask.places) | always), reach)
    return { ask, possible: ask.given & bits }
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
function reserveFor(
  later: readonly Place[],
  needed: readonly Place[],
  { pools, brief: { asks, budget } }: Search,
): Reserve {
  if (budget === Number.POSITIVE_INFINITY) return () => 0
  const poolOf = (place: Place) => pools[slotOf(place)] ?? []
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

function cheapest(pool: Pools[number]): number {
  return pool.reduce((least, { piece }) => Math.min(least, piece.price ?? 0), Number.MAX_VALUE)
}

/**
 * The places of a template in the order in which they are filled, with those that complete a look.
 * Shoes are chosen to the tights, and not the other way round: there are more of them.
 */
function placesOf({ needed, wanted }: Template): Place[] {
  const rest = wanted.filter((place) => !COMPLETING.includes(place))
  const clothes = needed.filter((place) => place !== "shoes")
  const completing = COMPLETING.filter((place) => !needed.includes(place))
  return [...clothes, ...completing, "shoes", ...rest]
}
