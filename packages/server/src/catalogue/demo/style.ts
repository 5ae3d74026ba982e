import type { ColourName } from "@stylin/garments/colour"
import {
  CUT_FIELDS,
  type Cut,
  type CutField,
  cutsOf,
  type Kind,
  kindFacts,
  type Pattern,
  usualCut,
} from "@stylin/garments/vocabulary"
import type { Random } from "@stylin/stylist"
import { comesIn, isCutWith, isMadeIn } from "./cloth-rules.ts"
import type { ClothName } from "./cloths.ts"
import { goTogether } from "./cut-rules.ts"
import type { RangeEntry } from "./entry.ts"
import { PALETTES, SECOND_COLOURS } from "./palettes.ts"
import { CUT_PHRASES } from "./phrases.ts"
import { pick, pickWeighted, type Weighted } from "./random.ts"
import { SHOPS, type Shop } from "./shops.ts"

/** One design of a shop, which may come in several colours. */
export interface Style {
  readonly kind: Kind
  readonly shop: Shop
  /** How its cut differs from the usual; a title mentions all of it. */
  readonly cut: Cut
  readonly cloth: ClothName
  readonly pattern: Pattern
  /** One entry per colour it comes in, each with the main colour first. */
  readonly colourways: readonly (readonly [ColourName, ...ColourName[]])[]
}

/** Necklines that bare the shoulders leave nothing to hold a sleeve. */
const BARE: ReadonlySet<string> = new Set(["halter", "bandeau", "one-shoulder", "cami", "cowl"])

/** Designs one style of a kind within the demo's range. */
export function designStyle(kind: Kind, entry: RangeEntry, random: Random): Style {
  const { slot } = kindFacts(kind)
  const shops = SHOPS.filter(({ sells }) => !sells || sells.includes(slot))
  const cloth = pick(entry.cloths, random)
  const pattern = pickPattern(entry, cloth, random)
  return {
    kind,
    shop: pick(shops, random),
    cut: designCut(kind, entry, cloth, random),
    cloth,
    pattern,
    colourways: pickColours(entry, cloth, random).map((main) =>
      pattern === "plain" ? [main] : [main, secondColour(main, pattern, random)],
    ),
  }
}

/** The usual cut with at most two changes, so that a title can mention them. */
function designCut(
  kind: Kind,
  { cuts = cutsOf(kind) }: RangeEntry,
  cloth: ClothName,
  random: Random,
): Cut {
  const changes = pickWeighted<number>(
    [
      [0, 25],
      [1, 45],
      [2, 30],
    ],
    random,
  )
  const usual = usualCut(kind)
  let cut: Cut = {}
  let open: readonly CutField[] = CUT_FIELDS
  for (let change = 0; change < changes; change += 1) {
    const said = open.flatMap((field) =>
      (cuts[field] ?? [])
        .filter((word) => word in CUT_PHRASES[field] && word !== usual[field])
        .filter((word) => isCutWith(cloth, field, word))
        .map((word) => ({ field, cut: { ...cut, [field]: word } }))
        .filter((made) => goTogether({ ...usual, ...made.cut })),
    )
    const fields = [...new Set(said.map(({ field }) => field))]
    if (fields.length === 0) break
    const field = pick(fields, random)
    const made = said.filter((one) => one.field === field)
    cut = pick(made, random).cut
    open = open.filter((other) => other !== field && !isOfShoulders(field, other))
  }
  const bare = cut.neckline !== undefined && BARE.has(cut.neckline)
  const sleeves: readonly string[] = cutsOf(kind).sleeve ?? []
  const hasSleeves = usual.sleeve !== "strap" && usual.sleeve !== "sleeveless"
  return bare && hasSleeves && sleeves.includes("sleeveless")
    ? { ...cut, sleeve: "sleeveless" }
    : cut
}

/** Necklines and sleeves share the shoulders, so only one of them is special. */
function isOfShoulders(field: CutField, other: CutField): boolean {
  const both: readonly CutField[] = ["neckline", "sleeve"]
  return both.includes(field) && both.includes(other)
}

function pickPattern({ patterns = [] }: RangeEntry, cloth: ClothName, random: Random): Pattern {
  const made = patterns.filter(([pattern]) => isMadeIn(cloth, pattern))
  const patterned = made.reduce((sum, [, weight]) => sum + weight, 0)
  return pickWeighted<Pattern>([["plain", 100 - patterned], ...made], random)
}

/** The second colour of a print; an animal's is always dark, or tawny on black. */
function secondColour(main: ColourName, pattern: Pattern, random: Random): ColourName {
  if (pattern === "animal") return main === "black" ? "camel" : "black"
  return pick(SECOND_COLOURS[main] ?? ["white"], random)
}

/** From one to three different colours that the cloth can have. */
function pickColours({ palette }: RangeEntry, cloth: ClothName, random: Random): ColourName[] {
  const stocked: readonly Weighted<ColourName>[] = PALETTES[palette]
  let left = stocked.filter(([colour]) => comesIn(cloth, colour))
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
