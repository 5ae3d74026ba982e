import { MATERIALS } from "@stylin/garments/vocabulary"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Need } from "../weather/need.ts"
import type { Brief } from "./brief.ts"

const LAYER = SLOTS.indexOf("layer")
const COAT = SLOTS.indexOf("coat")
const SHOES = SLOTS.indexOf("shoes")
/** Jackets by their cloth; of wool are blazers that she calls so: most are of wool by what is usual. */
const JACKETS = kindCodes("blazer", "tweed_jacket", "overshirt")
const COLD_CLOTHS: ReadonlySet<number> = new Set(
  (["tweed", "corduroy"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
const COLD_NAMES = /\b(?:wax(?:ed)?|tweed|cord(?:uroy)?|wool(?:len)?|boiled wool)\b/i
const KNITS = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")
const CABLE = MATERIALS.indexOf("cable")
const CHUNKY = /\b(?:chunky|cable|fisherman(?:'s)?|aran)\b/i
const PADDED = kindCodes("puffer", "parka")
const BARE_SHOES = kindCodes("sandals", "espadrilles")
const SNOW = /\bsnow\b/i

/** Whether it is a jacket of tweed, corduroy or wool, or a waxed one. */
export function isColdWeatherJacket({ kind, slot, material, name = "", wear }: Piece): boolean {
  if (slot !== LAYER || !JACKETS.has(kind)) return false
  return COLD_CLOTHS.has(material) || (wear & WEAR.coat) !== 0 || COLD_NAMES.test(name)
}

/** Whether it is a thick knit. */
export function isChunky({ kind, material, name = "" }: Piece): boolean {
  return KNITS.has(kind) && (material === CABLE || CHUNKY.test(name))
}

/** From this high on, in °C, nobody wears such jackets or knits. */
const WARM_DAY = 20

/** Whether it is such a jacket or knit on a warm day. */
export function isTooThick(piece: Piece, { high }: Need["day"]): boolean {
  return high >= WARM_DAY && (isColdWeatherJacket(piece) || isChunky(piece))
}

/** From this high on, in °C, padding over a thick knit is too much. */
const PADDED_UP_TO = 12

/** Whether one is a padded coat or a parka, the other a thick knit, and the day mild. */
export function isPaddedTwice(coat: Piece, knit: Piece, { need, lenience }: Brief): boolean {
  if (!need || need.day.high < PADDED_UP_TO || lenience !== "none") return false
  return coat.slot === COAT && PADDED.has(coat.kind) && isChunky(knit)
}

/** Whether they are for bare feet, and the jacket for the cold. */
export function areOfTwoSeasons(jacket: Piece, shoes: Piece): boolean {
  return isColdWeatherJacket(jacket) && BARE_SHOES.has(shoes.kind)
}

/** Whether they are snow boots, without snow, and she has other shoes. */
export function areForSnow(shoes: Piece, worn: readonly Piece[], { need }: Brief): boolean {
  if (!isForSnow(shoes) || !need || need.day.low <= 0) return false
  return worn.some((one) => one.slot === SHOES && !isForSnow(one))
}

const isForSnow = ({ slot, name = "" }: Piece) => slot === SHOES && SNOW.test(name)
