import { MATERIALS, type Material } from "@stylin/garments/vocabulary"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { TONE } from "../pieces/tones.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { areDeepBoots, lightnessOf } from "./colours.ts"
import { isChunky } from "./heavy-cloths.ts"
import { isHung } from "./short-hems.ts"
import { areOfSuits, isHalfOfSuit, TAILORED } from "./suits.ts"
import { areOfNoUniform } from "./uniforms.ts"

const slots = (...places: readonly (typeof SLOTS)[number][]): ReadonlySet<number> =>
  new Set(places.map((place) => SLOTS.indexOf(place)))
const SHOES = SLOTS.indexOf("shoes")
const TOP = SLOTS.indexOf("top")
const BODICES = slots("top", "dress")
const CLOTHES = slots("coat", "layer", "top", "dress", "bottom")
const LAYERED = slots("coat", "layer", "top", "dress", "accessory")
const JEANS = kindCodes("jeans", "wide_leg_jeans")
const WIDE_HEMS: readonly string[] = ["bootcut", "flare"]
const FLAT = kindCodes("loafers", "flats")
const TIGHTS = kindCode("tights")
const SCARF = kindCode("scarf")
const GOWN = kindCode("evening_dress")
/** Coats that nobody wears over a gown who has another. */
const FOR_WEATHER = kindCodes("raincoat", "parka", "puffer")
const THERMAL = kindCode("thermal_top")
const WOOL_COAT = kindCode("wool_coat")
const cloth = (name: Material) => MATERIALS.indexOf(name)
const LINEN = cloth("linen")
const TWEED = cloth("tweed")
const CORDUROY = cloth("corduroy")
const LEATHER: ReadonlySet<number> = new Set(
  (["leather", "suede"] as const).map((name) => MATERIALS.indexOf(name)),
)
const TUNIC = kindCode("tunic")
const CARDIGAN = kindCode("cardigan")
const PARKA = kindCode("parka")
const LONG = /\b(?:long|longline|maxi)\b/i
/** It goes over dresses and blouses. */
const BOLERO = /\bbolero\b/i
const T_SHIRT = kindCode("t_shirt")
/** Jackets whose arms are close, and names of sleeves that are not. */
const CLOSE_ARMS = kindCodes("blazer", "tweed_jacket", "leather_jacket", "denim_jacket", "cardigan")
const SLEEVED = slots("layer", "coat")
/** Names of tops that leave the shoulders bare. */
export const OFF_SHOULDER = /\boff[- ](?:the[- ])?shoulder\b/i
const SHIRT = kindCode("shirt")
const PLEATED = kindCode("pleated_skirt")
const FLEECE = kindCode("fleece")
const COAT = SLOTS.indexOf("coat")
const SPORTY_RAINWEAR = /\b(?:wind(?:breaker|cheater)|anorak|(?:soft ?)?shell|cagoule)\b/i
const FULL_SLEEVES =
  /\b(?:batwing|dolman|kimono)\b|\b(?:big|full|wide|puffed|puffy|puff|balloon|bishop|lantern|bell|statement|voluminous) sleeves?\b/i
const LACED = kindCode("lace_up_boots")
const FOR_HILLS = /\b(?:hiking|walking|tramping|trekking|mountain|hill)\b/i
const GOOD_LEGS = kindCodes("trousers", "wide_leg_trousers")
const SHEER = /\b(?:sheer|nude|natural|barely)\b/i

/**
 * Whether a stylist would rather see two pieces apart, though no rule forbids them together: bootcut jeans and flat shoes,
 * dark tights on shoes of another dark colour, half of a suit or of a uniform and other clothes, two of corduroy, of tweed or of
 * leather, linen and winter cloths, short sleeves over a thermal top, a scarf on a roll neck or on a gown, a scarf of several colours on
 * a print, rainwear over a gown, a blazer below a parka, a fleece or a windcheater over a skirt, boots for the hills below one or below good trousers, full sleeves and thick knits below close ones, a layer that comes out below a coat, sleeves over bare shoulders, two long hems, a bolero and jeans, and colours that nearly
 * match: orange beside coral, red beside wine.
 */
export function areBetterApart(one: Piece, other: Piece): boolean {
  return isOffBeside(one, other) || isOffBeside(other, one) || areOfOneRoughCloth(one, other)
}

