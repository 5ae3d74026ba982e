import { COLOUR_NAMES, METALLICS, toLab } from "@stylin/garments/colour"
import { PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import type { Person } from "../person/person.ts"
import { colourCode, kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { ALL_GROUPS, HUES, isCalm, TONE, tonesOf } from "../pieces/tones.ts"
import { bitsIn, hasBit, isPrinted } from "../pieces/traits.ts"
import { colourDistance } from "../search/distance.ts"

const { GREY, BROWN, NAVY, PALE, GREEN, WINE, RED, ORANGE } = TONE
const LIGHTNESS = COLOUR_NAMES.map((name) => toLab(name).l)
const METAL: ReadonlySet<number> = new Set(METALLICS.map(colourCode))

const JET = colourCode("black")
const isBlack = ({ colours }: Piece) => colours[0] === JET

/**
 * A piece's tones as far as they count towards what a look carries: black shoes, tights, bags and belts go
 * without saying, and so do white trainers.
 */
export function countedColours(piece: Piece): number {
  const isFree = DARK_BASICS.has(piece.slot) || piece.kind === BELT
  if (isFree && isBlack(piece)) return 0
  if (piece.kind === TRAINERS && lightnessOf(piece) > PALE_FROM) return 0
  return piece.tones
}

/** How light a colour is in CIELAB, from 0 to 100. */
export function lightnessOf({ colours }: Pick<Piece, "colours">): number {
  return LIGHTNESS[colours[0] ?? NONE] ?? 50
}

/** From this lightness on, and below this chroma (CIELAB), a colour is hardly one: butter, blush. */
const TINT = { lightness: 85, chroma: 35 }
const IS_TINT = COLOUR_NAMES.map((name) => {
  const { l, a, b } = toLab(name)
  return l > TINT.lightness && Math.hypot(a, b) < TINT.chroma
})

/** Whether the main colour is so pale that it is seen as none. */
export function isTint({ colours }: Pick<Piece, "colours">): boolean {
  return IS_TINT[colours[0] ?? NONE] ?? false
}

/** Whether the main colour is a metal's. */
export function isMetallic({ colours }: Pick<Piece, "colours">): boolean {
  return METAL.has(colours[0] ?? NONE)
}

const MOST = { groups: 3, hues: 2, strong: 3 } as const

/** From this chroma (CIELAB) on a colour is strong: emerald, burgundy, mustard. */
const STRONG = 33
const IS_STRONG = COLOUR_NAMES.map((name) => {
  const { a, b } = toLab(name)
  return Math.hypot(a, b) >= STRONG
})

/** Whether four strong colours or more come together, whoever owns the clothes. */
export function isMotley(look: readonly Piece[]): boolean {
  let strong = 0
  for (const { colours, material } of look) {
    for (const colour of colours) {
      if (IS_STRONG[colour]) strong |= tonesOf([colour], material) >>> HUES
    }
  }
  return bitsIn(strong) > MOST.strong
}

const MONOCHROME = PREFERENCE_TAGS.indexOf("Monochrome")

/** Whether colours (`tones`, joined) are more than a look carries; for somebody who loves one colour, two hues are. */
export function areTooMany(colours: number, { loves }: Pick<Person, "loves">): boolean {
  const mostHues = hasBit(loves, MONOCHROME) ? 1 : MOST.hues
  return bitsIn(colours & ALL_GROUPS) > MOST.groups || bitsIn(colours >>> HUES) > mostHues
}

/** Whether colours (`tones`, joined) are of one group. */
export function isOneGroup(colours: number): boolean {
  return bitsIn(colours & ALL_GROUPS) === 1
}

const TOP = SLOTS.indexOf("top")
const SHOES = SLOTS.indexOf("shoes")
const BAG = SLOTS.indexOf("bag")
const ACCESSORY = SLOTS.indexOf("accessory")
const BELT = kindCode("belt")
const TIGHTS = kindCode("tights")
const TRAINERS = kindCode("trainers")
const DARK_BASICS: ReadonlySet<number> = new Set([SHOES, BAG, SLOTS.indexOf("legwear")])
const LOWER: ReadonlySet<number> = new Set(
  (["bottom", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
/** Shoes that a belt need not match. */
const BARE = kindCodes("trainers", "sandals", "espadrilles")
/** Pale ones of these go with anything. */
const SUMMERY = kindCodes("trainers", "sandals", "espadrilles", "mules")

/**
 * Whether the colours of two pieces fight. Of hers only plain red clothes and orange ones do. If one is to buy, shoes, bag
 * and belt are of one leather; an accent comes once or is taken up; shoes stand to the leg above them. After the advice
 * that most stylists share on shoes, bags and accents.
 */
export function doFight(one: Piece, other: Piece): boolean {
  const mine = one.tones
  const theirs = other.tones
  if (one.owned && other.owned) {
    return areNearMisses(mine, theirs, ORANGE) && isPlainAndLarge(one) && isPlainAndLarge(other)
  }
  if (((mine | theirs) & RED) === 0 && !isSmall(one) && !isSmall(other)) return false
  if (areNearMisses(mine, theirs, WINE | ORANGE)) return true
  return isOff(one, mine, other, theirs) || isOff(other, theirs, one, mine)
}

/** Whether one is red, and the other not, but of a colour near it. */
function areNearMisses(mine: number, theirs: number, near: number): boolean {
  const isRed = (mine & RED) !== 0
  return isRed !== ((theirs & RED) !== 0) && ((isRed ? theirs : mine) & near) !== 0
}

const isPlainAndLarge = (piece: Piece) => !(isSmall(piece) || isPrinted(piece))

function isSmall({ slot }: Piece): boolean {
  return slot === SHOES || slot === BAG || slot === ACCESSORY
}

function isOff(small: Piece, mine: number, other: Piece, theirs: number): boolean {
  if (!isSmall(small)) return false
  const hues = mine >>> HUES
  const others = theirs >>> HUES
  if (!small.owned && hues !== 0 && others !== 0 && !isTakenUp(small, other)) return true
  if (isSmall(other)) return areTwoLeathers(small, mine, other, theirs)
  return small.slot === SHOES && isOffTheLeg(small, mine, other, theirs)
}

/** Colours of one hue farther apart than this are no echo of each other: olive and emerald. */
const ECHO = 0.38

/** Whether one of the other's hues comes again in a small thing. */
function isTakenUp(small: Piece, other: Piece): boolean {
  return small.colours.some(
    (mine) =>
      !isCalm(mine) &&
      other.colours.some((theirs) => !isCalm(theirs) && colourDistance(mine, theirs) < ECHO),
  )
}

function areTwoLeathers(one: Piece, mine: number, other: Piece, theirs: number): boolean {
  if (!(isLeather(one) && isLeather(other))) return false
  const isOfBoth = (mine & theirs & ALL_GROUPS) !== 0
  if (one.kind === BELT && other.slot === SHOES && !BARE.has(other.kind) && !isOfBoth) return true
  if (isBlack(one) && ((theirs & (BROWN | NAVY)) !== 0 || isPaleShoe(other))) return true
  return (mine & NAVY) !== 0 && (theirs & (BROWN | GREY)) !== 0
}

function isLeather({ slot, kind }: Piece): boolean {
  return slot !== ACCESSORY || kind === BELT
}

/** Lightness (CIELAB): dark tights want shoes as dark, and pale shoes no dark leg. */
const DARK = { tights: 45, shoes: 33, leg: 45 } as const
const PALE_FROM = 75

function isOffTheLeg(shoes: Piece, mine: number, leg: Piece, theirs: number): boolean {
  if (leg.kind === TIGHTS) {
    if ((mine & theirs & BROWN) !== 0 || leg.colours[0] === shoes.colours[0]) return false
    if (lightnessOf(leg) > DARK.tights) return false
    return lightnessOf(shoes) > DARK.shoes || ((mine & BROWN) !== 0 && !areDeepBoots(shoes))
  }
  const isOfBoth = (theirs & mine & ALL_GROUPS) !== 0
  if (isBlack(leg) && leg.slot !== TOP && !isOfBoth && (mine & (BROWN | NAVY)) !== 0) return true
  if (!LOWER.has(leg.slot)) return false
  if ((mine & NAVY) !== 0 && !isOfBoth && (theirs & (BROWN | GREEN)) !== 0) return true
  return isPaleShoe(shoes) && lightnessOf(leg) < DARK.leg && (theirs & PALE) === 0
}

const BOOTS = kindCodes("ankle_boots", "chelsea_boots", "lace_up_boots", "knee_boots")

/** Whether boots are of so deep a colour that black tights run on into them: chocolate, burgundy. */
export function areDeepBoots(shoes: Piece): boolean {
  return BOOTS.has(shoes.kind) && lightnessOf(shoes) <= DARK.shoes
}

function isPaleShoe(shoes: Piece): boolean {
  const isPale = shoes.slot === SHOES && lightnessOf(shoes) > PALE_FROM
  return isPale && !SUMMERY.has(shoes.kind) && !isMetallic(shoes)
}
