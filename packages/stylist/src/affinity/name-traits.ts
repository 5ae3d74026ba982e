import type { ColourName } from "@stylin/garments/colour"
import {
  boldness,
  CUT_FIELDS,
  type GarmentFacts,
  garmentFacts,
  type Kind,
  type Material,
  type ParsedGarment,
  type Pattern,
  parseGarment,
  usualCloth,
} from "@stylin/garments/vocabulary"
import { AXES, AXES_OF } from "./axes.ts"
import { BRAND_WORDS } from "./brands.ts"
import { familyOf } from "./colour-families.ts"
import { BRANDS, DIRECTIONS, GROUPS, placeOf, STYLES } from "./directions.ts"
import { counterOf, nameWords } from "./phrases.ts"
import { STYLE_WORDS } from "./style-words.ts"

const countStyles = counterOf(STYLES.map((style) => STYLE_WORDS[style]))
const countBrands = counterOf(BRANDS.map((brand) => BRAND_WORDS[brand]))

/** What a garment's name says, as the affinity of names weighs it. */
export interface NameTraits {
  readonly words: readonly string[]
  readonly kind: Kind | undefined
  readonly colours: readonly ColourName[]
  readonly pattern: Pattern | undefined
  readonly material: Material | undefined
  readonly facts: GarmentFacts | undefined
  /** How far it leans each way, 0 to 1, in the order of `DIRECTIONS`. */
  readonly leanings: Float64Array
  /** Where that puts it on each of `AXES`, -1 to 1. */
  readonly axes: readonly number[]
  /** How the name is made, and the grades that follow from it. */
  readonly form: readonly number[]
  /** What its maker's goods cost, from 0.5 (a web shop) to 4 (a fashion house), if it is known. */
  readonly level: number | undefined
}

const KNOWN = new Map<string, NameTraits>()
const MOST_KNOWN = 20_000

/** Reads a garment's name: words of the vocabulary, style, and the standing of its maker. */
export function nameTraits(name: string): NameTraits {
  const known = KNOWN.get(name)
  if (known) return known
  const words = nameWords(name)
  const read = parseGarment(name)
  const facts = factsOf(read)
  const leanings = leaningsOf(name, words, read, facts)
  const level = levelOf(leanings)
  const traits = {
    words,
    kind: read.kind,
    colours: read.colours,
    pattern: read.pattern,
    material: read.material,
    facts,
    leanings,
    axes: axesOf(leanings, facts),
    form: formOf(words, read, facts, leanings, level),
    level,
  }
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear()
  KNOWN.set(name, traits)
  return traits
}

function factsOf({ kind, cut, material, colours }: ParsedGarment): GarmentFacts | undefined {
  if (!kind) return undefined
  return garmentFacts({
    kind,
    cut,
    ...(material && { cloth: { material } }),
    colours: [{ colour: colours[0] ?? "grey" }],
  })
}

function leaningsOf(
  name: string,
  words: readonly string[],
  read: ParsedGarment,
  facts: GarmentFacts | undefined,
): Float64Array {
  const leanings = new Float64Array(DIRECTIONS.length)
  const lean = (direction: string, value = 1) => {
    leanings[placeOf(direction)] = value
  }
  for (const [at, count] of countStyles(words).entries()) {
    lean(`style:${STYLES[at]}`, strengthOf(count))
  }
  for (const [at, count] of countBrands(words).entries()) {
    lean(`brand:${BRANDS[at]}`, strengthOf(count))
  }
  for (const colour of read.colours) lean(`colour:${familyOf(colour)}`)
  if (read.colours.length === 0) lean("colour:unknown")
  if (read.colours.length > 1) lean("colour:many")
  lean("bold", Math.max(0, ...read.colours.map((colour) => boldness(colour))))
  const material = read.material ?? (read.kind && usualCloth(read.kind).material)
  if (material) lean(`material:${material}`, read.material ? 1 : 0.3)
  if (read.pattern) lean(`pattern:${read.pattern}`)
  lean(`kind:${read.kind ?? "unknown"}`)
  for (const field of CUT_FIELDS) if (read.cut[field]) lean(`${field}:${read.cut[field]}`)
  if (facts) {
    lean("formality", facts.formality / 5)
    lean("dressy", facts.formality >= 4 ? 1 : 0)
    lean("sporty", facts.formality <= 1 ? 1 : 0)
    lean("warmth", facts.warmth / 5)
    lean("cold", facts.warmth >= 4 ? 1 : 0)
    lean("hot", facts.warmth <= 1 ? 1 : 0)
  }
  lean(lengthDirection(words.length))
  if (/\d/.test(name)) lean("form:digit")
  if (/\w-\w/.test(name)) lean("form:hyphen")
  if (/[^\p{ASCII}]/u.test(name)) lean("form:accent")
  return leanings
}

