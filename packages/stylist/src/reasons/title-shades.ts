import { PATTERNS } from "@stylin/garments/vocabulary"
import { lightnessOf } from "../grammar/colours.ts"
import { colourCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isCalm } from "../pieces/tones.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { isClothing, JEWELS } from "../score/places.ts"
import { isBlueDenim } from "./colour-repeats.ts"
import { type Facts, fact, factOf, type Skeleton } from "./grammar.ts"
import { FLASH_TITLES, ONE_COLOUR_TITLES, PAIR_TITLES, type Theme } from "./skeletons/title.ts"
import { colourWord, kindWord } from "./words.ts"

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

/** How much more of a coat one sees than its standing says: no look is about it, but nobody passes over its colour. */
const OF_A_COAT = 2

const COAT = SLOTS.indexOf("coat")

export const OF_PATTERNS: Partial<Record<(typeof PATTERNS)[number], Theme>> = {
  floral: "florals",
  stripe: "stripes",
  check: "checks",
}

/** Clothes and coats, which looks are named after. */
export const isLarge = (piece: Piece) => isClothing(piece) || piece.slot === COAT

const PATTERN_SHADES: Partial<Record<(typeof PATTERNS)[number], string>> = {
  ...OF_PATTERNS,
  floral: "flowers",
  dot: "dots",
}
/** Nobody calls leopard black. */
export const OF_ANIMALS: ReadonlySet<number> = new Set([PATTERNS.indexOf("animal")])

/** A garment's colour as titles name it: denim is one, and so is a pattern. */
function shadeOf(piece: Piece): string | undefined {
  if (OF_ANIMALS.has(piece.pattern)) return undefined
  if (isBlueDenim(piece)) return "denim"
  const pattern = PATTERN_SHADES[PATTERNS[piece.pattern] ?? "plain"]
  const colour = colourWord(piece)
  return pattern === "checks" && colour ? `${colour} checks` : (pattern ?? colour)
}

interface Shades {
  readonly titles: readonly Skeleton[]
  readonly facts: Facts
  /** Whether they tell more than that it is grey and charcoal. */
  readonly isLively: boolean
}

/**
 * The titles that a look's shades allow, with what fills them: those of one colour, those of a small thing that stands out,
 * and those of two shades.
 * @param seen what shows of the look @param coloured the clothes and coats of it, and what else of it has a strong colour
 * @param loudest what one sees first, if anything does
 */
export function shadesOf(
  seen: readonly Piece[],
  coloured: readonly Piece[],
  hero: Piece,
  loudest: Piece | undefined,
): Shades {
  const shade = shadeOf(hero)
  if (!shade) return { titles: [], facts: {}, isLively: false }
  const isOther = (piece: Piece) => {
    const other = shadeOf(piece)
    return other !== undefined && !other.includes(shade) && !shade.includes(other)
  }
  const area = (piece: Piece) => prominence(piece) + (piece.slot === COAT ? OF_A_COAT : 0)
  const others = coloured.filter(isOther).toSorted((a, b) => area(b) - area(a))
  const [next] = others
  const flash = loudest && colourWord(loudest)
  const isSmall = loudest && !isLarge(loudest) && !JEWELS.has(loudest.kind)
  const isAlone = seen.every((one) => one === loudest || (one.tones & (loudest?.tones ?? 0)) === 0)
  if (loudest && flash && isSmall && isAlone && isOther(loudest)) {
    const bit = factOf(loudest, `${flash} ${kindWord(loudest)}`)
    const facts = { flash: fact(flash), bit }
    return { titles: FLASH_TITLES, facts, isLively: true }
  }
  if (next) {
    const isLively = [hero, next].some((piece) => accentsOf(piece).length > 0 || isPrinted(piece))
    const isFirst = loudest === undefined || loudest === hero
    const facts = {
      shade: fact(shade),
      ...besideOf(hero, next),
      ...(areLayers(seen) && isFirst && isOver(hero, next) && { layers: fact("layers") }),
      ...(seen.every(isNeutralPlain) && { neutrals: fact("neutrals") }),
    }
    return { titles: PAIR_TITLES, facts, isLively }
  }
  const isOne = seen.every((piece) => JEWELS.has(piece.kind) || shadeOf(piece) === shade)
  return isOne
    ? { titles: ONE_COLOUR_TITLES, facts: { only: fact(shade) }, isLively: true }
    : { titles: [], facts: {}, isLively: false }
}

const OVER: ReadonlySet<number> = new Set(
  (["coat", "layer"] as const).map((at) => SLOTS.indexOf(at)),
)
const BENEATH: ReadonlySet<number> = new Set(
  (["top", "dress"] as const).map((at) => SLOTS.indexOf(at)),
)

/** How much lighter or darker, in CIELAB, a shade must be to lift or ground another, and how light to lift. */
const FAR = 35
const PALE = 85
const EARTHS: ReadonlySet<number> = new Set(
  (["camel", "tan", "cognac", "brown", "chocolate", "rust", "terracotta", "mustard"] as const).map(
    colourCode,
  ),
)
const CHILLY: ReadonlySet<number> = new Set(
  (["navy", "blue", "indigo", "petrol", "black", "charcoal", "slate", "grey"] as const).map(
    colourCode,
  ),
)

/** What a plain shade does for a hero's: a print has no one lightness. */
function besideOf(hero: Piece, next: Piece): Facts {
  const [main = NONE] = hero.colours
  const [beside = NONE] = next.colours
  if (main === NONE || beside === NONE || isPrinted(hero) || isPrinted(next)) return {}
  const other = fact(shadeOf(next) ?? "")
  const isStrong = accentsOf(hero).length > 0
  const apart = lightnessOf(next) - lightnessOf(hero)
  return {
    ...(EARTHS.has(beside) && CHILLY.has(main) && { warmer: other }),
    ...(apart >= FAR && lightnessOf(next) >= PALE && { lighter: other }),
    ...(apart <= -FAR && isCalm(beside) && !isCalm(main) && { darker: other }),
    ...(isStrong && isCalm(beside) && { calm: other }),
  }
}

/** Whether one is a coat or layer, and the other a top or dress beneath it. */
function isOver(one: Piece, other: Piece): boolean {
  return (
    (OVER.has(one.slot) && BENEATH.has(other.slot)) ||
    (OVER.has(other.slot) && BENEATH.has(one.slot))
  )
}

/** Whether more than a coat and what is beneath it lies over each other. */
const areLayers = (seen: readonly Piece[]) =>
  seen.filter(({ slot }) => OVER.has(slot) || BENEATH.has(slot)).length > 2

const isNeutralPlain = (piece: Piece) =>
  JEWELS.has(piece.kind) ||
  (!isPrinted(piece) && piece.colours.length > 0 && piece.colours.every(isCalm))

/** How much a piece stands out among those that a look may be named after. */
export function prominence(piece: Piece): number {
  const slot = SLOTS[piece.slot] ?? "accessory"
  return STANDING[slot] + (isPrinted(piece) ? 1.5 : 0) + (accentsOf(piece).length > 0 ? 2 : 0)
}
