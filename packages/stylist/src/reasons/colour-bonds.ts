import { boldness, isNeutral, MATERIALS } from "@stylin/garments/vocabulary"
import { isSuitPair } from "../grammar/rules.ts"
import { colourCode, colourOf, kindCode, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { TONE } from "../pieces/tones.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { areaOf, isClothing } from "../score/places.ts"
import { colourDistance } from "../search/distance.ts"
import type { Bond } from "./bond.ts"
import { colourFacts } from "./colour-facts.ts"
import { fact, factOf } from "./grammar.ts"
import { calledApart } from "./words.ts"

const DENIM = MATERIALS.indexOf("denim")
const COAT = SLOTS.indexOf("coat")
const LEGWEAR = SLOTS.indexOf("legwear")
const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const BELT = kindCode("belt")
const WARM = new Set(["camel", "tan", "cognac", "brown", "chocolate", "beige", "rust"])
const COOL = new Set(["navy", "grey", "light grey", "charcoal", "slate", "light blue", "indigo"])
/** A colour counts as strong from this boldness on. */
const BOLD = 0.6
/** A cool colour can look severe below this lightness (CIELAB). */
const SEVERE = 45
/** How far apart two colours must be in lightness (CIELAB) to count as light and dark. */
const CONTRAST = 50
/** How near in hue (degrees) and how far apart in lightness two colours of one family are. */
const FAMILY = { hue: 22, lightness: 12, chroma: 9 } as const

/** How different, from 0 to 1, a colour must be from a calm one to stand out: olive beside khaki does not. */
const STANDS_OUT = 0.42

/** Below this chroma a colour stands out only where it is lighter or darker by so much: olive beside brown does not. */
const MUTED = { chroma: 30, lightness: 12 } as const

/** Below this lightness (CIELAB) two colours are both dark, and neither stands out: plum beside navy. */
const DARK = 30
/** In degrees of hue: nearer colours soften each other, and no stylist calls them bold together. */
const LIVELY = 60

/** The smallest share of a look that a piece must fill to count as half of a pair. */
const HALF = 0.5

/**
 * The relations between a look's colours.
 * @param coloured what shows of it, with colours
 * @param glimpsed what peeps out: no sentence is about it, but none may deny it either
 */
export function colourBondsOf(coloured: readonly Piece[], glimpsed: readonly Piece[]): Bond[] {
  const all = [...coloured, ...glimpsed]
  return [
    ...accents(coloured, all),
    ...pairsOf(mainOf(coloured)).flatMap(([one, other]) => ofColours(one, other, all)),
    ...repeats(coloured),
    ...columns(coloured),
    ...threads(coloured),
  ]
}

/** The clothes, which people look at first; with the shoes if there is only one. */
function mainOf(coloured: readonly Piece[]): Piece[] {
  const clothes = coloured.filter((piece) => isClothing(piece) || piece.slot === COAT)
  return clothes.length > 1 ? clothes : coloured.filter((piece) => areaOf(piece) >= HALF)
}

function accents(coloured: readonly Piece[], all: readonly Piece[]): Bond[] {
  const bright = all.filter((piece) => accentsOf(piece).length > 0)
  const [only] = bright
  if (!only) {
    const of = coloured.filter(isClothing)
    const areNeutral = all
      .filter(isClothing)
      .every(({ colours: [main] }) => main !== undefined && isNeutral(colourOf(main)))
    const tones = all.filter(isClothing).reduce((bits, one) => bits | one.tones, 0)
    const areMixed = (tones & TONE.GREY) !== 0 && (tones & TONE.BROWN) !== 0
    return areNeutral && !areMixed && of.length > 1
      ? [{ is: "quiet", term: "harmony", of: of.slice(0, 1), facts: {} }]
      : []
  }
  const isPlain = all.every((piece) => piece === only || !isPrinted(piece))
  if (bright.length > 1 || coloured.length < 3 || !isPlain) return []
  if (!coloured.includes(only)) return []
  const accent = fact(colourOf(accentsOf(only)[0] ?? 0))
  const isBold = boldness(colourOf(only.colours[0] ?? 0)) >= BOLD
  const bold = isBold ? { bold: factOf(only) } : {}
  return isClothing(only) || only.slot === COAT
    ? [{ is: "leads", term: "harmony", of: [only], facts: { hero: factOf(only), ...bold } }]
    : [
        {
          is: "fullStop",
          term: "harmony",
          of: [only],
          facts: { small: factOf(only), accent, ...bold },
        },
      ]
}

function ofColours(one: Piece, other: Piece, all: readonly Piece[]): Bond[] {
  if (isPrinted(one) || isPrinted(other)) return []
  const [mine, hers] = [one.colours[0] ?? 0, other.colours[0] ?? 0]
  if (mine === hers) return []
  const [first, second] = [colourOf(mine), colourOf(hers)]
  const [a, b] = [colourFacts(mine), colourFacts(hers)]
  const of = [one, other]
  const bonds: Bond[] = []
  const [warm, cool] = WARM.has(first) ? [first, second] : [second, first]
  if (WARM.has(warm) && COOL.has(cool)) {
    const isSevere = colourFacts(colourCode(cool)).lightness < SEVERE
    const severe = isSevere ? { severe: fact(cool) } : {}
    bonds.push({
      is: "warms",
      term: "harmony",
      of,
      facts: { warm: fact(warm), cool: fact(cool), ...severe },
    })
  }
  const [light, dark] = a.lightness > b.lightness ? [one, other] : [other, one]
  if (Math.abs(a.lightness - b.lightness) > CONTRAST && isNeutral(first) && isNeutral(second)) {
    bonds.push({
      is: "contrast",
      term: "harmony",
      of,
      facts: { light: factOf(light), dark: factOf(dark) },
    })
  }
  const turn = Math.abs(a.hue - b.hue)
  const apart = Math.min(turn, 360 - turn)
  const isNear = apart < FAMILY.hue
  const isFamily = isNear && Math.min(a.chroma, b.chroma) > FAMILY.chroma
  if (isFamily && areAlone(of, all) && Math.abs(a.lightness - b.lightness) > FAMILY.lightness) {
    const [paler, deeper] = a.lightness > b.lightness ? [first, second] : [second, first]
    bonds.push({
      is: "tonal",
      term: "harmony",
      of,
      facts: { one: fact(paler), other: fact(deeper) },
    })
  }
  const [calm, colour] = isQuiet(one) ? [one, other] : [other, one]
  if (isQuiet(colour)) return bonds
  const name = colourOf(colour.colours[0] ?? 0)
  const areDark = Math.max(a.lightness, b.lightness) < DARK
  const doBlend =
    colourFacts(colour.colours[0] ?? 0).chroma < MUTED.chroma &&
    Math.abs(a.lightness - b.lightness) < MUTED.lightness
  const standsOut = !areDark && !doBlend && colourDistance(mine, hers) >= STANDS_OUT
  if (isQuiet(calm) && standsOut) {
    const isAll =
      all.every(({ colours }) => colours.length > 0) &&
      new Set(all.flatMap(({ colours }) => colours)).size === 2
    bonds.push({
      is: "rests",
      term: "harmony",
      of,
      facts: {
        calm: fact(clothColour(calm)),
        colour: fact(name),
        ...(isAll && { all: fact(name) }),
        ...(boldness(name) >= BOLD && { loud: fact(name) }),
      },
    })
  } else if (!isQuiet(calm) && apart >= LIVELY) {
    bonds.push({
      is: "lively",
      term: "harmony",
      of,
      facts: { one: fact(first), other: fact(second) },
    })
  }
  return bonds
}

/** Families that no other colour belongs to, however near in hue: khaki is no brown, brown no red. */
const OWN_FAMILY = TONE.GREEN | TONE.BROWN

const isDenim = ({ material }: Piece) => material === DENIM
/** Whether a piece stays in the background: neutral, or in the blue of denim. */
const isQuiet = (piece: Piece) => isNeutral(colourOf(piece.colours[0] ?? 0), isDenim(piece))

/** Its colour, and that of denim with its cloth. */
function clothColour(piece: Piece): string {
  const colour = colourOf(piece.colours[0] ?? 0)
  return isDenim(piece) ? `${colour} denim` : colour
}

/** Whether two pieces have the look's colour to themselves, and are both green or brown, or neither. */
function areAlone(two: readonly Piece[], coloured: readonly Piece[]): boolean {
  if (new Set(two.map(({ tones }) => tones & OWN_FAMILY)).size > 1) return false
  return coloured.every((piece) => two.includes(piece) || accentsOf(piece).length === 0)
}

function repeats(coloured: readonly Piece[]): Bond[] {
  const worn = coloured.filter(({ slot }) => slot !== LEGWEAR)
  const inColour = (colour: number | undefined) =>
    worn.filter(({ colours: [main] }) => main === colour)
  return (
    pairsOf(worn.filter((piece) => !isPrinted(piece)))
      .filter(([one, other]) => one.colours[0] === other.colours[0] && !isSuitPair(one, other))
      .filter(([one, other]) => !(isClothing(one) && isClothing(other)))
      // If three share a colour, none echoes another.
      .filter(([one]) => inColour(one.colours[0]).length === 2)
      .map(([one, other]) => {
        const shared = colourOf(one.colours[0] ?? 0)
        const [first, second] = calledApart([one, other], shared)
        return {
          is: "repeats",
          term: "harmony",
          of: [one, other],
          facts: {
            shared: fact(shared),
            first: factOf(one, first),
            second: factOf(other, second),
          },
        }
      })
  )
}

/** Three plain things of one colour, from the clothes to what is worn with them. */
function threads(coloured: readonly Piece[]): Bond[] {
  const worn = coloured.filter((piece) => piece.slot !== LEGWEAR && !isPrinted(piece))
  const groups = Map.groupBy(worn, ({ colours }) => colours[0] ?? 0)
  return [...groups].flatMap(([colour, of]): Bond[] => {
    const [first, second, third, more] = of
    if (!(first && second && third) || more || of.every(isClothing)) return []
    const shared = colourOf(colour)
    const [one, other, last] = calledApart(of, shared)
    const facts = {
      shared: fact(shared),
      first: factOf(first, one),
      second: factOf(second, other),
      third: factOf(third, last),
    }
    return [{ is: "thread", term: "harmony", of, facts }]
  })
}

function columns(coloured: readonly Piece[]): Bond[] {
  const [upper, lower] = [TOP, BOTTOM].map((place) => coloured.find(({ slot }) => slot === place))
  if (!(upper && lower) || upper.colours[0] !== lower.colours[0]) return []
  if (isPrinted(upper) || isPrinted(lower)) return []
  // A belt of another colour cuts it in two.
  const isCut = coloured.some(
    ({ kind, colours }) => kind === BELT && colours[0] !== upper.colours[0],
  )
  if (isCut) return []
  const shared = colourOf(upper.colours[0] ?? 0)
  const [above, below] = calledApart([upper, lower], shared)
  const facts = {
    shared: fact(shared),
    upper: factOf(upper, above),
    lower: factOf(lower, below),
  }
  return [{ is: "column", term: "harmony", of: [upper, lower], facts }]
}

function pairsOf(pieces: readonly Piece[]): (readonly [Piece, Piece])[] {
  return pieces.flatMap((one, index) =>
    pieces.slice(index + 1).map((other) => [one, other] as const),
  )
}
