import { MATERIALS, type Material, PREFERENCE_TAGS, SKIRT_KINDS } from "@stylin/garments/vocabulary"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { wears } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"
import { isMetallic, lightnessOf } from "./colours.ts"
import { areBootsInHeat } from "./out-of-season.ts"
import { TAILORED } from "./suits.ts"

const cloths = (...names: readonly Material[]): ReadonlySet<number> =>
  new Set(names.map((name) => MATERIALS.indexOf(name)))

const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const DRESS = SLOTS.indexOf("dress")
const LAYER = SLOTS.indexOf("layer")
const COAT = SLOTS.indexOf("coat")
const SHOES = SLOTS.indexOf("shoes")
const BAG = SLOTS.indexOf("bag")
const CLOTHES: ReadonlySet<number> = new Set([TOP, BOTTOM, DRESS, LAYER, COAT, SHOES])
const HEELS = PREFERENCE_TAGS.indexOf("High heels")
const SUITS = PREFERENCE_TAGS.indexOf("Tailored suits")
/** What nobody bends, lifts or stands in all day. */
const HINDERING = kindCodes(
  ...SKIRT_KINDS,
  "shorts",
  "denim_shorts",
  "playsuit",
  "corset_top",
  "cami",
  "cape",
  "heels",
  "mules",
  "espadrilles",
  "clutch",
)
/** What catches on things, or is grabbed. */
const DANGLING = kindCodes("earrings", "necklace")
/** What is one piece and has legs: in any other she neither kneels nor climbs. */
const WITH_LEGS = kindCodes("jumpsuit", "dungarees")
const DELICATE = cloths(
  "satin",
  "silk",
  "chiffon",
  "lace",
  "velvet",
  "sequin",
  "mesh",
  "crochet",
  "fur",
)

/** Whether it would hinder her who is on her feet, or is too delicate: a blazer only if it is hers and she loves suits. */
function isInTheWay(piece: Piece, { loves }: Brief["person"]): boolean {
  if (TAILORED.has(piece.kind)) return !(piece.owned && hasBit(loves, SUITS))
  if (HINDERING.has(piece.kind)) return true
  if (piece.slot === DRESS && !WITH_LEGS.has(piece.kind)) return true
  if (piece.slot === SHOES && (hasBit(piece.tags, HEELS) || isMetallic(piece))) return true
  return CLOTHES.has(piece.slot) && DELICATE.has(piece.material)
}

/** Whether it is out of place where she is on her feet all day. */
export function isOutOfPlace(piece: Piece, { setting, person }: Brief): boolean {
  return setting === "practical_work" && isInTheWay(piece, person)
}

/** What she may have and nobody buys to stand in all day. */
const THIN_SOLED = kindCodes("flats", "mary_janes", "knee_boots")
/** Coats that only a dry cleaner gets clean. */
const DRY_CLEANED = kindCodes("wool_coat", "teddy_coat")
const DRY_CLEANED_CLOTHS = cloths("tweed", "wool", "cashmere")
const SPOILED_SHOES = cloths("suede", "canvas", "straw")
const LOW: readonly (string | undefined)[] = [undefined, "flat", "low"]
const LOOSE = wears("fullSleeves", "bareShoulders", "openShoe")
const LEATHER = MATERIALS.indexOf("leather")
const LINEN = MATERIALS.indexOf("linen")
const TRAINERS = kindCode("trainers")
const BLOUSE = kindCode("blouse")
const WIDE: readonly string[] = ["wide", "flare", "barrel"]
/** From this lightness (CIELAB) on every mark shows. */
const SHOWS_MARKS = 75

