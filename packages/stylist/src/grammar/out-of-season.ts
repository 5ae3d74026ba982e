import { MATERIALS } from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf, saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { COOL_MORNING } from "../weather/mornings.ts"
import type { Need } from "../weather/need.ts"
import { COLD_NIGHT, doesSwing } from "./asks.ts"
import type { Brief } from "./brief.ts"
import { isTooThick } from "./heavy-cloths.ts"

const COAT = SLOTS.indexOf("coat")
const LAYER = SLOTS.indexOf("layer")
const TOP = SLOTS.indexOf("top")
const LOWER: ReadonlySet<number> = new Set(
  (["dress", "bottom"] as const).map((place) => SLOTS.indexOf(place)),
)

/**
 * By how many degrees her own pieces may miss their days: being cooler is easier than being hotter, but for
 * bare toes, bare arms in a knitted vest and cloths that are all holes.
 */
const HER_SLACK = { cooler: 5, hotter: 1 } as const
const SUMMER_SLACK = { ...HER_SLACK, cooler: 1 } as const
const NO_SLACK = { cooler: 0, hotter: 0 } as const
/** Walking boots are for walks and for work on her feet in summer, too. */
const WALK_SLACK = { ...HER_SLACK, hotter: 8 } as const
const LACED = kindCode("lace_up_boots")
/** Low boots are worn below trousers on any but hot days, if she has no other shoes for the occasion. */
const BOOT_SLACK = { ...HER_SLACK, hotter: 6 } as const
const LOW_BOOTS = kindCodes("ankle_boots", "chelsea_boots")
/** She takes a layer to a dinner, for the way home, if it cools below `night`, in °C, however warm the day was. */
const EVENING = { night: 16, slack: { ...HER_SLACK, hotter: 6 } } as const
const TWEED = kindCode("tweed_jacket")
/** Nothing goes beneath it in these looks. */
const KNITTED_VEST = kindCode("knitted_vest")
const HOLES: ReadonlySet<number> = new Set(
  (["crochet", "broderie"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)

/** Where mornings and nights are warm, her coat stays at home so many °C below the end of its days. */
const COAT_WEATHER = 1
/** Where they are cold, she wears it open by day up to so many °C above them. */
const COAT_OPEN = 2

/** Dresses, skirts and trousers whose days begin at this high, in °C, or later are for summer alone. */
const SUMMER = 16
/** But lace, which she wears to a dinner all year. */
const LACE = MATERIALS.indexOf("lace")
/** Below how many °C outdoors no top without sleeves is worn, unless it is one for the evening. */
const ARMS_COVERED = 10
const SLEEVELESS: readonly string[] = ["sleeveless", "strap"]
const FOR_THE_EVENING = kindCodes("cami", "bodysuit", "corset_top")
/** Below how many °C outdoors a short sleeve ends no more above the waist. */
const WAIST_COVERED = 8
const LONG_SLEEVES: readonly string[] = ["long", "three-quarter", "balloon"]

const SHOES = SLOTS.indexOf("shoes")
/** Above how many °C outdoors feet sweat in fur. */
const LINED = 10
const areLined = ({ slot, name = "" }: Piece) =>
  slot === SHOES &&
  /\b(?:(?:fur|fleece|shearling|sheepskin|sherpa|wool)[- ]lined|insulated|(?:snow|winter) boots?)\b/i.test(
    name,
  )

/** Below how many °C outdoors no heel is bare. */
const HEELS_COVERED = 8
const isSlingback = ({ slot, name = "" }: Piece) => slot === SHOES && /\bslingbacks?\b/i.test(name)

/** Whether the day is outside the season of a piece; for her own clothes she says when she wears them. */
export function isOutOfSeason(piece: Piece, brief: Brief, { day, outdoors }: Need): boolean {
  const { person, occasion } = brief
  if (piece.areSeasonsSaid && person.season >= 0) return !hasBit(piece.seasons, person.season)
  if (piece.owned && isForSummer(piece) && day.high < SUMMER) return true
  if (piece.owned && outdoors < ARMS_COVERED && isArmless(piece)) {
    if (!(occasion === "dating" && FOR_THE_EVENING.has(piece.kind))) return true
  }
  if (piece.owned && outdoors < WAIST_COVERED && isCropped(piece)) return true
  if (outdoors > LINED && areLined(piece)) return true
  if (isTooThick(piece, day)) return true
  if (outdoors < HEELS_COVERED && isSlingback(piece)) return true
  const { cooler, hotter } = slackOf(piece, brief, day)
  if (day.high < piece.from - cooler) return true
  if (piece.owned && piece.slot === COAT) {
    const most = day.low < COLD_NIGHT ? piece.to + COAT_OPEN : piece.to - COAT_WEATHER
    if (outdoors <= most) return false
  }
  return warmestFor(piece.slot, day) > piece.to + hotter
}

/** The warmest that a day becomes while something is on, in °C: where it asks for a layer to take off, that is off by noon. */
export function warmestFor(slot: number, day: Need["day"]): number {
  const comesOff = (slot === COAT || slot === LAYER) && doesSwing(day)
  return comesOff ? (day.low + day.high) / 2 : day.high
}

/** Whether they are her low boots, on a day that she wears them only for want of others. */
export function areBootsInHeat({ kind, owned, to }: Piece, need: Need | undefined): boolean {
  if (!(need && owned && LOW_BOOTS.has(kind))) return false
  return need.day.high > to + HER_SLACK.hotter
}

function slackOf(
  piece: Piece,
  { occasion, setting, person }: Brief,
  { low }: Need["day"],
): { readonly cooler: number; readonly hotter: number } {
  // Straw is put away with the first cold, whoever owns it.
  if (!piece.owned || (piece.wear & WEAR.straw) !== 0) return NO_SLACK
  const isOnFoot = occasion === "outdoors" || setting === "practical_work"
  if (piece.kind === LACED && isOnFoot) return WALK_SLACK
  if (LOW_BOOTS.has(piece.kind)) return BOOT_SLACK
  const isOpen = (piece.wear & WEAR.openShoe) !== 0 || HOLES.has(piece.material)
  if (isOpen || piece.kind === KNITTED_VEST) return SUMMER_SLACK
  const isLight = piece.slot === LAYER && piece.kind !== TWEED
  const isForTheWayHome = occasion === "dating" && low < EVENING.night
  const isForTheMorning = low < COOL_MORNING.below
  // Who covers her head may want something over short sleeves whatever the day.
  return isLight && (isForTheWayHome || isForTheMorning || person.coverage.head)
    ? EVENING.slack
    : HER_SLACK
}

/** Whether it is a sundress, shorts, or linen below the waist, which tights make no warmer, or she calls it one for summer. */
function isForSummer({ slot, from, material, name = "" }: Piece): boolean {
  if (/\bsummer\b/i.test(name)) return true
  return LOWER.has(slot) && from >= SUMMER && material !== LACE
}

function isArmless(piece: Piece): boolean {
  if (piece.slot !== TOP) return false
  return SLEEVELESS.includes(cutOf(piece).sleeve ?? "")
}

/** Whether it is a top for summer that ends above the waist; one with sleeves may go beneath others. */
function isCropped(piece: Piece): boolean {
  if (piece.slot !== TOP || saidCutOf(piece).length !== "cropped") return false
  return !LONG_SLEEVES.includes(cutOf(piece).sleeve ?? "")
}
