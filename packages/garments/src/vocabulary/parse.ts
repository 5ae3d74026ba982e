import { COLOUR_NAMES, type ColourName } from "../colour/names.ts"
import { KIND_NAMES, KINDS, type Kind } from "./kinds.ts"
import type { Pattern } from "./patterns.ts"

/** What a title says of a garment. What it does not say is left out, never guessed. */
export interface ParsedGarment {
  kind?: Kind
  /** In the order they are named. */
  colours: ColourName[]
  pattern?: Pattern
}

const COLOUR_SYNONYMS: Record<string, ColourName> = {
  gray: "grey",
  ivory: "cream",
  "off white": "cream",
  "off-white": "cream",
  nude: "beige",
  stone: "beige",
  sand: "beige",
  taupe: "khaki",
  chocolate: "brown",
  cognac: "tan",
  wine: "burgundy",
  maroon: "burgundy",
  "forest green": "green",
  "sky blue": "light blue",
  "pale blue": "light blue",
  "mid blue": "blue",
  "dark blue": "indigo",
  turquoise: "teal",
  lavender: "lilac",
  terracotta: "rust",
  blush: "pink",
  "hot pink": "fuchsia",
}

const PATTERN_WORDS: Record<string, Pattern> = {
  stripe: "stripe",
  striped: "stripe",
  breton: "stripe",
  pinstripe: "stripe",
  check: "check",
  checked: "check",
  gingham: "check",
  tartan: "check",
  plaid: "check",
  floral: "floral",
  flower: "floral",
  "polka dot": "dot",
  dotted: "dot",
  spotted: "dot",
  leopard: "animal",
  zebra: "animal",
  "animal print": "animal",
  plain: "plain",
}

interface Entry<T> {
  words: string
  value: T
}

interface Finder<T> {
  /** Finds the words between spaces, in the singular or the plural. */
  form: RegExp
  value: T
}

// Longest words first, so that "denim jacket" wins over "jacket" and "light blue" over "blue".
function longestFirst<T>(entries: Entry<T>[]): Finder<T>[] {
  return entries
    .toSorted((a, b) => b.words.length - a.words.length)
    .map(({ words, value }) => ({ form: new RegExp(` ${words}(?:s|es)? `), value }))
}

const KIND_FINDERS = longestFirst(
  KIND_NAMES.flatMap((value) =>
    KINDS[value].words.map((words) => ({ words: plain(words), value })),
  ),
)
const COLOUR_FINDERS = longestFirst<ColourName>([
  ...COLOUR_NAMES.map((value) => ({ words: value, value })),
  ...Object.entries(COLOUR_SYNONYMS).map(([words, value]) => ({ words: plain(words), value })),
])
const PATTERN_FINDERS = longestFirst(
  Object.entries(PATTERN_WORDS).map(([words, value]) => ({ words, value })),
)

/**
 * Reads a product title or a person's search into words of the vocabulary.
 * Of several kinds the last named counts, as in English ("denim shirt dress" is a dress), unless
 * it only comes with the garment ("dress with belt", "coat and scarf").
 */
export function parseGarment(text: string): ParsedGarment {
  const haystack = ` ${plain(text)} `
  const kind = lastKind(haystack.split(/ (?:with|and|plus) /, 1)[0]) ?? lastKind(haystack)
  const colours = found(haystack, COLOUR_FINDERS).toSorted((a, b) => a.start - b.start)
  const pattern = found(haystack, PATTERN_FINDERS)[0]
  return {
    ...(kind && { kind }),
    colours: [...new Set(colours.map((colour) => colour.value))],
    ...(pattern && { pattern: pattern.value }),
  }
}

function lastKind(words = ""): Kind | undefined {
  return found(`${words} `, KIND_FINDERS).toSorted((a, b) => b.end - a.end || a.start - b.start)[0]
    ?.value
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim()
}

function found<T>(haystack: string, finders: readonly Finder<T>[]) {
  const hits: { value: T; start: number; end: number }[] = []
  for (const { form, value } of finders) {
    const match = form.exec(haystack)
    if (!match) continue
    const start = match.index
    const end = start + match[0].length
    if (hits.some((hit) => start < hit.end - 1 && hit.start < end - 1)) continue
    hits.push({ value, start, end })
  }
  return hits
}
