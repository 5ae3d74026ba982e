import {
  CUT_FIELDS,
  CUT_WORDS,
  KIND_NAMES,
  type Kind,
  MATERIALS,
  PATTERNS,
} from "@stylin/garments/vocabulary"
import { BRAND_WORDS, type BrandWord } from "./brands.ts"
import { COLOUR_FAMILIES } from "./colour-families.ts"
import { STYLE_WORDS, type StyleWord } from "./style-words.ts"

// Object.keys loses the key type that the tables have.
export const STYLES = Object.keys(STYLE_WORDS) as readonly StyleWord[]
export const BRANDS = Object.keys(BRAND_WORDS) as readonly BrandWord[]

/** Kinds that the vocabulary has gained since the numbers were fitted. */
const NOT_WEIGHED: readonly Kind[] = ["tights", "socks", "thermal_top"]

/** Every direction in which a name can lean: style, maker, and the words of the vocabulary. */
export const DIRECTIONS: readonly string[] = [
  ...STYLES.map((style) => `style:${style}`),
  ...BRANDS.map((brand) => `brand:${brand}`),
  ...COLOUR_FAMILIES.map((family) => `colour:${family}`),
  ...MATERIALS.map((material) => `material:${material}`),
  ...PATTERNS.map((pattern) => `pattern:${pattern}`),
  ...KIND_NAMES.filter((kind) => !NOT_WEIGHED.includes(kind)).map((kind) => `kind:${kind}`),
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
]

const PLACES = new Map(DIRECTIONS.map((name, index) => [name, index]))

/** A direction's place among `DIRECTIONS`. */
export function placeOf(direction: string): number {
  const place = PLACES.get(direction)
  if (place === undefined) throw new RangeError(`No direction is called "${direction}".`)
  return place
}

const startingWith = (prefix: string) =>
  DIRECTIONS.flatMap((direction, place) => (direction.startsWith(prefix) ? [place] : []))

/** Places of the directions of one sort. */
export const GROUPS = {
  style: startingWith("style:"),
  brand: startingWith("brand:"),
  colour: startingWith("colour:"),
  material: startingWith("material:"),
  pattern: startingWith("pattern:"),
} as const
