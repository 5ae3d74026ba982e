import { MATERIALS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "../catalogue/catalogue-index.ts"
import { retrieve } from "../catalogue/retrieve.ts"
import { areLowInFrost, isCapeInFrost, isDressForEvenings } from "../grammar/at-home.ts"
import type { Brief } from "../grammar/brief.ts"
import { isMetallic } from "../grammar/colours.ts"
import { isBarerThanOthers } from "../grammar/coverage.ts"
import { areForTheDay } from "../grammar/dress-codes.ts"
import { areForSnow, isLinedInVain, isSunHatInVain } from "../grammar/heavy-cloths.ts"
import { dressesDown } from "../grammar/hers.ts"
import { areForHerShoes } from "../grammar/hose.ts"
import { isMadeFor } from "../grammar/made-for.ts"
import { overspent } from "../grammar/means.ts"
import { areBootsInHeat } from "../grammar/out-of-season.ts"
import { isHinderingAtWork, isSavedFromWork, isSpoiltAtWork } from "../grammar/practical.ts"
import { isForRain, isForShowers, isForTheHills, letsRainIn, MAC } from "../grammar/rain.ts"
import { pieceRule } from "../grammar/rules.ts"
import { FROST } from "../grammar/season.ts"
import { isShort, wearsLonger } from "../grammar/short-hems.ts"
import { areOnlyForWalks, areTooGoodForWalks, stayAtHome } from "../grammar/walking.ts"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { asBeneath, type Piece } from "../pieces/piece.ts"
import { hasBit, isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Random } from "../random.ts"
import { isThinCoat } from "../weather/warmth.ts"
import { type Candidate, candidateOf } from "./candidate.ts"
import { isLike } from "./likeness.ts"
import { seasonTurn } from "./season-turn.ts"

/** The candidates for each place of an outfit, best first. */
export type Pools = readonly (readonly Candidate[])[]

const TOP = SLOTS.indexOf("top")
const BENEATH = kindCodes("cami", "vest")

/** How much of the catalogue is retrieved for a place: clothes and shoes make up a look. */
const RETRIEVAL = { count: 44, perKind: 12, perShelf: 2 } as const

/**
 * The candidates for a brief, per place: what she owns and, if she would buy, what is for sale.
 * @param picks how many pieces of a look are to be bought at most, if it is to be her own otherwise; basics count as none
 */
export function poolsFor(
  wardrobe: readonly Piece[],
  catalogue: CatalogueIndex,
  brief: Brief,
  random: Random,
  picks?: number,
): Pools {
  const buys = picks !== 0
  const fitting = wardrobe.filter((piece) => !pieceRule(piece, brief))
  // One after the other: what rests for something else is no reason for that to rest.
  const worn = REASONS_TO_REST.reduce(
    (left, rests) => left.filter((piece) => !rests(piece, left, brief)),
    fitting,
  )
  const isHersWarmer = isWarmerInHers(worn, brief)
  const pools = SLOTS.map((place, slot) => {
    const own = worn.filter((piece) => piece.slot === slot)
    const isEnough = own.some((piece) => doesOver(piece, brief))
      ? ONE_IS_ENOUGH.has(slot)
      : slot === COAT && picks !== undefined && isCovered(worn, brief)
    const isWanted = buys || (place === "legwear" && !own.some(({ kind }) => kind === TIGHTS))
    const isBought = isWanted && !isEnough && (place !== "head" || needsHeadscarf(worn, brief))
    const found = isBought ? retrieve(catalogue, slot, brief, random, RETRIEVAL) : []
    const isCoated = picks !== undefined && isDressedOver(worn, brief)
    const bought = found.filter(
      (pick) =>
        areForHerShoes(pick, worn, brief) &&
        !stayAtHome(pick, worn, brief) &&
        !(isCoated && OUTDOORS.has(pick.kind)) &&
        !(isHersWarmer && isCool(pick)) &&
        !(isShort(pick) && wearsLonger(wardrobe)) &&
        !worn.some((mine) => isLike(pick, mine)),
    )
    const isBase = place === "base"
    const sold = isBase && buys ? topsBeneath(catalogue, brief, random) : []
    const tops = isBase ? [...wardrobe, ...sold].filter(isForBeneath).map(asBeneath) : []
    // What is too thin for the day by itself may still be worn beneath.
    const beneath = tops.filter((piece) => !pieceRule(piece, brief))
    return [...own, ...bought, ...beneath]
      .map((piece) => inTurn(piece, brief))
      .sort((a, b) => b.worth - a.worth)
  })
  return pools.map((pool, slot) => (slot === COAT ? forTheFrost(pool, brief) : pool))
}

/** In frost only coats for winter, if she owns or finds any that her work does not spoil; on a walk a waterproof keeps off the wind. */
function forTheFrost(coats: readonly Candidate[], brief: Brief): readonly Candidate[] {
  const { need, occasion } = brief
  if (!need || need.outdoors >= FROST || occasion === "outdoors") return coats
  const warm = coats.filter(
    ({ piece }) => !(isThinCoat(piece, need) || isSpoiltAtWork(piece, brief)),
  )
  return warm.length > 0 ? warm : coats
}

/** Whether she always covers her head and owns nothing for it: she who has something buys no other. */
function needsHeadscarf(worn: readonly Piece[], { person }: Brief): boolean {
  return person.coverage.head === "covered" && !worn.some(({ slot }) => slot === HEAD)
}

type Rests = (piece: Piece, worn: readonly Piece[], brief: Brief) => boolean

/** Why one of her own pieces stays at home while she has others that will do. */
const REASONS_TO_REST: readonly Rests[] = [
  stayAtHome,
  isForColder,
  isForWinter,
  isForRain,
  areForCooler,
  areForSummer,
  areForDaytime,
  areTooHighForWork,
  areTooHighByDay,
  areOnlyForWalks,
  areForSnow,
  isLinedInVain,
  isSunHatInVain,
  areTooGoodForWalks,
  isHinderingAtWork,
  isSavedFromWork,
  areLowInFrost,
  isCapeInFrost,
  isDressForEvenings,
  isForTheHills,
  isForShowers,
  isBarerThanOthers,
]

function inTurn(piece: Piece, brief: Brief): Candidate {
  const { worth, number } = candidateOf(piece, brief)
  const dear = DEARER * overspent(piece, brief)
  const made = isMadeFor(piece, brief.occasion) ? MADE_FOR_IT : 0
  return { piece, worth: worth + seasonTurn(piece, brief) + made - dear, number }
}

/** What a piece gains on the occasion that she calls it for: enough to be tried with all that goes with it. */
const MADE_FOR_IT = 2

/** What a piece loses for each time that it costs more than she spends: of warm ones the cheapest comes first. */
const DEARER = 4

function topsBeneath(catalogue: CatalogueIndex, brief: Brief, random: Random): Piece[] {
  return retrieve(catalogue, TOP, brief, random, { ...RETRIEVAL, count: 8, kinds: BENEATH })
}

/** She who has one that suits the day and the occasion buys no other. */
const ONE_IS_ENOUGH: ReadonlySet<number> = new Set(
  (["coat", "bag"] as const).map((place) => SLOTS.indexOf(place)),
)
const HEAD = SLOTS.indexOf("head")
const COAT = SLOTS.indexOf("coat")
/** Jackets that are worn outdoors only; the others are also for indoors. */
export const OUTDOORS = kindCodes("leather_jacket", "denim_jacket", "bomber", "overshirt")
const JACKETS: ReadonlySet<number> = new Set([...OUTDOORS, ...kindCodes("fleece", "tweed_jacket")])

/** Whether a jacket that she owns is all that the day asks for over a look: in frost one that is lined like a coat. */
function isCovered(worn: readonly Piece[], brief: Brief): boolean {
  if (!brief.need) return false
  const isCoatAsked = brief.asks.some(({ given }) => given === WEAR.coat)
  const isEnough = ({ wear }: Piece) => !isCoatAsked || (wear & WEAR.coat) !== 0
  return worn.some(
    (piece) => JACKETS.has(piece.kind) && isEnough(piece) && !letsRainIn(piece, brief),
  )
}

/** Whether she owns what the day asks for over a look: a coat, or a jacket where that is enough. */
function isDressedOver(worn: readonly Piece[], brief: Brief): boolean {
  const isAsked = brief.asks.some(({ rule }) => rule === "nothing-over")
  return (
    isAsked &&
    (worn.some((piece) => piece.slot === COAT && doesOver(piece, brief)) || isCovered(worn, brief))
  )
}

const PADDED = kindCodes("puffer", "teddy_coat")
const FLEECE = kindCode("fleece")
/** From how many °C outdoors on a padded coat rests where a jacket does. */
const UNPADDED = 9

/**
 * Whether it is a padded coat on a day that one of her jackets or other coats is enough for: a fleece on walks alone, because
 * it goes with few clothes for town.
 */
function isForColder({ kind }: Piece, worn: readonly Piece[], brief: Brief): boolean {
  if (!(PADDED.has(kind) && brief.need && brief.need.outdoors >= UNPADDED)) return false
  const isForHere = (piece: Piece) => brief.occasion === "outdoors" || piece.kind !== FLEECE
  return isCovered(worn.filter(isForHere), brief) || worn.some(isUnpadded)
}

function isUnpadded({ slot, kind }: Piece): boolean {
  return slot === COAT && !PADDED.has(kind)
}

const WOOL_COAT = kindCode("wool_coat")
const TRENCH = kindCode("trench_coat")
const RAINCOAT = kindCode("raincoat")
/** From how many °C outdoors on a coat of wool rests where a trench does. */
const UNLINED = 11

/** Whether it is a coat of wool on a day for her trench, which is as smart. */
function isForWinter({ kind }: Piece, worn: readonly Piece[], { need }: Brief): boolean {
  if (kind !== WOOL_COAT || !need || need.outdoors < UNLINED) return false
  return worn.some(
    ({ kind, name }) => kind === TRENCH || (kind === RAINCOAT && MAC.test(name ?? "")),
  )
}

/** Whether they are her boots on a day that other shoes of hers are for. */
function areForCooler(boots: Piece, worn: readonly Piece[], { need }: Brief): boolean {
  if (!areBootsInHeat(boots, need)) return false
  return worn.some((piece) => piece.slot === SHOES && !areBootsInHeat(piece, need))
}

const CANVAS = MATERIALS.indexOf("canvas")
const AIRY = kindCodes("sandals", "espadrilles")
/** In °C: canvas shoes go out beside others from this outdoors on, sandals and espadrilles from this in the morning on. */
const WARM_GROUND = { canvas: 15, airy: 12 } as const

/**
 * Whether they are her canvas shoes on a cool day, when the ground is cold or damp, or airy ones after a cool night, while
 * she has others. On dates toes may show.
 */
function areForSummer(shoes: Piece, worn: readonly Piece[], { need, occasion }: Brief): boolean {
  if (!need) return false
  const isAiry = ({ kind }: Piece) =>
    AIRY.has(kind) && occasion !== "dating" && need.day.low < WARM_GROUND.airy
  const isCanvas = ({ material }: Piece) =>
    material === CANVAS && need.outdoors < WARM_GROUND.canvas
  const isSummery = (one: Piece) => one.slot === SHOES && (isAiry(one) || isCanvas(one))
  return isSummery(shoes) && worn.some((one) => one.slot === SHOES && !isSummery(one))
}

/** Whether they are shoes for the day, on a date that she has others for. */
function areForDaytime(shoes: Piece, worn: readonly Piece[], { occasion, person }: Brief): boolean {
  if (occasion !== "dating" || !areForTheDay(shoes, person)) return false
  return worn.some((piece) => piece.slot === SHOES && !areForTheDay(piece, person))
}

const HIGH_HEELS = PREFERENCE_TAGS.indexOf("High heels")

/**
 * Whether they are her own high heels and she has other shoes for work: silver or gold ones are for evenings, and
 * others rest where she seems to stand and walk at it.
 */
function areTooHighForWork(shoes: Piece, worn: readonly Piece[], brief: Brief): boolean {
  const { occasion, person } = brief
  if (occasion !== "work") return false
  const isOnHerFeet = dressesDown(brief) && !hasBit(person.loves, HIGH_HEELS)
  const areTooHigh = (one: Piece) => isHigh(one) && (isOnHerFeet || isMetallic(one))
  return areTooHigh(shoes) && worn.some((one) => one.slot === SHOES && !areTooHigh(one))
}

/** Whether they are her heels, on a day out that she has other shoes for: only who loves heels walks in them. */
function areTooHighByDay(
  shoes: Piece,
  worn: readonly Piece[],
  { occasion, person }: Brief,
): boolean {
  if (occasion !== "outings" || hasBit(person.loves, HIGH_HEELS)) return false
  return isHigh(shoes) && worn.some((one) => one.slot === SHOES && !isHigh(one))
}

const isHigh = ({ slot, kind, tags }: Piece) =>
  slot === SHOES && (kind === HEELS || hasBit(tags, HIGH_HEELS))
const HEELS = kindCode("heels")

const isCool = ({ slot, wear }: Piece) => slot === TOP && (wear & WEAR.warm) === 0

/** Whether it is a coat for milder days, beside which she may need another. */
function isThin(piece: Piece, { need }: Brief): boolean {
  return need !== undefined && isThinCoat(piece, need)
}

/** Whether nothing else need be bought for its place: a coat must be warm and dry enough. */
function doesOver(piece: Piece, brief: Brief): boolean {
  return !(isThin(piece, brief) || (piece.slot === COAT && letsRainIn(piece, brief)))
}

/**
 * Whether there is frost and all her coats are for warmer days. A thin top to buy would then leave her cold,
 * even for an evening, and a warm top that she owns would not.
 */
function isWarmerInHers(worn: readonly Piece[], { need }: Brief): boolean {
  if (!need || need.outdoors >= FROST) return false
  const coats = worn.filter(({ slot }) => slot === COAT)
  if (coats.length === 0 || coats.some(({ from }) => need.day.high >= from)) return false
  return worn.some((piece) => piece.slot === TOP && !isCool(piece))
}

const TIGHTS = kindCode("tights")

const SHOES = SLOTS.indexOf("shoes")

/** Whether a top can be worn beneath a sheer one. */
export function isForBeneath(piece: Piece): boolean {
  return BENEATH.has(piece.kind) && !isPrinted(piece) && (piece.wear & WEAR.sheer) === 0
}
