import type { Activity, Kind, Material } from "@stylin/garments/vocabulary"
import { KIND_NAMES, MATERIALS, PATTERNS, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"
import { isMetallic, lightnessOf } from "./colours.ts"
import { doesForHer } from "./hers.ts"
import { isIcy } from "./rain.ts"

type Leanings<T extends string> = Partial<Readonly<Record<T, number>>>

/**
 * What an occasion prefers beside its grade of formality, from -1 to 1: work and a date are equally
 * dressed up, but differently. After the dress codes of stylists and etiquette (Emily Post
 * Institute, Debrett's): a date has one special thing, silk, a heel, a jewel, on an otherwise easy
 * look; an office has tailoring and closed shoes.
 */
const KINDS_FOR: Partial<Record<Activity, Leanings<Kind>>> = {
  work: {
    blazer: 0.3,
    trousers: 0.2,
    wide_leg_trousers: 0.2,
    pencil_skirt: 0.3,
    blouse: 0.2,
    shirt: 0.2,
    loafers: 0.2,
    brogues: 0.1,
    cami: -0.3,
    slip_dress: -0.5,
    maxi_dress: -0.3,
    leather_jacket: -0.3,
    heels: 0.2,
    teddy_coat: -0.3,
    jumpsuit: -0.2,
  },
  outings: { jumpsuit: -0.2 },
  dating: {
    heels: 0.7,
    mary_janes: 0.2,
    flats: 0.1,
    wrap_dress: 0.4,
    slip_dress: 0.5,
    mini_dress: 0.3,
    evening_dress: 0.1,
    cami: 0.4,
    corset_top: 0.2,
    bodysuit: 0.2,
    midi_skirt: 0.2,
    mini_skirt: 0.2,
    leather_jacket: 0.3,
    clutch: 0.3,
    earrings: 0.3,
    necklace: 0.3,
    loafers: -0.9,
    brogues: -1,
    trainers: -0.9,
    lace_up_boots: -0.7,
    chelsea_boots: -0.4,
    wellies: -1,
    polo: -0.6,
    knitted_vest: -0.6,
    waistcoat: -0.3,
    tweed_jacket: -0.4,
    shirt: -0.4,
    pencil_skirt: -0.2,
    trousers: -0.2,
    blazer: -0.1,
    chinos: -0.4,
    backpack: -1,
    parka: -0.5,
    puffer: -0.3,
    raincoat: -0.4,
    cap: -0.8,
    bucket_hat: -0.8,
  },
  outdoors: {
    parka: 0.2,
    raincoat: 0.2,
    jumper: 0.2,
    fleece: 0.1,
    lace_up_boots: 0.3,
    cargo_trousers: 0.4,
    jeans: -0.3,
    wide_leg_jeans: -0.3,
    shirt: -0.3,
    blouse: -0.5,
    bomber: -0.3,
    joggers: -0.3,
    leggings: -0.2,
    vest: -0.3,
    bucket_hat: -0.3,
  },
}
const CLOTHS_FOR: Partial<Record<Activity, Leanings<Material>>> = {
  dating: { satin: 0.3, silk: 0.3, velvet: 0.3, lace: 0.2, fleece: -0.6, canvas: -0.3 },
  work: { satin: -0.1, velvet: -0.2, mesh: -0.5, crochet: -0.5 },
}

const OF_KINDS = leaningsOf(KINDS_FOR, KIND_NAMES)
const OF_CLOTHS = leaningsOf(CLOTHS_FOR, MATERIALS)

function leaningsOf<T extends string>(
  table: Partial<Record<Activity, Leanings<T>>>,
  words: readonly T[],
): ReadonlyMap<string, readonly number[]> {
  return new Map(
    Object.entries(table).map(([occasion, of]) => [occasion, words.map((word) => of?.[word] ?? 0)]),
  )
}

/** How much an occasion likes a piece by its kind and cloth, from -1 to 1. */
export function leaningFor(
  { kind, material }: Pick<Piece, "kind" | "material">,
  occasion: Activity,
) {
  const both = (OF_KINDS.get(occasion)?.[kind] ?? 0) + (OF_CLOTHS.get(occasion)?.[material] ?? 0)
  return Math.min(1, Math.max(-1, both))
}

const codes = (...kinds: readonly Kind[]) => new Set(kinds.map((kind) => KIND_NAMES.indexOf(kind)))
/** Daytime shoes: on a date only if she owns or loves them, and hiking boots only if there are no others. */
const DAY_SHOES = codes("loafers", "brogues", "trainers", "lace_up_boots")
const TRAINERS = codes("trainers")
const LACED = codes("lace_up_boots")
const RAINCOAT = KIND_NAMES.indexOf("raincoat")
/** Names of laced boots that are worn in town. */
const TOWN_BOOTS = /\b(?:lace|laced|biker|dm|leather)\b/i
const SNEAKERS = PREFERENCE_TAGS.indexOf("Sneakers")

/** Whether a piece suits the occasion, by its own facts and by what she loves. */
export function suitsOccasion(piece: Piece, brief: Brief): boolean {
  const { occasion, bit, person } = brief
  if (occasion === "dating" && DAY_SHOES.has(piece.kind)) {
    if (piece.owned) return !isForPaths(piece) || brief.lenience !== "none"
    return !areForTheDay(piece, person)
  }
  if (!piece.owned) {
    const isFor =
      hasBit(piece.occasions, bit) || isFlatForNow(piece, brief) || isForRain(piece, brief)
    return isFor && isBoughtFor(piece, brief)
  }
  return hasBit(piece.occasions, bit) || doesForHer(piece, brief, isForMud(piece, brief))
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

const FLAT = codes("flats", "loafers", "brogues", "chelsea_boots")
/** By how many grades flat shoes may miss an occasion that no others make a look for. */
const FLAT_STEPS = 2

/** Whether shoes can be walked in where those that the occasion asks for make no look. */
function isFlatForNow({ kind, formality }: Piece, { lenience, aim }: Brief): boolean {
  return lenience !== "none" && FLAT.has(kind) && Math.abs(formality - aim) <= FLAT_STEPS
}

const SHOES = SLOTS.indexOf("shoes")
const HEELS = PREFERENCE_TAGS.indexOf("High heels")
/** Where she who loves heels buys no others. */
const IN_HEELS: readonly Activity[] = ["work", "dating"]
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
const DENIM_KINDS = codes("jeans", "wide_leg_jeans", "denim_skirt", "denim_shorts")
const SANDALS = codes("sandals")
/** Cloths that are too much for an office, tights of them included. */
const TOO_MUCH = new Set((["fur", "mesh"] as const).map((cloth) => MATERIALS.indexOf(cloth)))
const LEATHER = MATERIALS.indexOf("leather")
const DENIM = MATERIALS.indexOf("denim")
const MESH = MATERIALS.indexOf("mesh")
const TIGHTS = codes("tights")
const GOWNS = codes("evening_dress")

/** Where nothing is loud, and where a hat comes off at once. */
const SOBER: readonly Activity[] = ["work"]
const UNDER_A_ROOF: readonly Activity[] = ["work", "classes", "dating"]
const ANIMAL = PATTERNS.indexOf("animal")
const BRIMS = codes("sun_hat", "fedora", "bucket_hat", "cap")

/** Whether something would be bought for the occasion: what she has she may wear to more. */
function isBoughtFor(piece: Piece, brief: Brief): boolean {
  const { occasion, person } = brief
  if (SOBER.includes(occasion) && isLoud(piece)) return false
  // Down to the floor is for a ball, not for dinner.
  if (GOWNS.has(piece.kind) && cutOf(piece).length === "maxi") return false
  if (UNDER_A_ROOF.includes(occasion) && BRIMS.has(piece.kind)) return false
  if (OPAQUE.includes(occasion) && (piece.wear & WEAR.sheer) !== 0) return false
  // Nets are for the evening.
  if (TIGHTS.has(piece.kind) && piece.material === MESH && occasion !== "dating") return false
  if (occasion === "outdoors" && (!isForMud(piece, brief) || isForDryPaths(piece, brief))) {
    return false
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
export function hasWantedHeel({ tags }: Piece, { occasion, person, need }: Brief): boolean {
  const mayWant = IN_HEELS.includes(occasion) && !(need && isIcy(need))
  const wantsHeels = mayWant && hasBit(person.loves, HEELS)
  return !wantsHeels || hasBit(tags, HEELS)
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
const LEGGED = codes("jumpsuit", "playsuit", "dungarees")
const SKIRTS = codes(
  "mini_skirt",
  "midi_skirt",
  "maxi_skirt",
  "pleated_skirt",
  "pencil_skirt",
  "denim_skirt",
)
const COAT = SLOTS.indexOf("coat")
const LONG: readonly string[] = ["midi", "maxi"]
/** Legs whose hems drag through mud and catch on everything. */
const WIDE: readonly string[] = ["wide", "flare", "barrel"]
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

/** Whether it is a jacket that rain goes through, or over, and paths are not dry. */
export function isForDryPaths(piece: Piece, { need }: Brief): boolean {
  if (piece.slot !== LAYER || !need || need.day.high >= DRY_FROM) return false
  return piece.material === DENIM || cutOf(piece).length === "cropped"
}
