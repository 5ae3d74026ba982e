import { PATTERNS } from "@stylin/garments/vocabulary"
import { areOfSuits, isSuitPair, TAILORING } from "../grammar/suits.ts"
import { kindCode, kindCodes, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing, JEWELS } from "../score/places.ts"
import { isBlueDenim } from "./colour-repeats.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import { colourWord, figureOf, saidKind, shortName } from "./words.ts"

const STANDING = {
  coat: 1.5,
  base: -1,
  legwear: -1,
  dress: 4,
  layer: 3,
  top: 2,
  bottom: 2,
  shoes: 0,
  bag: 0,
  accessory: 0,
  head: 0,
} as const

const [COAT, LAYER, DRESS, TOP, BOTTOM, SHOES] = (
  ["coat", "layer", "dress", "top", "bottom", "shoes"] as const
).map((place) => SLOTS.indexOf(place))
const SCARF = kindCode("scarf")

/** Clothes and coats, which looks are named after. */
export const isLarge = (piece: Piece) => isClothing(piece) || piece.slot === COAT

/** Nobody calls leopard black. */
const OF_ANIMALS: ReadonlySet<number> = new Set([PATTERNS.indexOf("animal")])

/** How much a garment stands out: colour and print count, and so does a layer over a plain top. */
export function prominence(piece: Piece): number {
  const standing = STANDING[SLOTS[piece.slot] ?? "accessory"]
  return standing + accentsOf(piece).length + (isPrinted(piece) ? 1 : 0)
}

const PATTERN_SHADES: Partial<Record<(typeof PATTERNS)[number], string>> = {
  floral: "florals",
  check: "checks",
  dot: "dots",
  stripe: "stripes",
}

const BOOTS = kindCodes("ankle_boots", "chelsea_boots", "knee_boots", "lace_up_boots")

/** Whether shoes are worth a place in a title: bright or patterned ones, or boots with a dress or a skirt. */
function areTelling(shoes: Piece, hero: Piece): boolean {
  if (hero.slot !== DRESS && hero.slot !== BOTTOM) return false
  return isStrong(shoes) || (BOOTS.has(shoes.kind) && (hero.wear & WEAR.bareLegs) !== 0)
}

/** Whether a short name says enough of it: what is of an animal's print is black to nobody. */
const isNameable = (piece: Piece) => colourWord(piece) === undefined || shadeOf(piece) !== undefined

/** A garment's colour as titles name it: denim is one, and so is a pattern, with its colour unless it is stripes. */
function shadeOf(piece: Piece): string | undefined {
  if (OF_ANIMALS.has(piece.pattern)) return undefined
  if (isBlueDenim(piece)) return "denim"
  const pattern = PATTERN_SHADES[figureOf(piece)]
  if (pattern === "stripes") return pattern
  return [colourWord(piece), pattern].filter(Boolean).join(" ") || undefined
}

/**
 * What titles may say of the pieces beside the hero, each only if the picture shows it.
 * @param look all of it @param seen what shows of it @param loudest what one sees first, if anything does
 */
export function captionOf(
  look: readonly Piece[],
  seen: readonly Piece[],
  hero: Piece,
  loudest: Piece | undefined,
): Facts {
  const at = (slot: number | undefined) => seen.find((piece) => piece.slot === slot)
  const [coat, layer, dress, top, bottom, shoes] = [COAT, LAYER, DRESS, TOP, BOTTOM, SHOES].map(at)
  const isOther = (piece: Piece | undefined) =>
    piece !== undefined && piece !== hero && areApart(piece, hero)
  const named = (key: string, piece: Piece | undefined) =>
    piece && isOther(piece) && isNameable(piece) ? { [key]: factOf(piece, shortName(piece)) } : {}
  const isCore = hero === top || hero === dress
  const over = isCore ? (coat ?? layer) : undefined
  const beneath = hero === coat && layer ? layer : (dress ?? top)
  const under = hero === coat || hero === layer ? beneath : undefined
  const half = hero === bottom ? (top ?? layer) : hero === dress ? undefined : bottom
  const shade = isStrong(hero) ? shadeOf(hero) : undefined
  const third = over && isCore && bottom && areApart(bottom, over) && isOther(bottom)
  const below = third ? shadeOf(bottom) : undefined
  const bright = under && isOther(under) && isStrong(under) ? shadeOf(under) : undefined
  return {
    ...named("over", over),
    ...named("under", under),
    ...named("beside", half),
    ...(shoes && areTelling(shoes, hero) && named("shoes", shoes)),
    ...(shade && { shade: fact(shade) }),
    ...(shade && PATTERN_SHADES[figureOf(hero)] && { print: fact(shade) }),
    ...(below && { below: fact(below) }),
    ...(bright && { bright: fact(bright) }),
    ...restOf(look, hero),
    ...onlyOf(look),
    ...suitOf(seen, hero, top),
    ...bitOf(seen, hero, loudest),
  }
}

