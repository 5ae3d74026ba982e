import type { Ask } from "../grammar/asks.ts"
import type { Brief } from "../grammar/brief.ts"
import { areTooMany, countedColours } from "../grammar/colours.ts"
import type { Template } from "../grammar/templates.ts"
import { type Place, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { areaOf } from "../score/places.ts"
import { TERMS } from "../score/score.ts"
import { cloOf, warmthWorth } from "../weather/warmth.ts"
import {
  COMPLETING,
  type DeadEnds,
  deadEnds,
  duesOf,
  leastCloFor,
  type Offer,
  offerOf,
  type Reserve,
  reserveFor,
} from "./offers.ts"
import { besideOf, type Candidate, type Pools } from "./pools.ts"

/** How many unfinished looks are kept, and how many pieces are tried per place. */
export interface Width {
  readonly beams: number
  readonly tried: number
}

export interface Partial {
  readonly pieces: readonly Piece[]
  readonly estimate: number
  readonly price: number
  /** The bits of all its pieces, and the sum of their insulation in hundredths of a clo. */
  readonly wear: number
  readonly clo: number
  /** The bits of what can no longer be worn with them. */
  readonly forbids: number
  /** The colours of all its pieces, as `countedColours` tells them. */
  readonly colours: number
  readonly isAllHers: boolean
}

/** A look with one more piece, which is created only if it is kept. */
interface Step {
  readonly from: Partial
  /** Undefined if a merely wanted place stays empty. */
  readonly piece: Piece | undefined
  readonly estimate: number
}

/** How much less a piece is worth because earlier looks have it. */
export type Worn = (piece: Piece) => number

/** How much repeating a small thing counts, relative to a garment. */
const SEEN_AGAIN = 1

/** A merely wanted piece below this score is better left out. */
const LEAST_WANTED = -0.2

/**
 * Builds looks around a first piece, place by place, keeping the few most promising (beam search;
 * Lowerre, "The Harpy speech recognition system", 1976). What a look turns out to need on the way,
 * such as a top beneath, tights or a coat, gets its own place.
 * @returns finished looks, best first by estimate; none if a needed place stays empty
 */
export function looksAround(
  hero: Candidate,
  template: Template,
  pools: Pools,
  brief: Brief,
  worn: Worn,
  { beams, tried }: Width,
): Partial[] {
  const { piece } = hero
  let open: Partial[] = [
    {
      pieces: [piece],
      estimate: hero.worth * areaOf(piece),
      price: piece.price ?? 0,
      wear: piece.wear,
      clo: piece.clo,
      forbids: piece.forbids,
      colours: countedColours(piece),
      isAllHers: piece.owned,
    },
  ]
  for (const { place, pool, dues, ends, reserve, leastClo } of stagesOf(
    template,
    piece.slot,
    pools,
    brief,
  )) {
    const next: Step[] = []
    for (const partial of open) {
      const offer = offerOf(place, partial.wear, template, brief, dues)
      if (offer) extend(next, partial, offer, { pool, brief, worn, tried, ends, reserve, leastClo })
      else next.push({ from: partial, piece: undefined, estimate: partial.estimate })
    }
    if (next.length === 0) return []
    open = next
      .sort((a, b) => b.estimate - a.estimate)
      .slice(0, beams)
      .map(taken)
  }
  return open
}

/** A place to fill, with its candidates and a look ahead. */
interface Stage {
  readonly place: Place
  readonly pool: readonly Candidate[]
  readonly dues: readonly Ask[]
  readonly ends: DeadEnds
  readonly reserve: Reserve
  /** The hundredths of a clo below which no later place makes it warm enough. */
  readonly leastClo: number
}

const STAGES = new WeakMap<Pools, Map<string, readonly Stage[]>>()

/** A template's places besides the first piece's; computed once for all looks. */
function stagesOf(template: Template, hero: number, pools: Pools, brief: Brief): readonly Stage[] {
  const known = STAGES.get(pools) ?? new Map<string, readonly Stage[]>()
  STAGES.set(pools, known)
  const key = `${hero}/${template.needed}/${template.wanted}`
  const before = known.get(key)
  if (before) return before
  const places = placesOf(template).filter((place) => SLOTS.indexOf(place) !== hero)
  const stages = places.map((place, at) => ({
    place,
    pool: pools[SLOTS.indexOf(place)] ?? [],
    dues: duesOf(place, places.slice(at + 1), pools, brief),
    ends: deadEnds(places.slice(at + 1), template, pools, brief),
    reserve: reserveFor(places.slice(at + 1), template, pools, brief),
    leastClo: leastCloFor(places.slice(at + 1), pools, brief),
  }))
  known.set(key, stages)
  return stages
}

function taken({ from, piece, estimate }: Step): Partial {
  if (!piece) return from
  return {
    pieces: [...from.pieces, piece],
    estimate,
    price: from.price + (piece.price ?? 0),
    wear: from.wear | piece.wear,
    clo: from.clo + piece.clo,
    forbids: from.forbids | piece.forbids,
    colours: from.colours | countedColours(piece),
    isAllHers: from.isAllHers && piece.owned,
  }
}

interface Source {
  readonly pool: readonly Candidate[]
  readonly brief: Brief
  readonly worn: Worn
  readonly tried: number
  readonly ends: DeadEnds
  readonly reserve: Reserve
  readonly leastClo: number
}

/** Adds the steps that a look can take in a place. */
function extend(next: Step[], partial: Partial, offer: Offer, source: Source): void {
  const { pool, brief, worn } = source
  const { isNeeded, givings, keepsWarm } = offer
  const bare = keepsWarm ? warmthWith(partial.clo, brief) : 0
  let left = source.tried
  let found = false
  for (const candidate of pool) {
    if (left === 0) break
    const { piece, worth } = candidate
    if (partial.clo + piece.clo < source.leastClo) continue
    if (!givings.every((given) => (piece.wear & given) !== 0)) continue
    if (source.ends(partial.wear | piece.wear, partial.forbids | piece.forbids)) continue
    if (isOverBudget(partial, piece, source)) continue
    const joined = joinedTo(partial, candidate, brief)
    if (joined === undefined) continue
    left -= 1
    const warmth = keepsWarm ? warmthWith(partial.clo + piece.clo, brief) - bare : 0
    const area = areaOf(piece)
    const gain = area * worth - Math.max(area, SEEN_AGAIN) * worn(piece) + joined + warmth
    if (!isNeeded && gain < LEAST_WANTED) continue
    found = true
    next.push({ from: partial, piece, estimate: partial.estimate + gain })
  }
  if (!(found || isNeeded)) {
    next.push({ from: partial, piece: undefined, estimate: partial.estimate })
  }
}

/** What a piece adds in combination with those chosen; undefined if a rule forbids it. */
function joinedTo(
  { pieces, wear, colours, isAllHers }: Partial,
  candidate: Candidate,
  brief: Brief,
): number | undefined {
  const { piece } = candidate
  if ((piece.forbids & wear) !== 0) return undefined
  const addsColours = (piece.tones & ~colours) !== 0 && !(isAllHers && piece.owned)
  if (addsColours && areTooMany(colours | countedColours(piece))) return undefined
  let sum = 0
  for (const other of pieces) {
    const worth = besideOf(candidate, other, brief)
    if (Number.isNaN(worth)) return undefined
    sum += worth
  }
  return (sum / pieces.length) * Math.sqrt(areaOf(piece)) * 1.2
}

/** Whether with a piece too little is left for what the look still needs. */
function isOverBudget({ price, wear }: Partial, piece: Piece, { brief, reserve }: Source): boolean {
  if (brief.budget === Number.POSITIVE_INFINITY) return false
  return price + (piece.price ?? 0) + reserve(wear | piece.wear) > brief.budget
}

/** How near an insulation, in hundredths of a clo, is to what the day requires. */
function warmthWith(hundredths: number, { need }: Brief): number {
  return need ? TERMS.season.weight * warmthWorth(cloOf(hundredths), need) : 0
}

/**
 * The places of a template in the order in which they are filled, with those that complete a look.
 * Shoes are chosen to the tights, and not the other way round: there are more of them.
 */
export function placesOf({ needed, wanted }: Template): Place[] {
  const rest = wanted.filter((place) => !COMPLETING.includes(place))
  const clothes = needed.filter((place) => place !== "shoes")
  const completing = COMPLETING.filter((place) => !needed.includes(place))
  return [...clothes, ...completing, "shoes", ...rest]
}
