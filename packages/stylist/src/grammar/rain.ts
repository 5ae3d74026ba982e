import {
  type Activity,
  bearsShowers,
  isSpoiledByRain,
  PREFERENCE_TAGS,
  standsRain,
} from "@stylin/garments/vocabulary"
import { kindCode, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { isCoveredInRain, type Need } from "../weather/need.ts"
import { isHeavyCoat, isThinCoat } from "../weather/warmth.ts"
import { isOpen } from "./asks.ts"
import type { Brief } from "./brief.ts"
import { isSpoiltAtWork } from "./practical.ts"

const SHOES = SLOTS.indexOf("shoes")
const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
/** What the rain ruins or soaks first. */
const FIRST: ReadonlySet<number> = new Set(
  (["coat", "layer", "shoes", "bag"] as const).map((place) => SLOTS.indexOf(place)),
)
/** What comes out below a coat: to a dinner she wears what she likes there. */
const BELOW_COATS: ReadonlySet<number> = new Set(
  (["dress", "bottom"] as const).map((place) => SLOTS.indexOf(place)),
)
const HEELS = PREFERENCE_TAGS.indexOf("High heels")
/** A night colder than this, in °C, turns wet streets to ice. */
const ICE = 1

/** Trench coats are sold for days with a high from this on, in °C. */
const WINTRY = 9

/** Whether rain ruins it or comes through, or its hem sweeps the wet ground. */
export function isForDryDays(piece: Piece, occasion: Activity): boolean {
  const isBelow = BELOW_COATS.has(piece.slot)
  if (isBelow && isSweeping(piece)) return true
  if (!(FIRST.has(piece.slot) || (isBelow && occasion !== "dating"))) return false
  return isSpoiledByRain(wordsOfPiece(piece))
}

function isSweeping(piece: Piece): boolean {
  const { length, leg } = cutOf(piece)
  return length === "maxi" && leg === undefined
}

/** Whether streets are wet in frost: nobody walks there in heels. */
export function isIcy({ day }: Need): boolean {
  return day.isWet && day.low < ICE
}

/** Whether shoes have a heel that is high or thin. */
export function areHeeled(shoes: Piece): boolean {
  if (shoes.slot !== SHOES) return false
  return hasBit(shoes.tags, HEELS) || cutOf(shoes).heel === "stiletto"
}

/** Whether the day asks for something over a look that stands rain, and this does not. */
export function letsRainIn({ wear }: Piece, { asks }: Brief): boolean {
  return (wear & WEAR.standsRain) === 0 && asks.some(({ rule }) => rule === "no-rain-cover")
}

/** Names of coats for paths and hills. */
const FOR_PATHS = /\b(?:waterproof|hooded|cagoule|anorak|walking|hiking|softshell)\b/i
const isForPaths = ({ slot, name }: Piece) => slot === COAT && FOR_PATHS.test(name ?? "")

/** Whether nobody goes there dressed for the hills: to dinner, and to work that asks for more than jeans. */
export function isInTown({ occasion, setting }: Brief): boolean {
  if (occasion === "dating") return true
  return occasion === "work" && setting !== "practical_work" && setting !== "everyday_work"
}

/** Whether it is her coat for the hills, and she has a smarter one that is as good for the day. */
export function isForTheHills(piece: Piece, worn: readonly Piece[], brief: Brief): boolean {
  const { need } = brief
  if (!(isInTown(brief) && isForPaths(piece))) return false
  return worn.some(
    (other) =>
      other.slot === COAT &&
      !isForPaths(other) &&
      !letsRainIn(other, brief) &&
      !(need && isThinCoat(other, need)),
  )
}

/** From how many °C outdoors on a jacket does where there is no rain. */
const JACKET_FROM = 12
const RAINCOAT = kindCode("raincoat")
/** A raincoat by this name is a coat for town. */
export const MAC = /\bmac\b/i

/** Whether it is her raincoat on a dry day, and she has another coat for it, not too warm but in town, or where that is enough a jacket. */
export function isForRain(piece: Piece, worn: readonly Piece[], brief: Brief): boolean {
  const { need, occasion } = brief
  if (!need || need.day.isWet || occasion === "outdoors" || !isRaincoat(piece)) return false
  return worn.some((other) =>
    other.slot === COAT
      ? !isRaincoat(other) &&
        !isThinCoat(other, need) &&
        !isSpoiltAtWork(other, brief) &&
        (isInTown(brief) || !isHeavyCoat(other, need))
      : other.slot === LAYER && need.outdoors >= JACKET_FROM && isEnoughOver(other, brief),
  )
}

/** Whether the day asks for nothing more over a look: a cardigan is no jacket. */
function isEnoughOver({ wear }: Piece, { asks }: Brief): boolean {
  return !asks.some((ask) => ask.rule === "nothing-over" && isOpen(ask, wear))
}

/** Whether it is rainwear, and no coat for town. */
export const isRaincoat = ({ kind, name }: Piece) => kind === RAINCOAT && !MAC.test(name ?? "")

/**
 * Whether it is a coat or jacket of hers that bears a shower, and stays at home because she owns one for rain that is
 * warm enough, and no coat for the hills where she goes.
 */
export function isForShowers(piece: Piece, worn: readonly Piece[], brief: Brief): boolean {
  const { need, asks } = brief
  if (!need || !asks.some(({ rule }) => rule === "no-rain-cover")) return false
  if ((piece.wear & WEAR.standsRain) === 0 || isProof(piece)) return false
  return worn.some(
    (other) =>
      isProof(other) && !isThinCoat(other, need) && !(isInTown(brief) && isForPaths(other)),
  )
}

/** Whether it stands more than showers; a waxed jacket has no word that says so. */
function isProof(piece: Piece): boolean {
  const words = wordsOfPiece(piece)
  return (piece.wear & WEAR.standsRain) !== 0 && (standsRain(words) || !bearsShowers(words))
}

/**
 * Whether it is a coat or jacket to buy that bears no more than showers, on a day of rain for which others are sold; in
 * frost wool is what there is for an office.
 */
export function isTooThinForRain(piece: Piece, need: Need): boolean {
  if (piece.owned || !isCoveredInRain(need) || need.day.high < WINTRY) return false
  return (piece.wear & WEAR.standsRain) !== 0 && !isProof(piece)
}
