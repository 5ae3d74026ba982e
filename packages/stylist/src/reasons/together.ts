import { boldness, isNeutral, PATTERNS } from "@stylin/garments/vocabulary"
import { isSuitPair } from "../grammar/rules.ts"
import { colourOf, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { areaOf, isClothing } from "../score/places.ts"
import type { TermName } from "../score/score.ts"
import { colourFacts } from "./colour-facts.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import type { TogetherCase } from "./skeletons/together.ts"
import { calledShort, isPlural } from "./words.ts"

/** Something that holds a look together: the pieces it is of, and how they would be without it. */
export interface Bond {
  readonly is: TogetherCase
  readonly term: TermName
  readonly of: readonly Piece[]
  readonly facts: Facts
}

const WARM = new Set(["camel", "tan", "cognac", "brown", "chocolate", "beige", "rust"])
const COOL = new Set(["navy", "grey", "light grey", "charcoal", "slate", "light blue", "indigo"])
/** From this boldness on a colour is strong to everyone. */
const BOLD = 0.6
/** How far two colours must be apart in lightness (CIELAB) to be light and dark. */
const CONTRAST = 50
/** How near in hue (degrees) and how far in lightness two colours are of one family. */
const FAMILY = { hue: 22, lightness: 12, chroma: 9 } as const

const NAMES_OF_PATTERNS: Readonly<Record<(typeof PATTERNS)[number], string>> = {
  plain: "",
  stripe: "stripe",
  check: "check",
  floral: "flowers",
  dot: "dots",
  animal: "animal print",
  geometric: "pattern",
  abstract: "pattern",
}

/** All that holds together what the picture shows of a look. */
export function bondsOf(shown: readonly Piece[]): Bond[] {
  const coloured = shown.filter(({ colours }) => colours.length > 0)
  return [
    ...accents(coloured),
    ...pairsOf(coloured.filter((piece) => areaOf(piece) >= 0.5)).flatMap(([one, other]) =>
      ofColours(one, other),
    ),
    ...repeats(coloured),
    ...prints(coloured),
    ...proportions(shown),
  ]
}

function accents(coloured: readonly Piece[]): Bond[] {
  const bright = coloured.filter((piece) => accentsOf(piece).length > 0)
  const [only] = bright
  if (!only) {
    const of = coloured.filter(isClothing)
    return of.length > 1 ? [{ is: "quiet", term: "harmony", of: of.slice(0, 1), facts: {} }] : []
  }
  if (bright.length > 1 || coloured.length < 3) return []
  const accent = fact(colourOf(accentsOf(only)[0] ?? 0))
  const isBold = boldness(colourOf(only.colours[0] ?? 0)) >= BOLD
  const bold = isBold ? { bold: factOf(only) } : {}
  return isClothing(only)
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

function ofColours(one: Piece, other: Piece): Bond[] {
  if (isPrinted(one) || isPrinted(other)) return []
  const [mine, hers] = [one.colours[0] ?? 0, other.colours[0] ?? 0]
  if (mine === hers) return []
  const [first, second] = [colourOf(mine), colourOf(hers)]
  const [a, b] = [colourFacts(mine), colourFacts(hers)]
  const of = [one, other]
  const bonds: Bond[] = []
  const [warm, cool] = WARM.has(first) ? [first, second] : [second, first]
  if (WARM.has(warm) && COOL.has(cool)) {
    bonds.push({ is: "warms", term: "harmony", of, facts: { warm: fact(warm), cool: fact(cool) } })
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
  const isFamily =
    Math.min(turn, 360 - turn) < FAMILY.hue && Math.min(a.chroma, b.chroma) > FAMILY.chroma
  if (isFamily && Math.abs(a.lightness - b.lightness) > FAMILY.lightness) {
    const [paler, deeper] = a.lightness > b.lightness ? [first, second] : [second, first]
    bonds.push({
      is: "tonal",
      term: "harmony",
      of,
      facts: { one: fact(paler), other: fact(deeper) },
    })
  }
  return bonds
}

function repeats(coloured: readonly Piece[]): Bond[] {
  return pairsOf(coloured.filter((piece) => !isPrinted(piece)))
    .filter(([one, other]) => one.colours[0] === other.colours[0] && !isSuitPair(one, other))
    .filter(([one, other]) => !(isClothing(one) && isClothing(other)))
    .map(([one, other]) => ({
      is: "repeats",
      term: "harmony",
      of: [one, other],
      facts: {
        shared: fact(colourOf(one.colours[0] ?? 0)),
        first: factOf(one, calledShort(one)),
        second: factOf(other, calledShort(other)),
      },
    }))
}

function prints(coloured: readonly Piece[]): Bond[] {
  const printed = coloured.filter((piece) => isPrinted(piece) && areaOf(piece) >= 0.3)
  const [print, more] = printed
  if (!print || more) return []
  const name = NAMES_OF_PATTERNS[PATTERNS[print.pattern] ?? "plain"]
  const pattern = { text: name, isMany: isPlural(name) }
  const plain = coloured.filter((piece) => piece !== print)
  const echoed = plain.find((piece) => print.colours.includes(piece.colours[0] ?? -1))
  const bonds: Bond[] = [
    {
      is: "onePrint",
      term: "patterns",
      of: [print],
      facts: { print: factOf(print, calledShort(print)), pattern },
    },
  ]
  if (echoed) {
    const facts = {
      print: factOf(print, calledShort(print)),
      other: factOf(echoed, calledShort(echoed)),
      shared: fact(colourOf(echoed.colours[0] ?? 0)),
      pattern,
    }
    bonds.push({ is: "echoes", term: "harmony", of: [echoed], facts })
  }
  return bonds
}

/** How far from the body a piece stands that counts as wide, and as close. */
const STANDS = { wide: 50, close: -40 } as const

function proportions(shown: readonly Piece[]): Bond[] {
  const at = (slot: (typeof SLOTS)[number]) => shown.find((one) => SLOTS[one.slot] === slot)
  const [above, below] = [at("top"), at("bottom")]
  if (!(above && below)) return []
  const of = [above, below]
  if (below.volume >= STANDS.wide && above.volume <= STANDS.close) {
    const facts = {
      close: factOf(above, calledShort(above)),
      wide: factOf(below, calledShort(below)),
    }
    return [{ is: "narrowAboveWide", term: "silhouette", of, facts }]
  }
  if (above.volume >= STANDS.wide && below.volume <= STANDS.close) {
    const facts = {
      wide: factOf(above, calledShort(above)),
      close: factOf(below, calledShort(below)),
    }
    return [{ is: "wideAboveNarrow", term: "silhouette", of, facts }]
  }
  return []
}

function pairsOf(pieces: readonly Piece[]): (readonly [Piece, Piece])[] {
  return pieces.flatMap((one, index) =>
    pieces.slice(index + 1).map((other) => [one, other] as const),
  )
}
