import { MATERIALS } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Need } from "../weather/need.ts"
import type { Brief } from "./brief.ts"

const LAYER = SLOTS.indexOf("layer")
const SHOES = SLOTS.indexOf("shoes")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const LEGWEAR = SLOTS.indexOf("legwear")
/** Jackets by their cloth; of wool are blazers that she calls so: most are of wool by what is usual. */
const JACKETS = kindCodes("blazer", "tweed_jacket", "overshirt")
const COLD_CLOTHS: ReadonlySet<number> = new Set(
  (["tweed", "corduroy"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
const COLD_NAMES = /\b(?:wax(?:ed)?|tweed|cord(?:uroy)?|wool(?:len)?|felt(?:ed)?)\b/i
/** What trousers and skirts are thick in; wool may be fine there. */
const THICK_BELOW = /\b(?:tweed|cord(?:uroy)?|felt(?:ed)?|boiled|flannel|moleskin)\b/i
const KNITS = kindCodes("jumper", "cardigan", "knitted_vest", "knitted_dress")
const CABLE = MATERIALS.indexOf("cable")
const CHUNKY =
  /\b(?:chunky|thick|wooll?y|cable|felt(?:ed)?|cowichan|lopi|lopapeysa|gan[sz](?:ie|ey)|islender|fisherman(?:'s)?|aran)\b/i
const PADDED = kindCodes("puffer", "parka")
const BARE_SHOES = kindCodes("sandals", "espadrilles")
const SNOW = /\b(?:snow|moon|felt boots|valenki|sorels?|mukluks)\b/i
/** Words that she has for what is lined or made for the cold. */
const LINED =
  /\b(?:(?<!un)lined|lining|insulated|fleece|flannel|brushed|fur(?:ry)?|mouton|uggs?|sheepskin|shearling|ski|snow|winter)\b/i
const LEGGINGS = kindCode("leggings")
const THERMAL = /\b(?:thermal|long ?johns|under-?trousers)\b/i

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

/** Whether it is such a jacket or knit, or trousers or a skirt of such cloth, on a warm day. */
export function isTooThick(piece: Piece, { high }: Need["day"]): boolean {
  if (high < WARM_DAY) return false
  return isColdWeatherJacket(piece) || isChunky(piece) || isThickBelow(piece)
}

const isThickBelow = ({ slot, material, name = "" }: Piece) =>
  slot === BOTTOM && (COLD_CLOTHS.has(material) || THICK_BELOW.test(name))

/** From this high on, in °C, padding over a thick knit is too much. */
const PADDED_UP_TO = 12

/** Whether one is a padded coat or a parka, the other a thick knit, and the day mild. */
export function isPaddedTwice(coat: Piece, knit: Piece, { need, lenience }: Brief): boolean {
  if (!need || need.day.high < PADDED_UP_TO || lenience !== "none") return false
  return PADDED.has(coat.kind) && isChunky(knit)
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

/** From how many °C outdoors on lined trousers and tights, lined shoes, flannel and lined jackets rest beside others. */
const UNLINED_FROM: ReadonlyMap<number, number> = new Map([
  [BOTTOM, 8],
  [LEGWEAR, 8],
  [SHOES, 10],
  [TOP, 16],
  [LAYER, 16],
])

/** From this high on, in °C, boots and wool rest beside what is lighter. */
const SUMMER_DAY = 22
const TOWN_BOOTS = kindCodes("ankle_boots", "chelsea_boots", "knee_boots")
const WOOLLY = /\b(?:wool(?:len)?|lamb'?s ?wool|mohair|alpaca|llama)\b/i

/** Whether it is a boot for town, or knitwear or a jacket that she says is of wool. */
function isForColderDays({ kind, slot, name = "" }: Piece): boolean {
  return TOWN_BOOTS.has(kind) || (slot === LAYER && WOOLLY.test(name))
}

/**
 * Whether it is lined for the cold on a mild day, or a boot or of wool on a summer's day, and she has another that is not;
 * leggings that she calls thermal are no trousers for her who has any.
 */
export function isLinedInVain(piece: Piece, worn: readonly Piece[], { need }: Brief): boolean {
  const until = UNLINED_FROM.get(piece.slot)
  if (until === undefined || !need) return false
  const isTooMuch = (one: Piece) =>
    isThermal(one) ||
    (need.outdoors >= until && isLined(one)) ||
    (need.day.high >= SUMMER_DAY && isForColderDays(one))
  return isTooMuch(piece) && worn.some((one) => one.slot === piece.slot && !isTooMuch(one))
}

const SUN_HAT = kindCode("sun_hat")
/** From this high on, in °C, the sun asks for a hat. */
const SUNNY = 18

/** Whether it is a hat against the sun on a cool day. */
export function isSunHatInVain({ kind }: Piece, _: readonly Piece[], { need }: Brief): boolean {
  return kind === SUN_HAT && need !== undefined && need.day.high < SUNNY
}

const isThermal = ({ kind, name = "" }: Piece) => kind === LEGGINGS && THERMAL.test(name)

function isLined({ slot, wear, name = "" }: Piece): boolean {
  if (slot === BOTTOM && (wear & WEAR.trousers) === 0) return false
  return LINED.test(name)
}
