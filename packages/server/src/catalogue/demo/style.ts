import type { ColourName } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  type Cut,
  type CutField,
  cutsOf,
  type Kind,
  kindFacts,
  type Pattern,
} from "@stylin/garments/vocabulary"
import type { Random } from "@stylin/stylist"
import { CLOTH_COLOURS, type ClothName } from "./cloths.ts"
import type { RangeEntry } from "./entry.ts"
import { PALETTES, SECOND_COLOURS } from "./palettes.ts"
import { CUT_PHRASES } from "./phrases.ts"
import { pick, pickWeighted, type Weighted } from "./random.ts"
import { SHOPS, type Shop } from "./shops.ts"

/** One design of a shop, which may come in several colours. */
export interface Style {
  readonly kind: Kind
  readonly shop: Shop
  /** What sets its cut apart from the usual one; a title says it all. */
  readonly cut: Cut
  readonly cloth: ClothName
  readonly pattern: Pattern
  /** One entry per colour it comes in, each with the main colour first. */
  readonly colourways: readonly (readonly [ColourName, ...ColourName[]])[]
}

/** Necklines that bare the shoulders leave nothing to hold a sleeve. */
const BARE: ReadonlySet<string> = new Set(["halter", "bandeau", "one-shoulder", "cami", "cowl"])

/** Designs a style of a kind within what the demo carries of it. */
export function designStyle(kind: Kind, entry: RangeEntry, random: Random): Style {
  const { slot } = kindFacts(kind)
  const shops = SHOPS.filter(({ sells }) => !sells || sells.includes(slot))
  const cloth = pick(entry.cloths, random)
  const pattern = pickPattern(entry, random)
  return {
    kind,
    shop: pick(shops, random),
    cut: designCut(kind, entry, random),
    cloth,
    pattern,
    colourways: pickColours(entry, cloth, random).map((main) =>
      pattern === "plain" ? [main] : [main, pick(SECOND_COLOURS[main] ?? ["white"], random)],
    ),
  }
}

/** The usual cut with at most two parts changed, so that a title can say what is special. */
function designCut(kind: Kind, { cuts = cutsOf(kind) }: RangeEntry, random: Random): Cut {
  const changes = pickWeighted<number>(
    [
      [0, 25],
      [1, 45],
      [2, 30],
    ],
    random,
  )
  const usual = cutsOf(kind)
  let cut: Cut = {}
  let open: readonly CutField[] = CUT_FIELDS
  for (let change = 0; change < changes; change += 1) {
    const sayable = open.filter((field) => sayableWords(field, cuts, usual).length > 0)
    if (sayable.length === 0) break
    const field = pick(sayable, random)
    cut = { ...cut, [field]: pick(sayableWords(field, cuts, usual), random) }
    open = open.filter((other) => other !== field && !(field === "neckline" && other === "sleeve"))
    if (field === "sleeve") open = open.filter((other) => other !== "neckline")
  }
  const bare = cut.neckline !== undefined && BARE.has(cut.neckline)
  const [sleeve, ...sleeves] = usual.sleeve ?? []
  return bare && sleeve !== "strap" && sleeves.includes("sleeveless")
    ? { ...cut, sleeve: "sleeveless" }
    : cut
}

type Cuts = ReturnType<typeof cutsOf>

function sayableWords(field: CutField, cuts: Cuts, usual: Cuts): string[] {
  const words: readonly string[] = cuts[field] ?? []
  return words.filter((word) => word in CUT_PHRASES[field] && word !== usual[field]?.[0])
}

function pickPattern({ patterns = [] }: RangeEntry, random: Random): Pattern {
  const patterned = patterns.reduce((sum, [, weight]) => sum + weight, 0)
  return pickWeighted<Pattern>([["plain", 100 - patterned], ...patterns], random)
}

/** From one to three different colours that the cloth can have. */
function pickColours({ palette }: RangeEntry, cloth: ClothName, random: Random): ColourName[] {
  const fits = CLOTH_COLOURS[cloth]
  const stocked: readonly Weighted<ColourName>[] = PALETTES[palette]
  let left = stocked.filter(([colour]) => !fits || fits.includes(colour))
  const count = pickWeighted<number>(
    [
      [1, 45],
      [2, 30],
      [3, 25],
    ],
    random,
  )
  const picked: ColourName[] = []
  while (picked.length < count && left.length > 0) {
    const colour = pickWeighted(left, random)
    picked.push(colour)
    left = left.filter(([other]) => other !== colour)
  }
  return picked
}
