import { type Leg, MATERIALS, type PATTERNS } from "@stylin/garments/vocabulary"
import { colourOf, kindCode, kindCodes, SLOTS } from "../pieces/codes.ts"
import { cutOf } from "../pieces/cut.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { WEAR } from "../pieces/wear.ts"
import { areaOf, isClothing } from "../score/places.ts"
import type { Bond } from "./bond.ts"
import { colourBondsOf } from "./colour-bonds.ts"
import { leadOf } from "./colour-repeats.ts"
import { type Facts, fact, factOf } from "./grammar.ts"
import { heroOf } from "./hero.ts"
import { lengthsBonds } from "./length-bonds.ts"
import { quietColours } from "./rest-colours.ts"
import { isHighHeeled } from "./visible.ts"
import { calledApart, calledShort, colourWord, figureOf, isPlural } from "./words.ts"

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

/**
 * All bonds between the visible pieces.
 * @param glimpsed what peeps out from beneath them
 * @param worn all of the look, what is hidden too
 */
export function bondsOf(
  shown: readonly Piece[],
  glimpsed: readonly Piece[] = [],
  worn: readonly Piece[] = [...shown, ...glimpsed],
): Bond[] {
  const isColoured = ({ colours }: Piece) => colours.length > 0
  const coloured = shown.filter(isColoured)
  // A print of colours that nobody named is seen too.
  const peeping = [...glimpsed, ...shown.filter((piece) => !isColoured(piece))].filter(
    (piece) => isColoured(piece) || isPrinted(piece),
  )
  return [
    ...colourBondsOf(coloured, peeping, worn),
    ...prints(coloured, peeping),
    ...legs(coloured, worn, heroOf(coloured, peeping)),
    ...proportions(shown),
    ...lengthsBonds(shown),
  ]
}

const TIGHTS = kindCode("tights")
const SCARF = kindCode("scarf")
const KNEE_BOOTS = kindCode("knee_boots")
/** Shoes that show the foot below a narrow or a short leg. */
const BARE_INSTEP = kindCodes(
  "loafers",
  "flats",
  "mary_janes",
  "mules",
  "heels",
  "sandals",
  "espadrilles",
  "brogues",
  "trainers",
)
const WIDE_LEGS: readonly (Leg | undefined)[] = ["wide", "flare", "bootcut"]

function fallsOverShoes(legs: Piece): boolean {
  const { leg, length } = cutOf(legs)
  return length === "full" && WIDE_LEGS.includes(leg)
}

/** Hems that leave the ankle to be seen. */
const SHORT_LEGS: readonly string[] = ["cropped", "ankle"]
const TO_THE_ANKLE = /\b(?:to the ankle|ankle[- ]length)\b/i
const endsAtTheAnkle = (one: Piece) =>
  cutOf(one).length === "maxi" || TO_THE_ANKLE.test(one.name ?? "")

const SLEEK = kindCodes("heels", "ankle_boots")
const SHEER = /\b(?:sheer|fishnets?|net|see-through|thin|(?:8|10|12|15|20)[ -]?den(?:ier)?)\b/i
const THICK = /\b(?:insulated|winter|snow|lined|sheepskin|walking|hiking|platform)\b/i

/** Whether shoes make a leg of their colour look longer: high heels do, and with tights neat boots too. */
const isSlim = (leg: Piece, shoes: Piece) =>
  isHighHeeled(shoes) ||
  (leg.kind === TIGHTS && SLEEK.has(shoes.kind) && !THICK.test(shoes.name ?? ""))

/** Tights or trousers that end in shoes of their colour. */
function legs(coloured: readonly Piece[], worn: readonly Piece[], hero: Piece | undefined): Bond[] {
  const shoes = coloured.find(({ slot }) => SLOTS[slot] === "shoes")
  const leg =
    coloured.find(({ kind }) => kind === TIGHTS) ??
    coloured.find(({ wear }) => (wear & WEAR.trousers) !== 0)
  const [shared] = shoes?.colours ?? []
  // Through sheer tights the leg is seen.
  if (leg?.kind === TIGHTS && SHEER.test(leg.name ?? "")) return []
  if (!(leg && shoes && shared !== undefined) || leg.colours[0] !== shared) return []
  // Nobody sees a leg below a hem that reaches the floor.
  if (leg.kind === TIGHTS && worn.some(endsAtTheAnkle)) return []
  // Below a skirt nobody sees where they meet, and washed denim is of no other thing's blue.
  if (shoes.kind === KNEE_BOOTS || MATERIALS[leg.material] === "denim") return []
  if (leg.kind !== TIGHTS && SHORT_LEGS.includes(cutOf(leg).length ?? "")) return []
  // Hose shows at the instep, between the two.
  if (leg.kind !== TIGHTS && worn.some(({ slot }) => SLOTS[slot] === "legwear")) return []
  if (leg.kind !== TIGHTS && BARE_INSTEP.has(shoes.kind) && !fallsOverShoes(leg)) return []
  const colour = colourOf(shared)
  const [above, below] = calledApart([leg, shoes], colour)
  const named = factOf(shoes, below)
  const { lead } = hero && SLOTS[hero.slot] !== "bottom" ? leadOf(hero, [leg], worn) : {}
  const isAllBelow = worn.every((piece) => piece === hero || !isBelow(piece) || isOf(piece, shared))
  const facts = {
    leg: factOf(leg, above),
    shoes: named,
    shared: fact(colour),
    ...(isSlim(leg, shoes) && { slim: named }),
    ...(lead && { lead, ...(isAllBelow && { crown: lead }) }),
  }
  return [{ is: "legs", term: "harmony", of: [leg, shoes], facts }]
}

