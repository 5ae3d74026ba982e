import type { ColourName } from "@stylin/garments/colour"
import { boldness, isNeutral, MATERIALS } from "@stylin/garments/vocabulary"
import { colourOf, kindCode, NONE, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { TONE } from "../pieces/tones.ts"
import { isPrinted } from "../pieces/traits.ts"
import { accentsOf } from "../score/outfit-tags.ts"
import { areaOf, isClothing, JEWELS } from "../score/places.ts"
import type { Bond } from "./bond.ts"
import { colourFacts } from "./colour-facts.ts"
import { isBlueDenim, repeatsOf } from "./colour-repeats.ts"
import { type Fact, type Facts, fact, factOf } from "./grammar.ts"
import { heroOf, standsOut, standsOutOf } from "./hero.ts"
import { pairsOf } from "./pairs.ts"
import { quietColours } from "./rest-colours.ts"
import { calledShort, colourWord, saidKind } from "./words.ts"

const DENIM = MATERIALS.indexOf("denim")
const COAT = SLOTS.indexOf("coat")
const BACKPACK = kindCode("backpack")
const WARM = new Set(["camel", "tan", "cognac", "brown", "chocolate", "beige", "rust"])
const COOL = new Set(["navy", "grey", "light grey", "charcoal", "slate", "light blue", "indigo"])
const CRISP = new Set(["white", "ice blue"])
/** A colour counts as strong from this boldness on. */
const BOLD = 0.6
/** A colour below this boldness makes no pairing bold. */
const VIVID = 0.3
/** A cool colour can look severe below this lightness (CIELAB). */
const SEVERE = 45
/** How far apart two colours must be in lightness (CIELAB) to count as light and dark. */
const CONTRAST = 50
/** How near in hue (degrees) and how far apart in lightness two colours of one family are. */
const FAMILY = { hue: 22, lightness: 12, chroma: 9 } as const

/** Neutral colours are deep below, and pale above, such a lightness (CIELAB). */
const DEPTH = { deep: 45, pale: 88 } as const

/** In degrees of hue: nearer colours soften each other, and no stylist calls them bold together. */
const LIVELY = 60

/** The smallest share of a look that a piece must fill to count as half of a pair. */
const HALF = 0.5

/**
 * The relations between a look's colours.
 * @param coloured what shows of it, with colours
 * @param glimpsed what peeps out: no sentence is about it, but none may deny it either
 * @param worn all of it, what is hidden too
 */
export function colourBondsOf(
  coloured: readonly Piece[],
  glimpsed: readonly Piece[],
  worn: readonly Piece[],
): Bond[] {
  const all = [...coloured, ...glimpsed]
  // What nobody named a colour of is drawn in one.
  const areTwo =
    worn.every((piece) => !isLarge(piece) || piece.colours.length > 0) &&
    new Set(all.flatMap(({ colours }) => colours)).size === 2
  const hero = heroOf(coloured, glimpsed)
  return [
    ...accents(coloured, all, worn),
    ...pairsOf(mainOf(coloured)).flatMap(([one, other]) =>
      ofColours(one, other, all, hero, areTwo),
    ),
    ...repeatsOf(coloured, worn, hero),
  ]
}

/** The clothes, which people look at first; with the shoes if there is only one. */
function mainOf(coloured: readonly Piece[]): Piece[] {
  const clothes = coloured.filter(isLarge)
  return clothes.length > 1 ? clothes : coloured.filter((piece) => areaOf(piece) >= HALF)
}

/** Clothes and coats, which a colour is seen against. */
const isLarge = (piece: Piece) => isClothing(piece) || piece.slot === COAT

function accents(
  coloured: readonly Piece[],
  all: readonly Piece[],
  worn: readonly Piece[],
): Bond[] {
  const bright = all.filter((piece) => accentsOf(piece).length > 0)
  const [only] = bright
  if (!only) {
    const of = coloured.filter(isClothing)
    const areNeutral = all
      .filter(isClothing)
      .every(({ colours: [main] }) => main !== undefined && isNeutral(colourOf(main)))
    const tones = all.filter(isClothing).reduce((bits, one) => bits | one.tones, 0)
    const areMixed = (tones & TONE.GREY) !== 0 && (tones & TONE.BROWN) !== 0
    // Of a tartan scarf nobody knows the colours, but everybody sees that it has some.
    const areKnown = all.every(
      (one) => isClothing(one) || one.colours.length > 0 || JEWELS.has(one.kind),
    )
    const areQuiet = areNeutral && areKnown && !all.some(isPrinted)
    const colours = quietColours(worn)
    return areQuiet && !areMixed && of.length > 1 && colours
      ? [{ is: "quiet", term: "harmony", of: of.slice(0, 1), facts: { all: colours } }]
      : []
  }
  const isPlain = all.every((piece) => piece === only || !isPrinted(piece))
  if (bright.length > 1 || coloured.length < 3 || !isPlain) return []
  // Neither what is on her back nor a ring or a hoop is what people see.
  if (only.kind === BACKPACK || JEWELS.has(only.kind)) return []
  if (!(coloured.includes(only) && standsOutOf(only, all.filter(isLarge)))) return []
  const isBold = boldness(colourOf(only.colours[0] ?? 0)) >= BOLD
  const bold = isBold ? { bold: factOf(only) } : {}
  const named = factOf(only)
  const colours = quietColours(worn.filter((piece) => piece !== only))
  const rest = colours && { rest: colours }
  const facts = isLarge(only)
    ? { hero: named, colour: fact(nameOfColour(only)), ...bold, ...rest }
    : { small: named, ...bold, ...rest }
  return [{ is: isLarge(only) ? "leads" : "fullStop", term: "harmony", of: [only], facts }]
}

function ofColours(
  one: Piece,
  other: Piece,
  all: readonly Piece[],
  hero: Piece | undefined,
  areTwo: boolean,
): Bond[] {
  if (isPrinted(one) || isPrinted(other)) return []
  const [mine, hers] = [one.colours[0] ?? 0, other.colours[0] ?? 0]
  if (mine === hers) return []
  const [first, second] = [colourOf(mine), colourOf(hers)]
  const [a, b] = [colourFacts(mine), colourFacts(hers)]
  const of = [one, other]
  const bonds: Bond[] = []
  const [warm, cool] = WARM.has(first) ? [one, other] : [other, one]
  const [warmCode = NONE, coolCode = NONE] = [warm.colours[0], cool.colours[0]]
  if (WARM.has(colourOf(warmCode)) && COOL.has(colourOf(coolCode))) {
    const isSevere = colourFacts(coolCode).lightness < SEVERE
    const said = fact(clothColour(cool))
    bonds.push({
      is: "warms",
      term: "harmony",
      of,
      facts: { warm: fact(clothColour(warm)), cool: said, ...(isSevere && { severe: said }) },
    })
  }
  const [light, dark] = a.lightness > b.lightness ? [one, other] : [other, one]
  if (Math.abs(a.lightness - b.lightness) > CONTRAST && isNeutral(first) && isNeutral(second)) {
    bonds.push({
      is: "contrast",
      term: "harmony",
      of,
      facts: {
        light: factOf(light, calledShort(light)),
        dark: factOf(dark, calledShort(dark)),
        ...(CRISP.has(colourOf(light.colours[0] ?? NONE)) && { crisp: fact(nameOfColour(light)) }),
        darkColour: fact(nameOfColour(dark)),
      },
    })
  }
  const turn = Math.abs(a.hue - b.hue)
  const apart = Math.min(turn, 360 - turn)
  const isNear = apart < FAMILY.hue
  // Nobody knows how light washed denim is.
  const isFamily = isNear && Math.min(a.chroma, b.chroma) > FAMILY.chroma && !of.some(isDenim)
  if (isFamily && areAlone(of, all) && Math.abs(a.lightness - b.lightness) > FAMILY.lightness) {
    bonds.push({
      is: "tonal",
      term: "harmony",
      of,
      facts: { one: fact(nameOfColour(light)), other: fact(nameOfColour(dark)) },
    })
  }
  const [calm, colour] = isQuiet(one) ? [one, other] : [other, one]
  if (isQuiet(colour)) return bonds
  const main = colour.colours[0] ?? 0
  // Blue denim goes with anything, and is a colour all the same.
  const isSole = all.every(
    (piece) =>
      piece === colour ||
      (accentsOf(piece).length === 0 && !isPrinted(piece) && !isBlueDenim(piece)),
  )
  // Of what is not the boldest nobody says that it stands out.
  const isHero = hero !== undefined && hero.colours[0] === main
  if (isQuiet(calm) && isHero && standsOut(main, calm.colours[0] ?? 0)) {
    const [name, quiet] = [fact(nameOfColour(colour)), fact(clothColour(calm))]
    bonds.push({
      is: "rests",
      term: "harmony",
      of,
      facts: {
        quiet,
        // Shoes are no background.
        ...(isLarge(calm) && { calm: quiet, colour: name, ...depthOf(calm, quiet) }),
        ...(isLarge(calm) && isSole && { alone: name, sole: factOf(colour, saidKind(colour)) }),
        ...(areTwo && { all: name }),
        ...(isLarge(calm) && isSole && boldness(colourOf(main)) >= BOLD && { loud: name }),
      },
    })
  } else if (!isQuiet(calm) && apart >= LIVELY && [first, second].every(isVivid)) {
    bonds.push({
      is: "lively",
      term: "harmony",
      of,
      facts: { one: fact(nameOfColour(one)), other: fact(nameOfColour(other)) },
    })
  }
  return bonds
}

/** A neutral colour as `deep` or `pale`, if it is: white comes forward, too. */
function depthOf({ colours: [main = NONE] }: Piece, quiet: Fact): Facts {
  const { lightness } = colourFacts(main)
  if (lightness < DEPTH.deep) return { deep: quiet }
  return lightness > DEPTH.pale ? { pale: quiet } : {}
}

/** Whether a colour is strong enough to be part of a bold pairing: olive is not. */
const isVivid = (colour: ColourName) => boldness(colour) >= VIVID

/** Families that no other colour belongs to, however near in hue: khaki is no brown, brown no red, lavender no navy. */
const OWN_FAMILY = TONE.GREEN | TONE.BROWN | TONE.NAVY

const isDenim = ({ material }: Piece) => material === DENIM
/** Whether a piece stays in the background: neutral, or in the blue of denim. */
const isQuiet = (piece: Piece) => isNeutral(colourOf(piece.colours[0] ?? 0), isDenim(piece))

/** Its colour as she calls it. */
const nameOfColour = (piece: Piece) => colourWord(piece) ?? colourOf(piece.colours[0] ?? 0)

/** The same, of denim with its cloth. */
function clothColour(piece: Piece): string {
  return isDenim(piece) ? `${nameOfColour(piece)} denim` : nameOfColour(piece)
}

/** Whether two pieces have the look's colour to themselves, and are both green, brown or navy, or neither. */
function areAlone(two: readonly Piece[], coloured: readonly Piece[]): boolean {
  if (new Set(two.map(({ tones }) => tones & OWN_FAMILY)).size > 1) return false
  return coloured.every((piece) => two.includes(piece) || accentsOf(piece).length === 0)
}