function isOffBeside(one: Piece, other: Piece): boolean {
  if (FLAT.has(other.kind) && isBootcut(one)) return true
  if (one.kind === TIGHTS && other.slot === SHOES) return areOffTights(one, other)
  if (one.kind === GOWN) return FOR_WEATHER.has(other.kind) || other.kind === SCARF
  if (one.kind === SCARF && (cutOf(other).neckline === "roll" || areTwoPrints(one, other))) {
    return true
  }
  if (TAILORED.has(one.kind) && other.kind === PARKA) return true
  if (one.kind === FLEECE && isHung(other)) return true
  if (one.kind === LACED && FOR_HILLS.test(one.name ?? "")) {
    return isHung(other) || GOOD_LEGS.has(other.kind) || TAILORED.has(other.kind)
  }
  if (one.slot === COAT && isHung(other) && SPORTY_RAINWEAR.test(one.name ?? "")) return true
  if (one.kind === SHIRT && other.kind === PLEATED && LONG.test(one.name ?? "")) return true
  if (one.slot === COAT && other.slot === LAYER && isLonger(other, one)) return true
  if (SLEEVED.has(one.slot) && OFF_SHOULDER.test(other.name ?? "")) return true
  if (CLOSE_ARMS.has(one.kind) && FULL_SLEEVES.test(other.name ?? "")) return true
  if (CLOSE_ARMS.has(one.kind) && other.slot === TOP && isBulky(other)) return true
  if (one.kind === CARDIGAN && other.kind === TUNIC && LONG.test(one.name ?? "")) return true
  if (one.kind === CARDIGAN && BOLERO.test(one.name ?? "")) {
    return JEANS.has(other.kind) || other.kind === T_SHIRT
  }
  if (areOfNoUniform(one, other)) return true
  if (one.kind === THERMAL && BODICES.has(other.slot)) return (other.wear & WEAR.bodySleeves) === 0
  if (one.material === LINEN && CLOTHES.has(one.slot) && isForWinter(other)) return true
  return isHalfOfSuit(one, other) || areNearlyOneColour(one, other)
}

const LENGTHS: readonly (string | undefined)[] = [
  "cropped",
  "regular",
  "long",
  "knee",
  "midi",
  "maxi",
]

/** Whether a layer comes out below the coat over it. */
function isLonger(layer: Piece, coat: Piece): boolean {
  const below = LENGTHS.indexOf(cutOf(coat).length)
  return below >= 0 && LENGTHS.indexOf(cutOf(layer).length) > below
}

const LAYER = SLOTS.indexOf("layer")
const JUMPER = kindCode("jumper")
const BIG = /\b(?:big|baggy|huge|slouchy)\b/i

/** Whether it bunches below close sleeves: a thick knit, or a jumper that is too wide for them. */
function isBulky(top: Piece): boolean {
  if (isChunky(top)) return true
  return top.kind === JUMPER && (cutOf(top).fit === "oversized" || BIG.test(top.name ?? ""))
}

function isBootcut(legs: Piece): boolean {
  return JEANS.has(legs.kind) && WIDE_HEMS.includes(cutOf(legs).leg ?? "")
}

const DARK: ReadonlySet<number> = new Set((["black", "charcoal", "grey"] as const).map(colourCode))
const BLACK = colourCode("black")
/** Above this lightness (CIELAB) shoes are pale on dark tights. */
const PALE = 70

/** Whether tights are dark and the shoes pale, brown or navy, or tights grey and the shoes black. */
function areOffTights({ colours: [colour = NONE], name }: Piece, shoes: Piece): boolean {
  if (!DARK.has(colour) || SHEER.test(name ?? "") || areDeepBoots(shoes)) return false
  if (lightnessOf(shoes) > PALE || (shoes.tones & (TONE.BROWN | TONE.NAVY)) !== 0) return true
  return colour !== BLACK && shoes.colours[0] === BLACK
}

function isForWinter(piece: Piece): boolean {
  const {
    kind,
    slot,
    material,
    colours: [colour = NONE],
    name,
  } = piece
  if (kind === TIGHTS) return DARK.has(colour) && !SHEER.test(name ?? "")
  if (!CLOTHES.has(slot)) return false
  return kind === WOOL_COAT || material === TWEED || material === CORDUROY || isChunky(piece)
}

function areTwoPrints(scarf: Piece, other: Piece): boolean {
  if (!BODICES.has(other.slot) || !isPrinted(other)) return false
  return isPrinted(scarf) || scarf.colours.length > 1
}

/** Whether both are of corduroy, both of tweed or both of leather, and she calls them no suit. */
function areOfOneRoughCloth(one: Piece, other: Piece): boolean {
  if (LEATHER.has(one.material) && LEATHER.has(other.material)) {
    return CLOTHES.has(one.slot) && CLOTHES.has(other.slot) && !areOfSuits(one, other)
  }
  if (one.material !== other.material) return false
  if (one.material !== TWEED && one.material !== CORDUROY) return false
  return CLOTHES.has(one.slot) && CLOTHES.has(other.slot) && !areOfSuits(one, other)
}

const ORANGE = colourCode("orange")
const MUSTARD = colourCode("mustard")
const CORALS: ReadonlySet<number> = new Set((["orange", "coral", "peach"] as const).map(colourCode))

/** Whether one plain piece is red and the other wine. */
function areRedAndWine(one: Piece, other: Piece): boolean {
  if (isPrinted(one) || isPrinted(other)) return false
  const is = (tone: number, piece: Piece) => (piece.tones & tone) !== 0
  return (is(TONE.RED, one) && is(TONE.WINE, other)) || (is(TONE.WINE, one) && is(TONE.RED, other))
}

/** Whether two bright colours above the waist look like one that was missed: orange, coral and peach, orange and mustard. */
function areNearlyOneColour(one: Piece, other: Piece): boolean {
  if (!(LAYERED.has(one.slot) && LAYERED.has(other.slot))) return false
  const [mine = NONE, theirs = NONE] = [one.colours[0], other.colours[0]]
  if (mine === theirs) return false
  if (CORALS.has(mine) && CORALS.has(theirs)) return true
  if (areRedAndWine(one, other)) return true
  return mine === ORANGE && theirs === MUSTARD
}
