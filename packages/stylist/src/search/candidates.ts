import { KIND_NAMES } from "@stylin/garments/vocabulary"
import { isAllThatIsOver, lacksColour } from "../grammar/avoided.ts"
import type { Brief } from "../grammar/brief.ts"
import { overspent, overspentInAll } from "../grammar/means.ts"
import { breaksRule } from "../grammar/rules.ts"
import { type Template, templatesFor } from "../grammar/templates.ts"
import { isBasic } from "../pieces/basic.ts"
import { type Place, placeOf, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { seedOf } from "../reasons/grammar.ts"
import { lookTags } from "../score/outfit-tags.ts"
import { scoreOf } from "../score/score.ts"
import { looksAround, type Width } from "./beam.ts"
import type { Candidate } from "./candidate.ts"
import { withHers } from "./hers-instead.ts"
import { lightened } from "./lightened.ts"
import { withoutNeedless } from "./needless.ts"
import { stagesFor } from "./offers.ts"
import type { Pools } from "./pools.ts"
import { lookTurn, ownTurn } from "./season-turn.ts"
import { coreOf, OFTEN, type Scored } from "./spread.ts"
import { warmed } from "./warmed.ts"

/** A finished look for an occasion. */
export interface FoundLook extends Scored {
  readonly brief: Brief
}

const WIDTH: Width = { beams: 3, tried: 14 }
/** What each earlier look with a piece takes from its worth: her own may come back sooner. */
const WEAR = { own: 0.14, often: 0.25, pick: 0.9 } as const
/** From this many looks on she has seen enough of one of her own pieces. */
const TIRED = 12

/**
 * The most that a look gains by the season: by lot, among looks that are nearly as good; where all are to be hers, by
 * its place in the year and by what it has of hers.
 */
const SEASONS_TURN = { lot: 1, look: 4.5, hers: 3.5 } as const

/**
 * What a look loses if it buys something. `any` purchase costs a little, a `needless` one that her own clothes could
 * replace costs more, and so do tights (`hose`) for her own skirt. `each` and `inAll` count where her own make no look:
 * how many things are bought, and what they cost together. `dearer` grows with how far a price is above what she spends.
 */
const BUYS = { any: 3.5, needless: 1.5, each: 0.8, inAll: 3, hose: 1, dearer: 3 } as const

const KNOWN_BY: readonly Place[] = ["top", "dress", "bottom", "shoes"]
const IS_KNOWN_BY = KIND_NAMES.map((kind) => KNOWN_BY.includes(placeOf(kind)))

/** The keys of looks that may not come back. */
export type Seen = ReadonlySet<string>

/**
 * What being shown in the last days takes from a piece's worth, relative to being in the same feed.
 */
const LATELY = 0.5
/** How many of those times count. */
const MOST_LATELY = 4

/** How often pieces were shown in the last days, as far as that lowers their rank now. */
export function wearLately(outfits: readonly (readonly string[])[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>()
  for (const id of outfits.flat()) times.set(id, (times.get(id) ?? 0) + 1)
  return new Map([...times].map(([id, count]) => [id, LATELY * Math.min(MOST_LATELY, count)]))
}

/**
 * A look's identity: its clothes and shoes, including what is worn beneath. Another bag, jacket or
 * coat does not make another look.
 */
export function lookKey(pieces: readonly Pick<Piece, "id" | "kind">[]): string {
  const ids: string[] = []
  // Thousands of looks are asked for theirs, each of three or four ids: put in order as they come.
  for (const { id, kind } of pieces) {
    if (!IS_KNOWN_BY[kind]) continue
    let at = ids.length
    for (; at > 0 && (ids[at - 1] ?? "") > id; at -= 1) ids[at] = ids[at - 1] ?? ""
    ids[at] = id
  }
  return ids.join("\n")
}

const SHOES = SLOTS.indexOf("shoes")

/** What a look has but for shoes to buy. */
export function withoutNewShoes<T extends Pick<Piece, "slot" | "owned">>(
  pieces: readonly T[],
): readonly T[] {
  return pieces.filter(({ slot, owned }) => owned || slot !== SHOES)
}

/** What she has seen before, and what comes first now. */
export interface Before {
  readonly seen: Seen
  /** The result of `wearLately`. */
  readonly lately: ReadonlyMap<string, number>
  /** Whether looks with fewer purchases come first, however many there are. */
  readonly isThrifty?: boolean
}

/** What looks start with. */
export interface Start {
  readonly heroes: readonly Candidate[]
  /** Whether her own may take a hero's place, where it does as well. */
  readonly mayGiveWay?: boolean
}

/**
 * Finds looks for a brief, each around a different first piece, so that there is something to
 * choose from. What was already used ranks lower.
 * @param count how many first pieces are tried, and so the most looks returned
 * @param start the pieces to start with; by default the most promising of every place
 */
export function findLooks(
  pools: Pools,
  brief: Brief,
  count: number,
  { seen, lately, isThrifty }: Before,
  start?: Start,
): FoundLook[] {
  const first = start?.heroes ?? heroesOf(pools, count)
  const templateFor = templatesInTurn(brief)
  const stagesOf = stagesFor(pools, brief)
  const worn = new Map(lately)
  const wornOut = ({ id, owned }: Piece) => {
    const times = worn.get(id) ?? 0
    return owned ? WEAR.own * times + WEAR.often * Math.max(0, times - TIRED) : WEAR.pick * times
  }
  const keys = new Set(seen)
  const found: FoundLook[] = []
  const areHers = pools.every((pool) => pool.every(({ piece }) => piece.owned || isBasic(piece)))
  // Where one thing at most is bought, hers may come back as often as it makes another look.
  const isFresh = ({ id }: Piece) =>
    start !== undefined || (worn.get(id) ?? 0) < (found.length * (OFTEN.times - 1)) / OFTEN.looks
  const isShowable = (look: readonly Piece[]) => mayBeShown(look, brief)
  const mayNotGiveWay = start !== undefined && !start.mayGiveWay
  const herInstead = (pieces: readonly Piece[]) => {
    if (mayNotGiveWay) return pieces
    const hers = withHers(pieces, pools, brief, isFresh, isShowable)
    return lightened(withoutNeedless(hers, brief, isShowable), brief, isShowable)
  }
  // A look that is there already and in which nothing can give way need not be judged again.
  const isThere = (pieces: readonly Piece[]) =>
    keys.has(lookKey(pieces)) && (mayNotGiveWay || pieces.every(isHersOrBeneath))
  const vain = new Vain()
  for (let turn = 0; turn < count && first.length > 0; turn += 1) {
    const hero = first[turn % first.length]
    // A hero that comes again has another template, whatever the numbers of both.
    const lap = Math.floor(turn / first.length)
    const template = hero && templateFor(hero.piece.slot, turn + lap)
    if (!(hero && template) || vain.has(hero, template, found.length)) continue
    const before = found.length
    for (const built of looksAround(hero, template, stagesOf, brief, wornOut, WIDTH)) {
      const whole = warmed(built, pools, brief, isFresh)
      if (isThere(whole) || !mayBeShown(whole, brief)) continue
      const instead = herInstead(whole)
      // Where the look of her own is there already, the one with the purchase comes late.
      const isNeedless = start !== undefined && keys.has(lookKey(instead))
      const pieces = isNeedless ? whole : instead
      const key = lookKey(pieces)
      if (keys.has(key) || seen.has(lookKey(withoutNewShoes(pieces)))) continue
      keys.add(key)
      for (const { id } of pieces) worn.set(id, (worn.get(id) ?? 0) + 1)
      const season = areHers
        ? SEASONS_TURN.look * lookTurn(coreOf({ pieces }), brief) +
          SEASONS_TURN.hers * ownTurn(pieces, brief)
        : SEASONS_TURN.lot * (seedOf(`${brief.person.season}\n${key}`) / 2 ** 32)
      const bought = pieces.filter(isBought).length
      const loss = (start?.mayGiveWay || isThrifty) && bought > 0 ? BUYS.any : 0
      const several = isThrifty
        ? BUYS.each * bought + BUYS.inAll * overspentInAll(pieces, brief)
        : 0
      const hose = areHers ? BUYS.hose * pieces.filter(isBoughtHose).length : 0
      const dearer = BUYS.dearer * pieces.reduce((sum, one) => sum + overspent(one, brief), 0)
      const turn = season - loss - several - hose - dearer - (isNeedless ? BUYS.needless : 0)
      found.push({ pieces: inOrder(pieces), score: scoreOf(pieces, brief), brief, turn })
      break
    }
    if (found.length === before) vain.add(hero, template, before)
  }
  return found
}

/** First pieces and templates that made no look: they make none as long as no other look is found. */
class Vain {
  readonly #found = new Map<Candidate, Map<Template, number>>()

  has(hero: Candidate, template: Template, found: number): boolean {
    return this.#found.get(hero)?.get(template) === found
  }

  add(hero: Candidate, template: Template, found: number): void {
    const ofHero = this.#found.get(hero) ?? new Map<Template, number>()
    this.#found.set(hero, ofHero.set(template, found))
  }
}

const BASE = SLOTS.indexOf("base")
const isHersOrBeneath = ({ owned, slot }: Piece) => owned || slot === BASE

/** Whether a piece is a purchase to speak of: tights are none. */
const isBought = (piece: Piece) => !(piece.owned || isBasic(piece))

const LEGWEAR = SLOTS.indexOf("legwear")
const isBoughtHose = ({ slot, owned }: Piece) => slot === LEGWEAR && !owned

const TURNS: readonly Place[] = [
  "top",
  "dress",
  "bottom",
  "top",
  "layer",
  "shoes",
  "bottom",
  "dress",
  "coat",
]

/**
 * The best of every place in turn, by how often a look is best started there; her own come first.
 */
export function heroesOf(pools: Pools, count: number): Candidate[] {
  const turns = TURNS.map((place) => SLOTS.indexOf(place))
  const ownFirst = pools.map((pool) =>
    pool.toSorted((a, b) => Number(b.piece.owned) - Number(a.piece.owned)),
  )
  const next = SLOTS.map(() => 0)
  const heroes: Candidate[] = []
  for (let turn = 0; heroes.length < count && turn < count * 4; turn += 1) {
    const slot = turns[turn % turns.length] ?? 0
    const hero = ownFirst[slot]?.[next[slot] ?? 0]
    next[slot] = (next[slot] ?? 0) + 1
    if (hero) heroes.push(hero)
  }
  return heroes
}

/** Templates with a place for a first piece of a slot; suitable ones take turns. */
function templatesInTurn(brief: Brief): (slot: number, turn: number) => Template | undefined {
  const templates = templatesFor(brief)
  const bySlot = SLOTS.map((place) => {
    const fitting = templates.filter(({ needed, wanted }) => [...needed, ...wanted].includes(place))
    if (fitting.length > 0) return fitting
    return templates.map(({ needed, wanted }) => ({ needed, wanted: [...wanted, place] }))
  })
  return (slot, turn) => {
    const some = bySlot[slot] ?? []
    return some[turn % some.length]
  }
}

/** Whether no hard rule is broken, and the look as a whole carries no tag that she avoids. */
export function mayBeShown(pieces: readonly Piece[], brief: Brief): boolean {
  if (breaksRule(pieces, brief)) return false
  if (brief.person.avoids === 0) return true
  const bought = pieces.filter(
    (piece) => !(piece.owned || brief.asked.has(piece.id) || isAllThatIsOver(piece, brief)),
  )
  return (lookTags(bought) & brief.person.avoids) === 0 && !lacksColour(pieces, brief)
}

export function inOrder(pieces: readonly Piece[]): Piece[] {
  return pieces.toSorted((a, b) => a.slot - b.slot)
}