const BELOW: ReadonlySet<number> = new Set(
  (["bottom", "dress"] as const).map((place) => SLOTS.indexOf(place)),
)
const isBelow = ({ slot }: Piece) => BELOW.has(slot)
const isOf = ({ colours: [main] }: Piece, colour: number) => main === colour

/** Nobody calls a croc-effect bag a print, and that of a shoe is too small to be seen. */
const SMALL_PRINTS: ReadonlySet<number> = new Set(
  (["bag", "shoes"] as const).map((place) => SLOTS.indexOf(place)),
)

function prints(coloured: readonly Piece[], glimpsed: readonly Piece[]): Bond[] {
  const printed = coloured.filter(
    (piece) => isPrinted(piece) && areaOf(piece) >= 0.3 && !SMALL_PRINTS.has(piece.slot),
  )
  const [print, more] = printed
  // A printed scarf is small, and seen beside any other print.
  const isBeside = (piece: Piece) => piece !== print && piece.kind === SCARF && isPrinted(piece)
  if (!print || more || glimpsed.some(isPrinted) || coloured.some(isBeside)) return []
  const name = NAMES_OF_PATTERNS[figureOf(print)]
  const pattern = { text: name, isMany: isPlural(name) }
  const plain = coloured.filter((piece) => piece !== print)
  const echoed = plain.find((piece) => print.colours.includes(piece.colours[0] ?? -1))
  const bonds: Bond[] = []
  // A dress and shoes are no print among plain clothes.
  if (plain.some((piece) => isClothing(piece) || SLOTS[piece.slot] === "coat")) {
    const rest = quietColours([...plain, ...glimpsed])
    const facts = {
      print: factOf(print, calledShort(print)),
      ...(heroOf(coloured, glimpsed) === print && { star: pattern }),
      ...halfOf(print, plain),
      ...(rest && { rest }),
    }
    bonds.push({ is: "onePrint", term: "patterns", of: [print], facts })
  }
  if (echoed) {
    const [main] = echoed.colours
    const facts = {
      print: factOf(print, calledShort(print)),
      other: factOf(echoed, calledShort(echoed)),
      shared: fact(colourOf(main ?? 0)),
      // The first colour is what the pattern lies on.
      ...(main !== print.colours[0] && { figures: pattern }),
    }
    bonds.push({ is: "echoes", term: "harmony", of: [echoed], facts })
  }
  return bonds
}

const UPPER: ReadonlySet<number> = new Set(
  (["top", "layer", "coat"] as const).map((place) => SLOTS.indexOf(place)),
)

/** The plain colour of what a printed top or skirt is worn with, if it has only one. */
function halfOf({ slot }: Piece, plain: readonly Piece[]): Facts {
  if (SLOTS[slot] !== "top" && SLOTS[slot] !== "bottom") return {}
  const isAbove = SLOTS[slot] === "bottom"
  const half = plain.filter((piece) => (isAbove ? UPPER : BELOW).has(piece.slot))
  const [colour, ...others] = new Set(half.map(colourWord))
  return colour && others.length === 0 ? { [isAbove ? "above" : "below"]: fact(colour) } : {}
}

const SWINGING = kindCodes("wide_leg_trousers", "culottes")
/** Whether it moves as she walks: skirts and soft wide legs do, jeans hardly. */
export const isSwinging = ({ kind, wear }: Piece) =>
  SWINGING.has(kind) || (wear & WEAR.trousers) === 0

/** The least volume of a wide piece, and the greatest of a close one. */
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
      ...(isSwinging(below) && { swinging: factOf(below, calledShort(below)) }),
    }
    return [{ is: "narrowAboveWide", term: "silhouette", of, facts }]
  }
  // Below a jacket nobody sees the volume of a blouse.
  const isCovered = shown.some(({ slot }) => slot < above.slot)
  if (!isCovered && above.volume >= STANDS.wide && below.volume <= STANDS.close) {
    const facts = {
      wide: factOf(above, calledShort(above)),
      close: factOf(below, calledShort(below)),
    }
    return [{ is: "wideAboveNarrow", term: "silhouette", of, facts }]
  }
  return []
}
