import type { Activity } from "@stylin/garments/vocabulary"
import {
  KIND_NAMES,
  MATERIALS,
  PATTERNS,
  PREFERENCE_TAGS,
  SKIRT_KINDS,
} from "@stylin/garments/vocabulary"
import { kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"
import { isMetallic, lightnessOf } from "./colours.ts"
import { doesForHer } from "./hers.ts"
import { isForFeasts, isMadeForOther } from "./made-for.ts"
import { isOutOfPlace, isSpoiltAtWork } from "./practical.ts"
import { isIcy } from "./rain.ts"
import type { Setting } from "./settings.ts"

/** Daytime shoes: on a date only if she owns or loves them, and hiking boots only if there are no others. */
const DAY_SHOES = kindCodes("loafers", "brogues", "trainers", "lace_up_boots")
/** What she may leave off. */
const HATS = kindCodes("beret", "beanie", "cap", "bucket_hat", "fedora", "sun_hat")
const TRAINERS = kindCodes("trainers")
const LACED = kindCodes("lace_up_boots")
const RAINCOAT = KIND_NAMES.indexOf("raincoat")
/** Names of laced boots that are worn in town. */
const TOWN_BOOTS = /\b(?:lace|laced|biker|dm|leather)\b/i
const SNEAKERS = PREFERENCE_TAGS.indexOf("Sneakers")

/** Whether a piece suits the occasion, by its own facts and by what she loves. */
export function suitsOccasion(piece: Piece, brief: Brief): boolean {
  const { occasion, occasions, person } = brief
  if (UNDER_A_ROOF.includes(occasion) && BRIMS.has(piece.kind)) return false
  if (occasion !== "dating" && HATS.has(piece.kind) && isForFeasts(piece)) return false
  if (occasion === "dating" && DAY_SHOES.has(piece.kind)) {
    if (piece.owned) return !isForPaths(piece) || brief.lenience !== "none"
    return !areForTheDay(piece, person)
  }
  if (!piece.owned) {
    const isFor =
      (piece.occasions & occasions) !== 0 || isFlatForNow(piece, brief) || isForRain(piece, brief)
    return isFor && isBoughtFor(piece, brief)
  }
  if (GOING_OUT.includes(occasion) && isMadeForOther(piece, occasion))
    return brief.lenience !== "none"
  // A small bag on a strap may go to dinner, after any dressier one she owns.
  if (occasion === "dating" && piece.kind === CROSSBODY) return true
  return (piece.occasions & occasions) !== 0 || doesForHer(piece, brief, isForMud(piece, brief))
}

/** Whether they are daytime shoes; to her who loves trainers these go out in the evening, too. */
export function areForTheDay({ kind }: Piece, { loves }: Brief["person"]): boolean {
  return DAY_SHOES.has(kind) && !(TRAINERS.has(kind) && hasBit(loves, SNEAKERS))
}

/** Whether it is a raincoat, which goes anywhere in the rain but to work and to dinner. */
function isForRain({ kind }: Piece, { need, occasion }: Brief): boolean {
  return kind === RAINCOAT && need?.day.isWet === true && occasion === "outings"
}

/** Laced boots that she calls walking boots, or that nobody says to be others. */
function isForPaths({ kind, name }: Piece): boolean {
  return LACED.has(kind) && !TOWN_BOOTS.test(name ?? "")
}

/** Where nobody wears what she works in. */
const GOING_OUT: readonly Activity[] = ["dating", "outings"]
const CLUTCH = kindCode("clutch")
const CROSSBODY = kindCode("crossbody_bag")
const FLAT = kindCodes("flats", "loafers", "brogues", "chelsea_boots")
/** By how many grades flat shoes may miss an occasion that no others make a look for. */
const FLAT_STEPS = 2

/** Whether shoes can be walked in where those that the occasion asks for make no look. */
function isFlatForNow({ kind, formality }: Piece, { lenience, aim }: Brief): boolean {
  return lenience !== "none" && FLAT.has(kind) && Math.abs(formality - aim) <= FLAT_STEPS
}

const SHOES = SLOTS.indexOf("shoes")
const HEELS = PREFERENCE_TAGS.indexOf("High heels")
/** Where she who loves heels buys no others. */
const IN_HEELS: readonly Setting[] = ["work", "any_work", "tailored_work", "dating"]
/** Where no dress or jacket gleams, and no top is of metal. */
const BY_DAY: readonly Activity[] = ["work", "classes", "errands", "outdoors"]
/** Where nothing is worn that can be seen through. */
const OPAQUE: readonly Activity[] = ["work", "classes"]
const DRESSY_CLOTHS = new Set(
  (["satin", "silk", "sequin", "velvet"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
/** Cloths of trousers and skirts for the day; jeans are another matter. */
const WORKADAY = new Set(
  (["cotton", "canvas", "corduroy"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
const DENIM_KINDS = kindCodes("jeans", "wide_leg_jeans", "denim_skirt", "denim_shorts")
const SANDALS = kindCodes("sandals")
/** Cloths that are too much for an office, tights of them included. */
const TOO_MUCH = new Set((["fur", "mesh"] as const).map((cloth) => MATERIALS.indexOf(cloth)))
const LEATHER = MATERIALS.indexOf("leather")
const DENIM = MATERIALS.indexOf("denim")
const MESH = MATERIALS.indexOf("mesh")
const TIGHTS = kindCodes("tights")
const GOWNS = kindCodes("evening_dress")

/** Where nothing is loud, and where a hat comes off at once. */
const SOBER: readonly Setting[] = ["work", "any_work", "tailored_work", "practical_work"]
const UNDER_A_ROOF: readonly Activity[] = ["work", "classes", "dating"]
const ANIMAL = PATTERNS.indexOf("animal")
const BRIMS = kindCodes("sun_hat", "fedora", "bucket_hat", "cap")

/** Whether something would be bought for the occasion: what she has she may wear to more. */
function isBoughtFor(piece: Piece, brief: Brief): boolean {
  const { occasion, setting, person } = brief
  if (SOBER.includes(setting) && isLoud(piece)) return false
  if (isOutOfPlace(piece, brief) || isSpoiltAtWork(piece, brief)) return false
  // Down to the floor is for a ball, not for dinner.
  if (GOWNS.has(piece.kind) && cutOf(piece).length === "maxi") return false
  if (OPAQUE.includes(occasion) && (piece.wear & WEAR.sheer) !== 0) return false
  if (TIGHTS.has(piece.kind) && piece.material === MESH && !wantsNets(brief)) return false
  if (piece.kind === CLUTCH && occasion !== "dating") return false
  if (occasion === "outdoors") {
    if (!isForMud(piece, brief) || isForDryPaths(piece, brief) || hasThinHeel(piece)) return false
  }
  if (occasion === "dating" && piece.slot === BOTTOM && WORKADAY.has(piece.material)) {
    return DENIM_KINDS.has(piece.kind)
  }
  const isDressy = DRESSY_CLOTHS.has(piece.material)
  const gleams = GLEAMING.has(piece.slot) || isMetallic(piece)
  if (gleams && isDressy && BY_DAY.includes(occasion)) return false
  if (isDressy && piece.slot === LAYER && occasion !== "dating") return false
  if (piece.slot !== SHOES) return true
  const isGleaming = isMetallic(piece) && !(SANDALS.has(piece.kind) || TRAINERS.has(piece.kind))
  if ((isDressy || isGleaming) && occasion !== "dating") return false
  const hasHeel = hasBit(piece.tags, HEELS)
  if (hasHeel && occasion !== "dating" && !hasBit(person.loves, HEELS)) return false
  return hasWantedHeel(piece, brief)
}

/** Whether shoes have the heel that somebody who loves heels wants for the occasion. */
export function hasWantedHeel({ tags }: Piece, { setting, person, need }: Brief): boolean {
  const mayWant = IN_HEELS.includes(setting) && !(need && isIcy(need))
  const wantsHeels = mayWant && hasBit(person.loves, HEELS)
  return !wantsHeels || hasBit(tags, HEELS)
}

/** Nets are for the evening, and for her who likes to dress up for it. */
function wantsNets({ occasion, person }: Brief): boolean {
  return occasion === "dating" && hasBit(person.loves, HEELS)
}

/** Whether it is too much for an office: an animal's print, fur, mesh, legs of leather. */
function isLoud({ pattern, material, slot }: Piece): boolean {
  return pattern === ANIMAL || TOO_MUCH.has(material) || (slot === BOTTOM && material === LEATHER)
}

const MUDDIED: ReadonlySet<number> = new Set(
  (["bottom", "dress", "coat", "layer", "shoes"] as const).map((place) => SLOTS.indexOf(place)),
)
const DRESS = SLOTS.indexOf("dress")
const BOTTOM = SLOTS.indexOf("bottom")
/** What gleams at once. */
const LAYER = SLOTS.indexOf("layer")
const GLEAMING: ReadonlySet<number> = new Set([DRESS, LAYER])
const LEGGED = kindCodes("jumpsuit", "playsuit", "dungarees")
const SKIRTS = kindCodes(...SKIRT_KINDS)
const COAT = SLOTS.indexOf("coat")
const LONG: readonly string[] = ["midi", "maxi"]
/** Legs whose hems drag through mud and catch on everything. */
const WIDE: readonly string[] = ["wide", "flare", "barrel"]
const ANKLE_BOOTS = kindCodes("ankle_boots")
const THIN: readonly string[] = ["low", "stiletto"]
/** From this lightness (CIELAB) on a path shows on it. */
const SHOWS_MUD = 75
/** From this high, in °C, on paths are dry enough for trainers of any colour. */
export const DRY_FROM = 20

/** Whether a path and its mud do it no harm: no skirts, long coats or wide legs, nothing pale but a top. */
function isForMud(piece: Piece, { need }: Brief): boolean {
  if (TRAINERS.has(piece.kind) && need !== undefined && need.day.high >= DRY_FROM) return true
  if (SKIRTS.has(piece.kind) || (piece.slot === DRESS && !LEGGED.has(piece.kind))) return false
  if (piece.slot === COAT && LONG.includes(cutOf(piece).length ?? "")) return false
  if (WIDE.includes(cutOf(piece).leg ?? "")) return false
  return !(MUDDIED.has(piece.slot) && lightnessOf(piece) > SHOWS_MUD)
}

/** Whether they are ankle boots on a heel that sinks into a path: those of other boots are broad. */
function hasThinHeel(piece: Piece): boolean {
  return ANKLE_BOOTS.has(piece.kind) && THIN.includes(cutOf(piece).heel ?? "")
}

/** Whether it is a jacket that rain goes through, or over, and paths are not dry. */
export function isForDryPaths(piece: Piece, { need }: Brief): boolean {
  if (piece.slot !== LAYER || !need || need.day.high >= DRY_FROM) return false
  return piece.material === DENIM || cutOf(piece).length === "cropped"
}
