import { isDeepStrictEqual } from "node:util"
import { KIND_NAMES, type Kind, kindFacts, parseGarment } from "@stylin/garments/vocabulary"
import { indexWords } from "../database/dialects/words.ts"

const MOST_WORDS = 12
/** Words that people write and shops do not, or that are in every title. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  "a an and the in of for with my s women womens woman womans ladies size".split(" "),
)

/** The one word for all ways to write it; in the index it is two. */
const T_SHIRT = "tshirt"
const T_SHIRT_FORMS = /\b(?:(?:t|tee) ?shirts?|tees?)\b/g

/** What people call several kinds by one name, as searches for each of them. */
const UMBRELLAS: ReadonlyMap<string, readonly string[]> = new Map([
  ["suit", ["blazer", "tailored trousers"]],
  ["top", ["blouse", "t-shirt", "shirt", "vest", "jumper"]],
  ["shoe", ["trainers", "loafers", "ankle boots", "heels", "flats", "sandals"]],
  ["knitwear", ["jumper", "cardigan"]],
  ["jewellery", ["necklace", "earrings"]],
  ["jewelry", ["necklace", "earrings"]],
])

/**
 * Words that are spelt right although no product may have them: the vocabulary's, from three
 * letters on.
 */
export const VOCABULARY_WORDS: ReadonlySet<string> = new Set(
  [
    ...KIND_NAMES.flatMap((kind) => kindFacts(kind).words).flatMap(indexWords),
    ...UMBRELLAS.keys(),
  ].filter((word) => word.length > 2),
)

/** The words of what a person typed that say something, each once. */
export function wordsOf(typed: string): string[] {
  const words = joined(indexWords(typed)).filter((word) => !IDLE_WORDS.has(word))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

/** Makes one word of "t-shirt", "t shirt", "tshirt", "tee" and their plurals. */
export function joined(words: readonly string[]): string[] {
  const text = words.join(" ").replace(T_SHIRT_FORMS, T_SHIRT)
  return text === "" ? [] : text.split(" ")
}

/** The words as the index has them. */
export function indexed(words: readonly string[]): string[] {
  return words.flatMap((word) => (word === T_SHIRT ? ["t", "shirt"] : [word]))
}

/** A word without the ends that may have made it a plural. */
export function singulars(word: string): string[] {
  return [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ""))
}

/** A garment that words may mean, and the words by which the index has it. */
export interface Meaning {
  readonly kind: Kind
  readonly terms: readonly string[]
}

/**
 * What the words mean in terms of the vocabulary, by which products are indexed as well: "gray
 * sneakers" are grey trainers, a suit is a blazer or tailored trousers. A word that the vocabulary
 * does not know stays.
 */
export function meaningsOf(words: readonly string[]): Meaning[] {
  const several = underUmbrella(words)
  if (several.length > 0) return several.flatMap(meaningsOf)
  const meant = termsOf(words)
  const { kind, colours, pattern } = meant
  if (!kind) return []
  const unknown = words.filter((_, index) =>
    isDeepStrictEqual(termsOf(words.toSpliced(index, 1)), meant),
  )
  const patterns = pattern && pattern !== "plain" ? [pattern] : []
  const terms = [...colours, ...patterns, ...indexed(unknown)].flatMap(indexWords)
  return [{ kind, terms: [kindTerm(kind), ...terms] }]
}

/** What of the words' meaning is in the index; cut and cloth are there only as words. */
function termsOf(words: readonly string[]) {
  const { kind, colours, pattern } = parseGarment(words.join(" "))
  return { kind, colours, pattern }
}

/** A kind as the one word that the index has for it. */
function kindTerm(kind: Kind): string {
  return kind.replaceAll("_", "")
}

/**
 * The words with each of the garments in the place of the name that stands for all of them; none
 * where the other words decide between them, as in "flat shoes".
 */
function underUmbrella(words: readonly string[]): string[][] {
  const garments = words.map((word) =>
    [word, ...singulars(word)].flatMap((form) => UMBRELLAS.get(form) ?? []),
  )
  const at = garments.findIndex((found) => found.length > 0)
  const name = words[at]
  if (name === undefined || isDecided(words, name)) return []
  return (garments[at] ?? []).map((garment) =>
    words.toSpliced(at, 1, ...joined(indexWords(garment))),
  )
}

/** Whether all of the words name a kind that one of them alone does not name, or not as surely. */
function isDecided(words: readonly string[], name: string): boolean {
  const [whole, alone] = [parseGarment(words.join(" ")), parseGarment(name)]
  const isSurer = whole.confidence.kind !== alone.confidence.kind
  return whole.kind !== undefined && (whole.kind !== alone.kind || isSurer)
}
