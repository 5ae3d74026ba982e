import { ACTIVITIES, type Activity } from "@stylin/garments/vocabulary"
import { type Brief, briefOf, type Wishes } from "../grammar/brief.ts"
import { hasWantedHeel } from "../grammar/dress-codes.ts"
import { letsRainIn } from "../grammar/rain.ts"
import { FROST } from "../grammar/season.ts"
import type { StyleInput } from "../input.ts"
import type { Person } from "../person/person.ts"
import { isBasic } from "../pieces/basic.ts"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Random } from "../random.ts"
import type { Need } from "../weather/need.ts"
import { isThinCoat } from "../weather/warmth.ts"
import { type Candidate, candidateOf } from "./candidate.ts"
import { type Before, type FoundLook, findLooks, heroesOf, lookKey } from "./candidates.ts"
import { OUTDOORS, type Pools, poolsFor } from "./pools.ts"
import type { Asked } from "./wishes.ts"

const SHOES = SLOTS.indexOf("shoes")
const LEGWEAR = SLOTS.indexOf("legwear")
const LAYER = SLOTS.indexOf("layer")
const TIGHTS = kindCode("tights")
const TOP = SLOTS.indexOf("top")
const COAT = SLOTS.indexOf("coat")
const WARM_PLACES: ReadonlySet<number> = new Set(
  (["coat", "layer", "base"] as const).map((place) => SLOTS.indexOf(place)),
)

/** The search for one occasion. */
export interface Round {
  readonly brief: Brief
  readonly looks: readonly FoundLook[]
  /** The candidates to replace a look's pieces. */
  readonly poolsFor: (look: FoundLook) => Pools
}

interface Search {
  readonly input: StyleInput
  readonly wardrobe: readonly Piece[]
  readonly person: Person
  readonly asked: Asked
  /** The result of `wearLately`. */
  readonly lately: ReadonlyMap<string, number>
  readonly random: Random
  /** Whether looks that do not suit the weather are left out even if there are no others. */
  readonly strictly: boolean
}

/**
 * Searches occasion by occasion, each as strictly as its wardrobe and day allow.
 * @param earlier rounds whose looks may not be found again
 */
export function searchRounds(
  { input, wardrobe, person, asked, lately, random, strictly }: Search,
  earlier: readonly Round[] = [],
): Round[] {
  const wishes = {
    budgetPence: input.wishes?.budgetPence,
    leaveOut: input.wishes?.leaveOut?.filter((id) => id !== asked.piece?.id),
    asked: asked.piece ? [asked.piece.id] : [],
  }
  const found = earlier.flatMap(({ looks }) => looks.map(({ pieces }) => lookKey(pieces)))
  const before = { seen: new Set([...seenKeys(input), ...found]), lately }
  // What she asked for is shown whatever the day, and what is hers if nothing is for sale.
  const isHersEnough = asked.piece !== undefined || input.catalogue.size === 0
  const lenient = isHersEnough ? LENIENT : [NEARLY]
  const ways = strictly ? STRETCHED : [...STRETCHED, ...lenient, ...FURTHER]
  return occasionsOf(input).map((occasion) => {
    const round = (way: Way) => {
      const brief = briefOf(person, occasion, { ...wishes, ...way })
      return roundFor(brief, input, wardrobe, asked, before, random)
    }
    const strict = round({})
    // If she would rather not buy, one more piece is preferred to a look that does not suit the
    // weather, or to what is dearer than she spends.
    if (strict.looks.length > 0 || !person.day || input.wishes?.picks !== undefined) return strict
    for (const way of ways) {
      if (way.stretch && person.piecePence === Number.POSITIVE_INFINITY) continue
      const found = round(way)
      if (found.looks.length > 0) return found
    }
    return strict
  })
}

type Way = Pick<Wishes, "lenience" | "stretch">