/**
 * The colour or pattern of what an open coat shows a strip of, if it is livelier than the coat.
 * @param glimpsed the layer and the top of which strips show
 */
export function glimpseOf(coat: Piece, glimpsed: readonly Piece[]): Facts {
  const uppermost = glimpsed.find(({ slot }) => slot === LAYER) ?? glimpsed[0]
  if (!(uppermost && isStrong(uppermost) && areApart(uppermost, coat))) return {}
  const glimpse = shadeOf(uppermost)
  return glimpse === undefined ? {} : { glimpse: fact(glimpse) }
}

/** A print, or a colour that is not neutral. */
export const isStrong = (piece: Piece) => isPrinted(piece) || accentsOf(piece).length > 0

/** Whether two pieces differ in how they would be named: neither is a navy thing beside another. */
export function areApart(one: Piece, other: Piece): boolean {
  const [mine, theirs] = [shadeOf(one), shadeOf(other)]
  if (mine === undefined || theirs === undefined) return mine !== theirs
  return !mine.includes(theirs) && !theirs.includes(mine)
}

const isWorn = ({ kind }: Piece) => !JEWELS.has(kind)

const isOfOneColour = (piece: Piece) =>
  !isPrinted(piece) && !isBlueDenim(piece) && piece.colours.length === 1

/** The one colour of everything but the hero, if that is not its own. */
function restOf(look: readonly Piece[], hero: Piece): Facts {
  const others = look.filter((piece) => piece !== hero && isWorn(piece))
  const [first] = others
  const rest = first && colourWord(first)
  const isOne =
    others.length > 2 && others.every((piece) => isOfOneColour(piece) && colourWord(piece) === rest)
  const [main = NONE] = first?.colours ?? []
  if (!(isOne && rest && first && isCalm(main) && areApart(first, hero))) return {}
  return { rest: fact(rest) }
}

/** The colour of all of it, and the kinds from its uppermost to its shoes. */
function onlyOf(look: readonly Piece[]): Facts {
  const worn = look.filter(isWorn)
  const shades = new Set(worn.map(shadeOf))
  const [only] = shades
  const first = worn.find(({ slot }) => slot === COAT) ?? worn.find(isLarge)
  const last = worn.find(({ slot }) => slot === SHOES)
  // A tweed of black and white is not all black.
  const areMixed = worn.some((piece) => piece.colours.length > 1 && !isBlueDenim(piece))
  if (shades.size > 1 || areMixed || !(only && first && last)) return {}
  return { only: fact(only), first: fact(saidKind(first)), last: fact(saidKind(last)) }
}

function suitOf(seen: readonly Piece[], hero: Piece, top: Piece | undefined): Facts {
  const legs = seen.find(({ slot }) => slot === BOTTOM)
  const jacket = seen.find(({ kind }) => TAILORING.has(kind))
  const colour = jacket && colourWord(jacket)
  if (!(legs && jacket && top && colour && isSuitPair(jacket, legs))) return {}
  if (![legs, jacket, top].includes(hero) || !areApart(top, jacket)) return {}
  // Of her own, only what she calls so is one.
  const isSuit = !(jacket.owned && legs.owned) || areOfSuits(jacket, legs)
  const suit = fact(`${colour} ${isSuit ? "suit" : "tailoring"}`)
  return { suit, top: factOf(top, shortName(top)) }
}

/** The small thing that one sees first, if nothing else has its colour. */
function bitOf(seen: readonly Piece[], hero: Piece, loudest: Piece | undefined): Facts {
  if (!loudest || isLarge(loudest) || JEWELS.has(loudest.kind) || !areApart(loudest, hero)) {
    return {}
  }
  const isAlone = seen.every((one) => one === loudest || (one.tones & loudest.tones) === 0)
  const colour = colourWord(loudest)
  if (!(isAlone && colour)) return {}
  return {
    bit: factOf(loudest, `${colour} ${saidKind(loudest)}`),
    ...(loudest.kind === SCARF && { flash: fact(colour) }),
  }
}
