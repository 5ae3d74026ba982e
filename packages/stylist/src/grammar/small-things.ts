import { COLOUR_NAMES, type ColourName, METALLICS } from "@stylin/garments/colour"
import { MATERIALS, PREFERENCE_TAGS, SUIT_HALVES } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { hasBit } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { TAILORED } from "./suits.ts"

const colours = (...names: readonly ColourName[]): ReadonlySet<number> =>
  new Set(names.map(colourCode))

const SHOES = SLOTS.indexOf("shoes")
const BAG = SLOTS.indexOf("bag")
const BELT = kindCode("belt")
const STRAW = MATERIALS.indexOf("straw")
const BOLD = PREFERENCE_TAGS.indexOf("Bold colors")
const METAL: ReadonlySet<number> = new Set(METALLICS.map(colourCode))
const JET = colourCode("black")
/** Leathers that everybody has. */
const BASIC = colours("black", "charcoal", "navy")
/** Colours that shoes or a bag may have as the one accent of a look. */
const ACCENTS = colours("burgundy", "red", "scarlet", "cobalt", "emerald", "fuchsia", "hot pink")
/** Summer and sports shoes, which may have any colour of her palette. */
const LIGHT = kindCodes("trainers", "sandals", "espadrilles")
const BOOTS = kindCodes("ankle_boots", "chelsea_boots", "knee_boots", "lace_up_boots")
const WHITES = colours("white", "cream", "ecru")

/** How well a colour must suit her (-1 to 1) to be bought in leather, and one with a hue. */
const SUITS = { calm: -0.22, hue: 0 } as const
/** From this on black is foreign to her: the light and the warm types. */
const FOREIGN = -0.8

/** Whether shoes, a bag or a belt would have a colour that goes with nothing else or is not hers. */
export function isOddLeather(piece: Piece, person: Person): boolean {
  if (piece.slot !== SHOES && piece.slot !== BAG && piece.kind !== BELT) return false
  const [colour = NONE] = piece.colours
  if (colour === NONE || piece.material === STRAW) return false
  const fit = person.palette?.fits[colour] ?? 0
  if (colour === JET && piece.slot !== SHOES) return isBlackForeign(person)
  if (BASIC.has(colour) || (WHITES.has(colour) && LIGHT.has(piece.kind))) return false
  if (isCalm(colour) || METAL.has(colour)) return fit < SUITS.calm
  const isAccent = ACCENTS.has(colour) || LIGHT.has(piece.kind) || hasBit(person.loves, BOLD)
  return !isAccent || fit < SUITS.hue
}

/** Whether her colouring is too light or too warm for black. */
export function isBlackForeign({ palette }: Person): boolean {
  return (palette?.fits[JET] ?? 0) < FOREIGN
}

/** Classes of main colours that are no match, one bit each. */
const SHADE = { white: 1, cream: 2, soft: 4, black: 8, earth: 16, blue: 32, pale: 64 } as const
const OF_SHADE: readonly (readonly [number, ReadonlySet<number>])[] = [
  [SHADE.white, colours("white")],
  [SHADE.cream, colours("cream", "ecru")],
  [SHADE.soft, colours("peach", "butter", "lemon", "blush", "pistachio", "mint")],
  [SHADE.black, colours("black")],
  [SHADE.earth, colours("camel", "tan", "cognac", "brown", "chocolate", "rust", "terracotta")],
  [SHADE.blue, colours("blue", "cobalt", "indigo", "navy")],
  [SHADE.pale, WHITES],
]
const SHADES = COLOUR_NAMES.map((_, code) =>
  OF_SHADE.reduce((bits, [bit, some]) => (some.has(code) ? bits | bit : bits), 0),
)
const DENIM = MATERIALS.indexOf("denim")
const LAYER = SLOTS.indexOf("layer")
const LOWER: ReadonlySet<number> = new Set(
  (["bottom", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)

const LEGS_OF_SUITS = kindCodes(...SUIT_HALVES)

/**
 * Whether a jacket and what is below it look like a suit that went wrong: of one colour, but of two
 * cloths, or one of them hers and the other to buy. Black is black.
 */
function isNearSuit(one: Piece, other: Piece): boolean {
  if (!(TAILORED.has(one.kind) && LEGS_OF_SUITS.has(other.kind))) return false
  const mine = one.colours[0]
  if (mine === undefined || mine !== other.colours[0] || mine === JET) return false
  return one.owned !== other.owned || one.material !== other.material
}

const shadeOf = ({ colours }: Piece) => SHADES[colours[0] ?? NONE] ?? 0

const COAT = SLOTS.indexOf("coat")
const TOP = SLOTS.indexOf("top")
const DRESS = SLOTS.indexOf("dress")

/** Whether a layer would vanish below a coat of its colour, or a jacket over a top of its colour. */
function isLost(layer: Piece, other: Piece): boolean {
  const colour = layer.colours[0]
  if (layer.slot !== LAYER || colour === undefined || colour === JET) return false
  if (colour !== other.colours[0]) return false
  const isJacket = (layer.wear & WEAR.jacket) !== 0
  return other.slot === COAT || (isJacket && (other.slot === TOP || other.slot === DRESS))
}

/** Whether two main colours look like a mistake side by side, if one of the pieces is to buy. */
export function areOddTogether(one: Piece, other: Piece, person: Person): boolean {
  if (isNearSuit(one, other) || isNearSuit(other, one)) return true
  if (isLost(one, other) || isLost(other, one)) return true
  const mine = shadeOf(one)
  const theirs = shadeOf(other)
  if ((mine | theirs) === 0) return false
  return (
    isOddBeside(one, mine, other, theirs, person) || isOddBeside(other, theirs, one, mine, person)
  )
}

function isOddBeside(
  one: Piece,
  mine: number,
  other: Piece,
  theirs: number,
  person: Person,
): boolean {
  // Two whites a shade apart: one looks grubby.
  if ((mine & SHADE.white) !== 0 && (theirs & SHADE.cream) !== 0) return true
  const isLeather = one.slot === SHOES || one.slot === BAG || one.kind === BELT
  if (isLeather && (mine & SHADE.black) !== 0) {
    if (other.slot === SHOES || other.slot === BAG) return false
    if ((theirs & SHADE.soft) !== 0) return true
    return (theirs & SHADE.earth) !== 0 && LOWER.has(other.slot) && isBlackForeign(person)
  }
  if (BOOTS.has(one.kind) && (mine & SHADE.pale) !== 0) {
    return LOWER.has(other.slot) && (theirs & SHADE.pale) === 0
  }
  // Denim beside another blue cloth looks like a suit that faded unevenly.
  const isBlueDenim = one.material === DENIM && (mine & SHADE.blue) !== 0
  if (!isBlueDenim || other.material === DENIM || (theirs & SHADE.blue) === 0) return false
  const [layer, below] = one.slot === LAYER ? [one, other] : [other, one]
  return layer.slot === LAYER && LOWER.has(below.slot) && one.colours[0] === other.colours[0]
}