/** What is warm may cost more than she spends before a look may be too cold, as little more as can be. */
const STRETCHED: readonly Way[] = [1.25, 1.5, 1.75, 2].map((stretch) => ({ stretch }))
/** What costs far more than she spends, which the look then says, is better than no look at all. */
const FURTHER: readonly Way[] = [2.5, 3, 4, 6].map((stretch) => ({ stretch }))
const NEARLY: Way = { lenience: "warmth" }
const LENIENT: readonly Way[] = [NEARLY, { lenience: "hers" }]

function roundFor(
  brief: Brief,
  input: StyleInput,
  wardrobe: readonly Piece[],
  { piece }: Asked,
  before: Before,
  random: Random,
): Round {
  const { catalogue, wishes } = input
  // Nothing is bought that is not for the weather.
  const picks = brief.lenience === "hers" ? 0 : piece ? undefined : wishes?.picks
  const mayGiveWay = wishes?.orFewer === true
  const most = picks ?? (mayGiveWay ? Number.POSITIVE_INFINITY : undefined)
  const pools = poolsFor(wardrobe, catalogue, brief, random, most)
  if (piece) {
    const hero = candidateOf(piece, brief)
    const only = pools.map((pool, slot) => (slot === piece.slot ? [hero] : pool))
    const looks = findLooks(only, brief, input.candidatesPerOccasion, before, { heroes: [hero] })
    return { brief, looks, poolsFor: () => only }
  }
  const count = triesFor(input, occasionsOf(input).length)
  // Without tights, which nobody enters, she could wear none of her skirts in the cold.
  const ownsTights = pools[LEGWEAR]?.some(({ piece }) => piece.owned && piece.kind === TIGHTS)
  const isHers = ({ piece }: Candidate) => piece.owned || (isBasic(piece) && !ownsTights)
  const hers = pools.map((pool) => pool.filter(isHers))
  if (picks === 0) {
    // Where she leaves the choice, the shops are asked for the winter coat that she lacks.
    const looks =
      mayGiveWay && lacksWinterCoat(hers, brief) ? [] : findLooks(hers, brief, count, before)
    return { brief, looks, poolsFor: () => hers }
  }
  const whole = mayGiveWay ? findLooks(hers, brief, count, before) : []
  const besideWhole = { ...before, seen: new Set([...before.seen, ...whole.map(keyOfLook)]) }
  if (picks === undefined) {
    const isThrifty = mayGiveWay && wardrobe.length > 0
    const looks = findLooks(pools, brief, count, { ...besideWhole, isThrifty })
    return { brief, looks: [...whole, ...looks], poolsFor: () => pools }
  }
  // Each look is built around the one new piece, which is no shoes if hers do.
  const doHersDo = hers[SHOES]?.some(({ piece: shoes }) => hasWantedHeel(shoes, brief))
  const sold = pools.map((pool, slot) =>
    slot === SHOES && doHersDo
      ? []
      : pool.filter((one) => !(one.piece.owned || isBasic(one.piece))),
  )
  const besides = ({ pieces }: FoundLook) =>
    hers.map((pool, slot) =>
      pieces.some((one) => one.slot === slot && !(one.owned || isBasic(one)))
        ? (pools[slot] ?? [])
        : pool,
    )
  for (const isNeeded of neededFirst(hers, whole, brief)) {
    const heroes = heroesOf(
      sold.map((pool) => pool.filter(isNeeded)),
      count,
    )
    // The same clothes beneath another coat would count as looks that are there already.
    const looks = findLooks(hers, brief, count, before, { heroes })
    if (looks.length > 0) return { brief, looks, poolsFor: besides }
  }
  const start = { heroes: heroesOf(sold, count), mayGiveWay }
  const looks = [...whole, ...findLooks(hers, brief, count, besideWhole, start)]
  return { brief, looks, poolsFor: besides }
}

/** How many looks are tried for one that is shown, and at least. */
const TRIES = { perLook: 8, least: 60 } as const