/** Whether work on her feet would spoil what she buys for it, or it would not last the day. */
export function isSpoiltAtWork(piece: Piece, brief: Brief): boolean {
  if (brief.setting !== "practical_work") return false
  const { slot, kind, material, wear } = piece
  const isPale = lightnessOf(piece) > SHOWS_MARKS
  if ((wear & LOOSE) !== 0) return true
  switch (slot) {
    case TOP:
      return kind === BLOUSE || (isPale && material === LINEN)
    case COAT:
      return isPale || DRY_CLEANED.has(kind) || DRY_CLEANED_CLOTHS.has(material)
    case SHOES:
      if (THIN_SOLED.has(kind) || SPOILED_SHOES.has(material)) return true
      return !LOW.includes(cutOf(piece).heel) || (isPale && kind !== TRAINERS)
    case BOTTOM:
      return isPale || material === LEATHER || WIDE.includes(cutOf(piece).leg ?? "")
    case DRESS:
    case LAYER:
    case BAG:
      return isPale
    default:
      return false
  }
}

/** Whether her work would spoil her coat, top, trousers or shoes, and she has others that it would not, for such weather too. */
export function isSavedFromWork(piece: Piece, worn: readonly Piece[], brief: Brief): boolean {
  if (!AT_WORK.has(piece.slot)) return false
  if (brief.asked.has(piece.id) || !isSpoiltAtWork(piece, brief)) return false
  return worn.some(
    (one) =>
      one.slot === piece.slot &&
      (piece.slot !== COAT || one.clo >= piece.clo * AS_WARM) &&
      !isSpoiltAtWork(one, brief) &&
      !isOutOfPlace(one, brief) &&
      !areBootsInHeat(one, brief.need),
  )
}

/** A layer comes off there. */
const AT_WORK: ReadonlySet<number> = new Set([COAT, TOP, BOTTOM, SHOES])
/** The share of a coat's warmth that another must have to replace it. */
const AS_WARM = 0.75

/** Whether one of her pieces stays at home because she has another that she can work in, or can do without. */
export function isHinderingAtWork(piece: Piece, worn: readonly Piece[], brief: Brief): boolean {
  if (brief.setting === "practical_work" && DANGLING.has(piece.kind)) return true
  if (!isOutOfPlace(piece, brief) || brief.asked.has(piece.id)) return false
  // Indoors nobody needs a jacket where the day asks for none outdoors.
  const isAsked = brief.asks.some(({ rule, when }) => rule === "nothing-over" && when === 0)
  if (piece.slot === LAYER && !isAsked) return true
  const places = INSTEAD.get(piece.slot) ?? [piece.slot]
  return worn.some((one) => places.includes(one.slot) && !isOutOfPlace(one, brief))
}

/** What does instead of a piece where it is not of the same place: trousers for a dress, a coat for a jacket. */
const INSTEAD: ReadonlyMap<number, readonly number[]> = new Map([
  [DRESS, [BOTTOM]],
  [LAYER, [LAYER, COAT]],
])

const PALE: ReadonlySet<number> = new Set(
  (["white", "cream", "ecru", "light grey"] as const).map(colourCode),
)
const TO_THE_GROUND: ReadonlySet<number> = new Set(
  (["bottom", "shoes"] as const).map((place) => SLOTS.indexOf(place)),
)

/** Whether every splash is seen on it. */
export function showsDirt({ slot, colours: [main = NONE] }: Piece): boolean {
  return TO_THE_GROUND.has(slot) && PALE.has(main)
}

/** What is too good, or not strong enough, for work with the hands. */
const TOO_GOOD = kindCodes(
  "loafers",
  "brogues",
  "flats",
  "mary_janes",
  "heels",
  "wool_coat",
  "teddy_coat",
  "trench_coat",
  "blazer",
  "leather_jacket",
  "joggers",
)
const OF_A_FAN = /\b(?:band|football|rugby|tour|fan)\b/i

/** Whether work with the hands would spoil it, or it is for leisure: she has something else for that. */
export function isTooGoodForWork(piece: Piece): boolean {
  if (TOO_GOOD.has(piece.kind) || showsDirt(piece)) return true
  return piece.slot === TOP && piece.owned && OF_A_FAN.test(piece.name ?? "")
}
