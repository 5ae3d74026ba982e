import {
  MATERIALS,
  PREFERENCE_TAGS,
  type Slot,
  type Styling,
  wholeCut,
} from "@stylin/garments/vocabulary"
import { lightnessOf } from "../grammar/colours.ts"
import { areInstepsCold } from "../grammar/hose.ts"
import { isRound } from "../grammar/shape.ts"
import type { Person } from "../person/person.ts"
import { colourOf, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import { type Piece, wordsOfPiece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { closesCoats } from "../weather/closing.ts"
import type { Need } from "../weather/need.ts"
import { seedOf } from "./grammar.ts"

const TUCKED = kindCodes("t_shirt", "shirt", "blouse", "cami", "vest", "jumper", "polo")
/** Shirts whose hems are made to hang. */
const WORN_OUT =
  /\b(?:guayabera|smock|kaftan|kurt(?:a|i|is)|kebaya|kameez|peplum|tunic|long(?:er)? (?:shirt|blouse)|wrap (?:top|blouse)|tie[- ](?:front|waist))\b/i
const INTO_WAISTBANDS = kindCodes("shirt", "blouse", "cami", "vest")
const PUSHED = kindCodes("jumper", "sweatshirt", "cardigan")
/** Short cardigans for good, whose sleeves stay down. */
const SHRUGGED = /\b(?:bolero|shrug)\b/i
const ROLLED = kindCodes("shirt", "overshirt", "denim_jacket")
const BELTED = kindCodes("jumper", "tunic", "knitted_vest")
/** These go into a pencil skirt however loose they are, and do not hang over trousers with a crease. */
const INTO_NARROW = kindCodes("shirt", "blouse")
const PENCIL_SKIRT = kindCode("pencil_skirt")
const TROUSERS = kindCode("trousers")
/** Nothing is tucked into these. */
const NO_WAISTBAND = kindCodes("leggings", "joggers")
/** A half tuck is for these; into others a top goes all round. */
const EASY = kindCodes(
  "jeans",
  "trousers",
  "wide_leg_trousers",
  "chinos",
  "shorts",
  "denim_shorts",
  "denim_skirt",
  "culottes",
)
const CROPPED = PREFERENCE_TAGS.indexOf("Cropped pants")
const JEANS = kindCode("jeans")
const TRAINERS = kindCode("trainers")
const BELT = kindCode("belt")
/** Shoes that leave the ankle free. */
const LOW_SHOES = kindCodes(
  "trainers",
  "loafers",
  "brogues",
  "flats",
  "mary_janes",
  "mules",
  "heels",
)
/** The volume of a wide piece, and of a close one. */
export const STANDS = { wide: 50, close: -40, all: 100 } as const

/**
 * What of a look is tucked, rolled, turned up, belted or closed. Picture and reasons both take it
 * from here; the same pieces on the same day always give her the same styling.
 */
export function stylingOf(
  look: readonly Piece[],
  need?: Need,
  person?: Pick<Person, "bodyType"> & Partial<Pick<Person, "avoids">>,
): Styling {
  const at = (place: (typeof SLOTS)[number]) => look.find(({ slot }) => SLOTS[slot] === place)
  const [top, bottom, layer] = [at("top"), at("bottom"), at("layer")]
  // A look of the same pieces in another order is the same look.
  const seed = seedOf(
    look
      .map(({ id }) => id)
      .toSorted()
      .join(),
  )
  const isBare = !(at("coat") || layer)
  const isBelted = isBare && top !== undefined && isBeltedOver(top, look)
  const tuck = tuckIn()
  return {
    ...(tuck && { tuck }),
    ...(!isCold(need) && hasSleevesUp(look, seed >>> 3) && { sleeves: "up" }),
    ...(bottom &&
      !at("coat") &&
      !isCold(need) &&
      !hasBit(person?.avoids ?? 0, CROPPED) &&
      hasHemsUp(bottom, look, seed >>> 5) && { hems: "up" }),
    ...(isBelted && { belt: "over" }),
    ...(at("coat") && closesCoats(need) && { coat: "closed" }),
    ...socksOf(look, need),
  }

  function tuckIn(): Styling["tuck"] {
    if (!(top && bottom) || isBelted) return undefined
    // A hem over the waistband hides a full middle, beneath an open layer too.
    if (person && isRound(person) && !isForPencil(top, bottom)) return "out"
    if (WORN_OUT.test(top.name ?? "")) return "out"
    // Who covers her head wears no waist for others to see that she has not said.
    if (look.some(isHead) && !isForPencil(top, bottom) && !isForCrease(top, bottom)) return "out"
    if (isBare) return tuckOf(top, bottom, seed)
    return !at("coat") && isPlainlyIn(top, bottom) ? "in" : undefined
  }
}

/** Shoes that socks go into; into those without a strap only where it is cold all day, and into courts dark ones with dark ones. */
const SOCKED = kindCodes("loafers", "brogues", "trainers", "mary_janes", "flats", "heels")
const STRAPLESS = kindCodes("flats", "heels")
const COURTS = kindCode("heels")
const DARK = 40
const COLD_ALL_DAY = 10
const LOWER: ReadonlySet<number> = new Set(
  (["bottom", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const DENIM = MATERIALS.indexOf("denim")
/** From this lightness (CIELAB) on, socks would look like a gym's in leather shoes. */
const PALE = 75

/** The socks that nobody leaves the house without: in the cold, in low shoes below trousers or a hem to the ankle, in the colour of either. */
function socksOf(look: readonly Piece[], need: Need | undefined): Pick<Styling, "socks"> {
  const shoes = look.find(({ kind }) => SOCKED.has(kind))
  const legs = look.find((piece) => (piece.wear & WEAR.trousers) !== 0 || isToTheAnkle(piece))
  if (!(need && areInstepsCold(need) && shoes && legs) || look.some(isLegwear)) return {}
  if (STRAPLESS.has(shoes.kind) && need.outdoors >= COLD_ALL_DAY) return {}
  if (shoes.kind === COURTS && [shoes, legs].some((one) => lightnessOf(one) > DARK)) return {}
  const isOfShoes = shoes.kind === TRAINERS || isToTheAnkle(legs)
  const of = isOfShoes ? shoes : legs
  const [main = NONE] = of.colours
  if (main === NONE) return { socks: shoes.kind === TRAINERS ? "white" : "charcoal" }
  if (isOfShoes) return { socks: colourOf(main) }
  if (legs.material === DENIM) return { socks: "navy" }
  return { socks: lightnessOf(legs) > PALE ? "beige" : colourOf(main) }
}

/** Whether it is a skirt or dress to the ankle, below which nobody wears tights. */
function isToTheAnkle(piece: Piece): boolean {
  return (
    (piece.wear & WEAR.trousers) === 0 && LOWER.has(piece.slot) && cutOf(piece).length === "maxi"
  )
}

/** Whether its sleeves are pushed up, because they are ribbed; others are rolled. */
export const isPushed = ({ kind }: Pick<Piece, "kind">): boolean => PUSHED.has(kind)

/** The piece whose sleeves a look's styling is about: its layer, or else its top. */
export function sleevedOf(look: readonly Piece[]): Piece | undefined {
  const at = (place: Slot) => look.find(({ slot }) => SLOTS[slot] === place)
  return at("layer") ?? at("top")
}

function tuckOf(top: Piece, bottom: Piece, seed: number): Styling["tuck"] {
  if (hangsOver(top, bottom) || NO_WAISTBAND.has(bottom.kind)) return "out"
  const { length, fit } = cutOf(top)
  if (isForPencil(top, bottom)) return length === "regular" ? "in" : undefined
  const isLoose = top.volume > -STANDS.wide && length === "regular" && fit !== "oversized"
  if (!(TUCKED.has(top.kind) && isLoose && cutOf(bottom).rise === "high")) return undefined
  return seed % 2 === 0 && EASY.has(bottom.kind) ? "front" : "in"
}

/** Whether nobody lets a top hang out below what is open over it, as the drawing has it too. */
function isPlainlyIn(top: Piece, bottom: Piece): boolean {
  const { length, fit } = cutOf(top)
  const isLean = length === "regular" && fit !== "oversized" && top.volume < STANDS.wide
  const hasWaist = !NO_WAISTBAND.has(bottom.kind) && cutOf(bottom).rise !== "low"
  return INTO_WAISTBANDS.has(top.kind) && isLean && hasWaist
}

/** Whether a wide top hangs over a close bottom. */
export const hangsOver = (top: Piece, bottom: Piece): boolean =>
  top.volume >= STANDS.wide &&
  bottom.volume <= STANDS.close &&
  !isForPencil(top, bottom) &&
  !isForCrease(top, bottom)

const isForPencil = (top: Piece, bottom: Piece): boolean =>
  bottom.kind === PENCIL_SKIRT && INTO_NARROW.has(top.kind)

/** Whether it is a shirt or blouse over narrow trousers with a crease: nobody lets that hang. */
const isForCrease = (top: Piece, bottom: Piece): boolean =>
  bottom.kind === TROUSERS && INTO_NARROW.has(top.kind)

function hasSleevesUp(look: readonly Piece[], seed: number): boolean {
  const sleeved = sleevedOf(look)
  if (!sleeved || look.some(({ slot }) => SLOTS[slot] === "coat")) return false
  // Who covers her head bares no arms that she has not said.
  if (look.some(isHead)) return false
  if (SHRUGGED.test(sleeved.name ?? "")) return false
  if (!(PUSHED.has(sleeved.kind) || ROLLED.has(sleeved.kind))) return false
  // Sleeves beneath would come out of those that are up.
  const isClear = look.every((one) => one === sleeved || cutOf(one).sleeve !== "long")
  return isClear && cutOf(sleeved).sleeve === "long" && seed % 2 === 0
}

/** Below how many °C outdoors neither ankle nor wrist is bared; beneath a coat neither is. */
const BARED = 15

function isCold(need: Need | undefined): boolean {
  return need !== undefined && need.outdoors < BARED
}

function hasHemsUp(bottom: Piece, look: readonly Piece[], seed: number): boolean {
  const { leg, length } = cutOf(bottom)
  const isStraight = leg === "straight" || leg === "slim" || leg === "tapered"
  // Who covers her head bares no ankles that she has not said.
  if (look.some(isHead)) return false
  if (bottom.kind !== JEANS || !isStraight || length !== "full" || seed % 2 !== 0) return false
  return look.some(({ kind }) => LOW_SHOES.has(kind)) && !look.some(isLegwear)
}

const isHead = ({ slot }: Piece): boolean => SLOTS[slot] === "head"

function isLegwear({ slot }: Piece): boolean {
  return SLOTS[slot] === "legwear"
}

const isBeltedOver = (top: Piece, look: readonly Piece[]): boolean =>
  BELTED.has(top.kind) && cutOf(top).length !== "cropped" && look.some(({ kind }) => kind === BELT)

function cutOf(piece: Piece) {
  const { kind, cut } = wordsOfPiece(piece)
  return wholeCut(kind, cut)
}