/** How many looks are tried for an occasion: many occasions share the feed, and each shows few. */
export function triesFor(
  { count, candidatesPerOccasion }: Pick<StyleInput, "count" | "candidatesPerOccasion">,
  occasions: number,
): number {
  const shown = count / occasions
  const enough = Math.max(TRIES.least, Math.ceil(TRIES.perLook * shown))
  return Math.min(candidatesPerOccasion, enough)
}

const keyOfLook = ({ pieces }: FoundLook) => lookKey(pieces)

/**
 * What the one new piece must be, the first that makes a look. In frost: a coat for winter for her who owns none,
 * but for walks; something warm where all her own clothes are too cold. On milder days that ask for something over
 * a look: a coat or an outdoor jacket where nothing of hers does, and one for rain in rain. Empty if it may be anything.
 * @param whole the looks that her own clothes make
 */
function neededFirst(
  hers: Pools,
  whole: readonly FoundLook[],
  brief: Brief,
): ((one: Candidate) => boolean)[] {
  const { need, occasion, asks } = brief
  if (!need) return []
  const isDry = ({ piece }: Candidate) => isOver(piece) && !letsRainIn(piece, brief)
  const isRainOpen = asks.some(({ rule }) => rule === "no-rain-cover") && !hers.flat().some(isDry)
  if (need.outdoors >= FROST) {
    if (isRainOpen) return [isDry]
    const isAsked = asks.some(({ rule, when }) => rule === "nothing-over" && when === 0)
    return isAsked && whole.length === 0 && !hers.flat().some(isOutdoors) ? [isOutdoors] : []
  }
  const isForWinter = ({ piece }: Candidate) =>
    isWinterCoat(piece, need) && !letsRainIn(piece, brief)
  const isDryWalk = occasion === "outdoors" && !isRainOpen
  const hasCoat = isDryWalk || hers.flat().some(isForWinter)
  return [...(hasCoat ? [] : [isForWinter]), ...(whole.length === 0 ? [isWarming] : [])]
}

function isWinterCoat(piece: Piece, need: Need): boolean {
  return (piece.wear & WEAR.coat) !== 0 && !isThinCoat(piece, need)
}

/** Whether there is frost in town, and she owns no coat for it. */
function lacksWinterCoat(hers: Pools, { need, occasion }: Brief): boolean {
  if (!need || need.outdoors >= FROST || occasion === "outdoors") return false
  return !hers.flat().some(({ piece }) => isWinterCoat(piece, need))
}

function isOver({ slot }: Piece): boolean {
  return slot === COAT || slot === LAYER
}

function isOutdoors({ piece: { slot, kind } }: Candidate): boolean {
  return slot === COAT || OUTDOORS.has(kind)
}

/** Whether it is a coat, something warm above the waist, or a thermal top. */
function isWarming({ piece: { slot, wear } }: Candidate): boolean {
  return WARM_PLACES.has(slot) || (slot === TOP && (wear & WEAR.warm) !== 0)
}

/** What looks are wanted for, each once. */
export function occasionsOf({ occasions, profile }: StyleInput): readonly Activity[] {
  const wanted = occasions.length > 0 ? occasions : (profile.activities ?? [])
  return wanted.length > 0 ? [...new Set(wanted)] : ACTIVITIES
}

/** The keys of looks that must not come back. Unknown ids are ignored. */
export function seenKeys(input: StyleInput): Set<string> {
  const { avoidOutfits = [], seenOutfits = [], wardrobe, catalogue } = input
  const own = new Map(wardrobe.map(({ id, kind, words }) => [id, kindCode(words?.kind ?? kind)]))
  const kindOf = (id: string) => {
    const mine = own.get(id)
    const row = mine === undefined ? catalogue.row(id) : undefined
    return row === undefined ? mine : catalogue.kind(row)
  }
  const known = (id: string) => {
    const kind = kindOf(id)
    return kind === undefined ? [] : [{ id, kind }]
  }
  return new Set([...avoidOutfits, ...seenOutfits].map((ids) => lookKey(ids.flatMap(known))))
}
