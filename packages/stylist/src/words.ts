import { kindFacts } from "@stylin/garments/vocabulary"
import { knownColours } from "./palette.ts"
import type { Garment } from "./types.ts"

const PATTERN_ADJECTIVES = {
  plain: undefined,
  stripe: "striped",
  check: "checked",
  floral: "floral",
  dot: "polka-dot",
  animal: "animal-print",
  geometric: "geometric",
  abstract: "abstract-print",
} as const

/** A garment's kind as people say it: "wide-leg trousers". */
export function kindWord(garment: Garment): string {
  return kindFacts(garment.kind).words[0]
}

/** A garment in two or three words: "navy blazer", "striped white shirt". */
export function shortName(garment: Garment): string {
  const pattern = garment.pattern && PATTERN_ADJECTIVES[garment.pattern]
  return [pattern, knownColours(garment)[0], kindWord(garment)].filter(Boolean).join(" ")
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
