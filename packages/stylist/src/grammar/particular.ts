import { KIND_NAMES, MATERIALS, SKIRT_KINDS } from "@stylin/garments/vocabulary"
import { colourCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf, saidCutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { HUES } from "../pieces/tones.ts"
import { WEAR, wears } from "../pieces/wear.ts"
import { isMetallic, lightnessOf } from "./colours.ts"
import { areOfTwoSeasons } from "./heavy-cloths.ts"
import { FOR_WALKS } from "./hers.ts"
import { isStripe } from "./hose.ts"
import { isOddAtNeck } from "./neck.ts"
import { TAILORED } from "./suits.ts"

const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")
const LAYER = SLOTS.indexOf("layer")
const CAPE = KIND_NAMES.indexOf("cape")
const TIGHTS = KIND_NAMES.indexOf("tights")
const TRAINERS = KIND_NAMES.indexOf("trainers")
/** Names of tights that are for an office or the evening. */
const LACED = KIND_NAMES.indexOf("lace_up_boots")
const SKIRTS = kindCodes(...SKIRT_KINDS)
const SHEER = /\b(?:sheer|fishnet|lace)\b/i
const GOWN = KIND_NAMES.indexOf("evening_dress")
const WITH_GOWNS = kindCodes("heels", "sandals", "flats", "mules", "mary_janes")
const TUNIC = KIND_NAMES.indexOf("tunic")
const WAISTCOAT = KIND_NAMES.indexOf("waistcoat")
const BELT = KIND_NAMES.indexOf("belt")
const WATCH = KIND_NAMES.indexOf("watch")
const SCARF = KIND_NAMES.indexOf("scarf")
const NECKLACE = KIND_NAMES.indexOf("necklace")
const BRACELET = KIND_NAMES.indexOf("bracelet")
const UNBELTED = kindCodes(
  "wrap_dress",
  "evening_dress",
  "slip_dress",
  "pinafore",
  "dungarees",
  "jumpsuit",
  "playsuit",
)
/** Tops whose hem hangs over a belt. */
const HANGING = kindCodes("jumper", "sweatshirt", "hoodie", "tunic", "corset_top", "knitted_vest")
/** Tops that end at the hip, and stand away there. */
const LONG_TOPS = kindCodes("sweatshirt", "hoodie", "tunic")
const BENEATH_NO_CAPE = wears("bulky", "jacket", "layerSleeves", "fullSleeves")
const SLEEVED = wears("sleeves", "coat")
const NO_WAISTCOAT = wears("dressOrTunic", "coat", "bareShoulders", "fullSleeves")
/** From this volume on a leg is wide. */
const WIDE = 50
const DENIM = MATERIALS.indexOf("denim")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")
const VEST = KIND_NAMES.indexOf("vest")
const CORSET = KIND_NAMES.indexOf("corset_top")
const KNITTED = kindCodes("cardigan", "fleece")
/** Coats for rain and sport: a fleece is made to go beneath, and satin is nothing to them. */
const RUGGED = kindCodes("raincoat", "parka", "puffer")
const EVENING_CLOTHS: ReadonlySet<number> = new Set(
  (["satin", "silk", "sequin", "velvet"] as const).map((cloth) => MATERIALS.indexOf(cloth)),
)
const FEDORA = KIND_NAMES.indexOf("fedora")
const BERET = KIND_NAMES.indexOf("beret")
const SPORTY = kindCodes("hoodie", "sweatshirt", "joggers", "leggings", "fleece", "parka", "puffer")
const LEGGINGS = KIND_NAMES.indexOf("leggings")
/** Shoes for a terrace, not for a gym. */
const SUMMER_SHOES = kindCodes("sandals", "espadrilles", "mules", "heels")
const WELLIES = KIND_NAMES.indexOf("wellies")
const KNEE_BOOTS = KIND_NAMES.indexOf("knee_boots")
/** Trousers with a crease: in a boot they are breeches. */
const CREASED = kindCodes("trousers", "wide_leg_trousers", "chinos")
/** Legs whose hems go into no boot. */
const WIDE_HEMS: readonly string[] = ["bootcut", "flare", "wide"]
const FLEECE = KIND_NAMES.indexOf("fleece")
const JOGGERS = KIND_NAMES.indexOf("joggers")
const DRESS_BOOTS = kindCodes("ankle_boots", "chelsea_boots", "knee_boots")
const PUFFER = KIND_NAMES.indexOf("puffer")
const COAT = SLOTS.indexOf("coat")

/** Whether a rule about one kind keeps it from another piece. */
export function isParticular(one: Piece, other: Piece): boolean {
  if ((one.wear & WEAR.beneath) !== 0) return isSeenThrough(one, other)
  switch (one.slot) {
    case TOP:
      if (isOneDenim(one, other) || isTooShortOver(other, one)) return true
      if (TAILORED.has(other.kind) && isHangingOut(one, other)) return true
      break
    case LAYER:
      if (isOneDenim(one, other) || isLostBeneath(one, other)) return true
      if (areOfTwoSeasons(one, other)) return true
      if (isShortCoat(other)) return cutOf(one).length !== "cropped"
      break
    case COAT:
      if (RUGGED.has(one.kind) && isGleaming(other)) return true
      if (one.kind === PUFFER && other.slot === LAYER) return hangsOutBelow(one, other)
      break
  }
  return isOfKindApart(one, other)
}

/** Whether a rule about its kind alone keeps it from another piece. */
function isOfKindApart(one: Piece, other: Piece): boolean {
  switch (one.kind) {
    case SCARF:
    case NECKLACE:
      return isOddAtNeck(one, other)
    case LACED:
    case TRAINERS:
      // Boots that she walks the hills in, shoes that she runs in.
      return (other.slot === DRESS || SKIRTS.has(other.kind)) && FOR_WALKS.test(one.name ?? "")
    case TIGHTS:
      return isStripe(one, other) || (other.kind === TRAINERS && SHEER.test(one.name ?? ""))
    case BELT:
      // Nobody would see it beneath a buttoned jacket or a jumper.
      return UNBELTED.has(other.kind) || other.slot === LAYER || HANGING.has(other.kind)
    case WATCH:
    case BRACELET:
      // Sleeves to the wrist hide what would be bought for it.
      return !one.owned && (other.wear & SLEEVED) !== 0
    case CAPE:
      // It falls over the arms: other sleeves would bulge beneath it.
      return (other.wear & BENEATH_NO_CAPE) !== 0
    case WAISTCOAT:
      // With bare shoulders it is a top itself; below a coat nothing of the top would be seen. Over
      // full sleeves it is a costume, and over its own colour a waiter's.
      if (other.slot === TOP && !one.owned && one.colours[0] === other.colours[0]) return true
      return (other.wear & NO_WAISTCOAT) !== 0
    case GOWN:
      return other.slot === SHOES && !WITH_GOWNS.has(other.kind)
    case TUNIC:
      // Two hems, one above the other: a skirt's, a wide leg's, or a layer's.
      if (other.slot === LAYER) return !one.owned || (other.wear & WEAR.longLayer) === 0
      return other.slot === BOTTOM && ((other.wear & WEAR.bareLegs) !== 0 || other.volume > WIDE)
    case WELLIES:
      return hasWideHem(other)
    case KNEE_BOOTS:
      return CREASED.has(other.kind)
    case JOGGERS:
      // A cuff tucked into a leather boot belongs to neither the gym nor the street.
      return DRESS_BOOTS.has(other.kind)
    case FLEECE:
      if (other.slot === DRESS) return cutOf(other).fit === "fitted"
      return other.slot === COAT && !RUGGED.has(other.kind)
    case FEDORA:
    case BERET:
      return !one.owned && SPORTY.has(other.kind)
    case LEGGINGS:
      return SUMMER_SHOES.has(other.kind)
    case CORSET:
      return KNITTED.has(other.kind)
    default:
      return false
  }
}

function hasWideHem(legs: Piece): boolean {
  if (legs.slot !== BOTTOM) return false
  return WIDE_HEMS.includes(cutOf(legs).leg ?? "")
}

/** Whether a jacket is far too short to go over a hoodie or a sweatshirt: one to buy, or one of hers that she calls cropped. */
function isTooShortOver(jacket: Piece, top: Piece): boolean {
  if (jacket.slot !== LAYER) return false
  if (jacket.owned) {
    const isWide = LONG_TOPS.has(top.kind) || saidCutOf(top).fit === "oversized"
    return isWide && saidCutOf(jacket).length === "cropped"
  }
  return LONG_TOPS.has(top.kind) && cutOf(jacket).length === "cropped"
}

/** Dark and grey things go over their like in every office. */
const SOBER: ReadonlySet<number> = new Set(
  (["black", "navy", "charcoal", "grey"] as const).map(colourCode),
)

/** Whether a layer has the colour of the coat over it, and so cannot be seen there. */
function isLostBeneath(layer: Piece, coat: Piece): boolean {
  if (coat.slot !== COAT) return false
  const [colour] = layer.colours
  return colour !== undefined && colour === coat.colours[0] && !SOBER.has(colour)
}

/** Whether a denim top or jacket and what is below or beneath it are of one blue: from afar they are overalls. */
function isOneDenim(top: Piece, other: Piece): boolean {
  const isBeneath = top.slot === LAYER && (other.slot === TOP || other.slot === DRESS)
  if (!(isBeneath || other.slot === BOTTOM)) return false
  if (top.material !== DENIM || other.material !== DENIM) return false
  return washOf(top) === washOf(other)
}

/** The colour that denim is drawn in: blue where nobody says. */
const washOf = ({ colours: [main = BLUE] }: Piece): number => main
const BLUE = colourCode("blue")

/** Whether the tails of a tailored jacket or a long cardigan would hang out below a padded jacket. */
function hangsOutBelow(padded: Piece, layer: Piece): boolean {
  const isTailed = TAILORED.has(layer.kind) || (layer.wear & WEAR.longLayer) !== 0
  return isTailed && !COVERING.includes(saidCutOf(padded).length ?? "")
}

/** Lengths of coats that cover the tails of a jacket. */
const COVERING: readonly string[] = ["long", "knee", "midi", "maxi"]

/** Whether it is a dress or a bottom to buy in a cloth for the evening. */
function isGleaming({ owned, slot, material }: Piece): boolean {
  return !owned && (slot === DRESS || slot === BOTTOM) && EVENING_CLOTHS.has(material)
}

/** Whether it is a coat to buy that ends above the hem of nearly all that goes beneath. */
function isShortCoat(coat: Piece): boolean {
  return coat.slot === COAT && !coat.owned && cutOf(coat).length === "cropped"
}

/** Whether the hem of a top to buy would hang out below a tailored layer. */
function isHangingOut(top: Piece, layer: Piece): boolean {
  if (top.owned || (layer.wear & WEAR.longLayer) !== 0) return false
  return (top.wear & WEAR.coversSeat) !== 0
}

/** Steps of lightness from which on something beneath shows through as a patch. */
const PATCH = 35

/** Whether what is worn beneath shows through something sheer: a vest's hem in a dress, or another colour. */
function isSeenThrough(beneath: Piece, over: Piece): boolean {
  if ((over.wear & WEAR.sheer) === 0) return false
  if (over.slot === DRESS && beneath.kind === VEST) return true
  // What gleams through lace is a second top, and nobody buys that to hide it.
  if (!beneath.owned && isMetallic(beneath)) return true
  const [mine, theirs] = [beneath.tones >>> HUES, over.tones >>> HUES]
  return (mine & ~theirs) !== 0 || Math.abs(lightnessOf(beneath) - lightnessOf(over)) > PATCH
}
