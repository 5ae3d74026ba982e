import { type Kind, KNOWN_WORDS } from "@stylin/garments/vocabulary"
import { indexWords } from "../database/dialects/words.ts"
import type { WishTest } from "../stores/product-wishes.ts"

const MOST_WORDS = 24
/**
 * Words without meaning here: shops do not write them, every title has them, or they only praise.
 */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  (
    "a an and the in of for with my s i im is it or on at by from to that this me her some any " +
    "women womens woman womans ladies lady female size sizes want need looking look like please " +
    "nice cute pretty beautiful lovely cool good best great perfect favourite stylish trendy " +
    "fashionable cheap new clothes clothing outfit something"
  ).split(" "),
)

/** One word for all spellings of it; the index has it as two. */
const T_SHIRT = "tshirt"
const T_SHIRT_FORMS = /\b(?:(?:t|tee) ?shirts?|tees?)\b/g

/** Names that people use for several kinds, the likeliest first. */
const UMBRELLAS: ReadonlyMap<string, readonly Kind[]> = new Map([
  ["suit", ["blazer", "trousers"]],
  ["top", ["blouse", "t_shirt", "shirt", "vest", "jumper"]],
  ["shoe", ["trainers", "loafers", "ankle_boots", "heels", "flats", "sandals"]],
  ["footwear", ["trainers", "loafers", "ankle_boots", "heels", "flats", "sandals"]],
  ["knitwear", ["jumper", "cardigan"]],
  ["outerwear", ["wool_coat", "trench_coat", "puffer", "denim_jacket", "raincoat"]],
  ["jewellery", ["necklace", "earrings", "bracelet", "ring"]],
  ["jewelry", ["necklace", "earrings", "bracelet", "ring"]],
])

/** Words for the weather or occasion, and what they ask of a garment. */
const DAYS: ReadonlyMap<string, WishTest> = new Map(
  Object.entries({
    summer: { by: "steps", of: "warmth", from: 1, to: 2 },
    holiday: { by: "steps", of: "warmth", from: 1, to: 2 },
    winter: { by: "steps", of: "warmth", from: 4, to: 5 },
    warm: { by: "steps", of: "warmth", from: 4, to: 5 },
    work: { by: "steps", of: "formality", from: 3, to: 4 },
    office: { by: "steps", of: "formality", from: 3, to: 4 },
    smart: { by: "steps", of: "formality", from: 3, to: 5 },
    casual: { by: "steps", of: "formality", from: 1, to: 3 },
    party: { by: "steps", of: "formality", from: 4, to: 5 },
    gym: { by: "steps", of: "formality", from: 1, to: 1 },
  } satisfies Record<string, WishTest>),
)

/** The words that a person typed, in their order. */
export function wordsOf(typed: string): string[] {
  return joinedWords(indexWords(typed)).slice(0, MOST_WORDS)
}

/** Makes one word of "t-shirt", "t shirt", "tshirt", "tee" and their plurals. */
export function joinedWords(words: readonly string[]): string[] {
  const text = words.join(" ").replace(T_SHIRT_FORMS, T_SHIRT)
  return text === "" ? [] : text.split(" ")
}

/** The words as the index has them. */
export function indexed(words: readonly string[]): string[] {
  return words.flatMap((word) => (word === T_SHIRT ? ["t", "shirt"] : [word]))
}

/** Whether a word says nothing about the product. */
export function isIdle(word: string): boolean {
  return IDLE_WORDS.has(word)
}

/** Whether a word is spelt right, even if no product has it. */
export function isVocabulary(word: string): boolean {
  return isIdle(word) || KNOWN_WORDS.has(word) || UMBRELLAS.has(word) || DAYS.has(word)
}

/** Words besides the catalogue's that a misspelt word of three letters or more may mean. */
export const CORRECTIONS: readonly string[] = [...KNOWN_WORDS, ...UMBRELLAS.keys()].filter(
  (word) => word.length > 2,
)

/** A word without possible plural endings. */
export function singulars(word: string): string[] {
  return [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ""))
}

/** The kinds that a word covers; empty if it is not such a name. */
export function underUmbrella(word: string): readonly Kind[] {
  return [word, ...singulars(word)].flatMap((form) => UMBRELLAS.get(form) ?? [])
}

/** What a word for the weather or occasion asks of a garment. */
export function dayWish(word: string): WishTest | undefined {
  return DAYS.get(word)
}