/** The more often a list is hit the surer it is, with less added each time. */
function strengthOf(count: number): number {
  return 1 - 0.4 ** count
}

function lengthDirection(count: number): string {
  if (count <= 2) return ["words:none", "words:one", "words:two"][count] ?? "words:none"
  if (count <= 4) return "words:three"
  return count <= 6 ? "words:five" : "words:seven"
}

const LEVELS: readonly (readonly [place: number, level: number])[] = [
  [placeOf("brand:luxury"), 4],
  [placeOf("brand:contemporary"), 3],
  [placeOf("brand:highstreet"), 2],
  [placeOf("brand:sportswear"), 2],
  [placeOf("brand:mall"), 1.2],
  [placeOf("brand:eshop"), 0.5],
]

function levelOf(leanings: Float64Array): number | undefined {
  let weight = 0
  let sum = 0
  for (const [place, level] of LEVELS) {
    const value = leanings[place] ?? 0
    weight += value
    sum += value * level
  }
  return weight > 0 ? sum / weight : undefined
}

const DIRECTION_AXES = DIRECTIONS.flatMap((direction, place) => {
  const on = AXES_OF[direction]
  return on ? [{ place, on: AXES.map((axis) => on[axis] ?? 0) }] : []
})
const DRESSED = AXES.indexOf("dressed")
const COLD = AXES.indexOf("cold")

function axesOf(leanings: Float64Array, facts: GarmentFacts | undefined): number[] {
  const sums = AXES.map(() => 0)
  for (const { place, on } of DIRECTION_AXES) {
    const value = leanings[place] ?? 0
    if (value === 0) continue
    on.forEach((step, axis) => {
      sums[axis] = (sums[axis] ?? 0) + step * value
    })
  }
  if (facts) {
    sums[DRESSED] = (sums[DRESSED] ?? 0) + (facts.formality - 3) / 2
    sums[COLD] = (sums[COLD] ?? 0) + (facts.warmth - 2.7) / 2
  }
  return sums.map(Math.tanh)
}

/** Length of a name and of its words, what is said in it at all, and the grades that follow. */
function formOf(
  words: readonly string[],
  { kind, colours, material, pattern }: ParsedGarment,
  facts: GarmentFacts | undefined,
  leanings: Float64Array,
  level: number | undefined,
): number[] {
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const sum = (places: readonly number[]) =>
    places.reduce((total, place) => total + (leanings[place] ?? 0), 0)
  return [
    Math.log1p(words.length),
    words.length > 0 ? letters / words.length : 5,
    sum(GROUPS.brand),
    sum(GROUPS.style),
    leanings[placeOf("brand:eshop")] ?? 0,
    kind ? 1 : 0,
    colours.length > 0 ? 1 : 0,
    material ? 1 : 0,
    pattern ? 1 : 0,
    level ?? 2.2,
    facts?.formality ?? 3,
    facts?.warmth ?? 3,
    leanings[placeOf("bold")] ?? 0,
  ]
}
