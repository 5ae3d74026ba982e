import { kindFacts, PATTERNS, type Pattern } from "@stylin/garments/vocabulary"
import { colourOf, kindOf } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"

const PATTERN_ADJECTIVES: Record<Pattern, string | undefined> = {
  plain: undefined,
  stripe: "striped",
  check: "checked",
  floral: "floral",
  dot: "polka-dot",
  animal: "animal-print",
  geometric: "geometric",
  abstract: "abstract-print",
}

/** A garment's kind as people say it: "wide-leg trousers". */
export function kindWord({ kind }: Pick<Piece, "kind">): string {
  return kindFacts(kindOf(kind)).words[0]
}

/** The main colour's name; undefined if it is not known. */
export function colourWord({ colours }: Pick<Piece, "colours">): string | undefined {
  const [main] = colours
  return main === undefined ? undefined : colourOf(main)
}

/** A garment in two or three words: "navy blazer", "striped white shirt". */
export function shortName(piece: Piece): string {
  const pattern = PATTERNS[piece.pattern]
  const adjective = pattern && PATTERN_ADJECTIVES[pattern]
  return [adjective, colourWord(piece), kindWord(piece)].filter(Boolean).join(" ")
}

/** Joins words as in a sentence: "a", "a and b", "a, b and c". */
export function listed(words: readonly string[]): string {
  const last = words.at(-1) ?? ""
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`
}

/** The text with its first letter as a capital. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** A thing as it is first told of: "a navy blazer", "an ecru shirt", but "bronze mules". */
export function withArticle(name: string): string {
  if (isPlural(name)) return name
  return /^[aeiou]/.test(name) ? `an ${name}` : `a ${name}`
}

/** The verb for things named in a row. */
export function areOrIs(things: readonly string[]): "are" | "is" {
  const [only = ""] = things
  return things.length > 1 || isPlural(only) ? "are" : "is"
}

/** Whether a word is grammatically more than one: trousers, boots; but not a dress. */
export function isPlural(word: string): boolean {
  return word.endsWith("s") && !word.endsWith("ss")
}
