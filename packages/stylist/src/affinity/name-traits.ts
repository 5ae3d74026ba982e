import type { ColourName } from "@stylin/garments/colour"
import {
  boldness,
  CUT_FIELDS,
  CUT_WORDS,
  garmentFacts,
  KIND_NAMES,
  type Kind,
  MATERIALS,
  type Material,
  PATTERNS,
  type ParsedGarment,
  parseGarment,
  usualCloth,
} from "@stylin/garments/vocabulary"
import { BRAND_WORDS } from "./brands.ts"
import { COLOUR_FAMILIES, familyOf } from "./colour-families.ts"
import { counterOf, nameWords } from "./phrases.ts"
import { STYLE_WORDS } from "./style-words.ts"

// Object.keys loses the key type that the tables have.
const STYLES = Object.keys(STYLE_WORDS) as (keyof typeof STYLE_WORDS)[]
const BRANDS = Object.keys(BRAND_WORDS) as (keyof typeof BRAND_WORDS)[]

const countStyles = counterOf(STYLES.map((style) => STYLE_WORDS[style]))
const countBrands = counterOf(BRANDS.map((brand) => BRAND_WORDS[brand]))

/** Every direction in which one name can lean. */
export const DIRECTIONS: readonly string[] = [
  ...STYLES.map((style) => `style:${style}`),
  ...BRANDS.map((brand) => `brand:${brand}`),
  ...COLOUR_FAMILIES.map((family) => `colour:${family}`),
  ...MATERIALS.map((material) => `material:${material}`),
  ...PATTERNS.map((pattern) => `pattern:${pattern}`),
  ...KIND_NAMES.map((kind) => `kind:${kind}`),
  ...CUT_FIELDS.flatMap((field) => CUT_WORDS[field].map((word) => `${field}:${word}`)),
  "kind:unknown",
  "colour:unknown",
  "colour:many",
  "bold",
  "formality",
  "dressy",
  "sporty",
  "warmth",
  "cold",
  "hot",
  "words:none",
  "words:one",
  "words:two",
  "words:three",
  "words:five",
  "words:seven",
  "form:digit",
  "form:hyphen",
  "form:accent",
  "always",
]
const PLACES = new Map(DIRECTIONS.map((name, index) => [name, index]))

/** What a garment's name says, as the affinity of names weighs it. */
export interface NameTraits {
  readonly words: readonly string[]
  readonly kind: Kind | undefined
  readonly colours: readonly ColourName[]
  readonly pattern: ParsedGarment["pattern"]
  readonly material: Material | undefined
  readonly formality: number | undefined
  readonly warmth: number | undefined
  /** How far it leans each way: places among `DIRECTIONS` with a value from 0 to 1. */
  readonly leanings: readonly (readonly [place: number, value: number])[]
}

/** Reads a garment's name: parsed words of the vocabulary, style and standing of its maker. */
export function nameTraits(name: string): NameTraits {
  const words = nameWords(name)
  const read = parseGarment(name)
  const facts =
    read.kind &&
    garmentFacts({
      kind: read.kind,
      cut: read.cut,
      ...(read.material && { cloth: { material: read.material } }),
      colours: [{ colour: read.colours[0] ?? "grey" }],
    })
  const leanings = new Map<number, number>()
  const lean = (direction: string, value = 1) => {
    const place = PLACES.get(direction)
    if (place !== undefined && value > 0) leanings.set(place, value)
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
  lean(read.kind ? `kind:${read.kind}` : "kind:unknown")
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
  lean("always")
  return {
    words,
    kind: read.kind,
    colours: read.colours,
    pattern: read.pattern,
    material: read.material,
    formality: facts?.formality,
    warmth: facts?.warmth,
    leanings: [...leanings],
  }
}

function strengthOf(count: number): number {
  return 1 - 0.4 ** count
}

function lengthDirection(count: number): string {
  if (count <= 2) return ["words:none", "words:one", "words:two"][count] ?? "words:none"
  if (count <= 4) return "words:three"
  return count <= 6 ? "words:five" : "words:seven"
}
