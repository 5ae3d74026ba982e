import {
  type Activity,
  MATERIALS,
  PREFERENCE_TAGS,
  YEAR_SEASONS,
} from "@stylin/garments/vocabulary"
import { kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf, saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import type { Brief } from "./brief.ts"
import { lightnessOf } from "./colours.ts"
import { isOutOfSeason } from "./out-of-season.ts"
import { areHeeled, isForDryDays, isIcy, isTooThinForRain } from "./rain.ts"

const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
/** Only for mud and rain. */
const MUD = kindCodes("wellies")
/** Shoes that leave the ankle bare. */
const LOW_CUT = kindCodes("loafers", "flats", "mary_janes", "mules")
/** Below how many °C outdoors nothing thin or open is bought. */
export const FROST = 8
/** From this lightness (CIELAB) on, cotton or linen legs look like summer. */
const SUMMERY = 85
const SUMMER_LEGS = new Set((["cotton", "linen"] as const).map((cloth) => MATERIALS.indexOf(cloth)))
const THIN_SHOES = new Set((["canvas", "mesh"] as const).map((cloth) => MATERIALS.indexOf(cloth)))
/** Of which a pale skirt looks like summer. */
const THIN_CLOTHS = new Set(
  (["cotton", "linen", "jersey", "chiffon", "viscose"] as const).map((cloth) =>
    MATERIALS.indexOf(cloth),
  ),
)
const COLD_HALF = new Set(
  (["autumn", "winter"] as const).map((season) => YEAR_SEASONS.indexOf(season)),
)
const MESH = MATERIALS.indexOf("mesh")
/** From how many °C outdoors shoes of mesh are bought. */
const AIRY = 17
/** Necklines that want a scarf in frost. */
const OPEN_NECKS: readonly string[] = ["v", "scoop", "square", "sweetheart", "cami", "wrap", "cowl"]
/** Below how many °C outdoors no crop top is bought, usually and for somebody who loves them. */
export const BARE_WAIST = { from: 14, loved: FROST } as const
const CROPS = PREFERENCE_TAGS.indexOf("Crop tops")
const isTorso = ({ slot }: Piece) => slot === TOP || slot === DRESS
const BLOWN_OFF = kindCodes("sun_hat", "fedora", "cape")

/** The rule of the day's weather that keeps a piece out; undefined if none does. */
export function weatherRule(piece: Piece, brief: Brief): "season" | "rain" | "wind" | undefined {
  const { need, lenience, occasion } = brief
  if (!need || (lenience === "hers" && piece.owned)) return undefined
  const { isWet, isWindy } = need.day
  if (isOutOfSeason(piece, brief, need)) return "season"
  if (!piece.owned && need.outdoors < FROST && isSummery(piece, occasion)) return "season"
  // Wet and cold go through canvas, whoever owns it.
  if (need.outdoors < FROST && piece.slot === SHOES && THIN_SHOES.has(piece.material)) {
    return "season"
  }
  if (!piece.owned && (isBareWaist(piece, brief) || isPastel(piece, brief))) return "season"
  if (!piece.owned && piece.slot === SHOES && piece.material === MESH && need.outdoors < AIRY) {
    return "season"
  }
  if (MUD.has(piece.kind) && !isWet && occasion !== "outdoors") return "season"
  if (isWet && isForDryDays(piece, occasion)) return "rain"
  if (isTooThinForRain(piece, need)) return "rain"
  if (isIcy(need) && areHeeled(piece)) return "season"
  return isWindy && BLOWN_OFF.has(piece.kind) ? "wind" : undefined
}

/** Bare ankles or chests, and white cotton legs. */
function isSummery(piece: Piece, occasion: Activity): boolean {
  if (occasion !== "dating" && isTorso(piece)) {
    return OPEN_NECKS.includes(cutOf(piece).neckline ?? "")
  }
  const hasSummerLegs = piece.slot === BOTTOM && SUMMER_LEGS.has(piece.material)
  return LOW_CUT.has(piece.kind) || (hasSummerLegs && lightnessOf(piece) > SUMMERY)
}

/** Whether it is a dress or a skirt, pale and thin like those of summer, in the cold half of the year. */
function isPastel({ slot, material, colours }: Piece, { need, person }: Brief): boolean {
  if (!need || need.outdoors >= BARE_WAIST.from || !COLD_HALF.has(person.season)) return false
  const isPale = lightnessOf({ colours }) > SUMMERY
  return isPale && (slot === BOTTOM || slot === DRESS) && THIN_CLOTHS.has(material)
}

/** Whether a top ends above the waist on a day too cold for that. */
function isBareWaist(piece: Piece, { need, person }: Brief): boolean {
  if (!need || piece.slot !== TOP) return false
  const from = hasBit(person.loves, CROPS) ? BARE_WAIST.loved : BARE_WAIST.from
  return need.outdoors < from && saidCutOf(piece).length === "cropped"
}
