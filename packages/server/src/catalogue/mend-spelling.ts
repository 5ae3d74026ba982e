import type { Queries } from "../database/tables.ts"
import { knownTerms, searchTerms } from "../stores/search-terms.ts"
import { CORRECTIONS, isVocabulary, joinedWords, singulars } from "./search-words.ts"
import { correctSpelling } from "./spelling.ts"

/**
 * Corrects misspelt words. A word that products have, or that the vocabulary knows, is spelt right:
 * "tights" is not a misspelt "lights", even if nobody here sells any.
 */
export async function mendSpelling(db: Queries, words: readonly string[]): Promise<string[]> {
  const forms = new Map(words.map((word) => [word, [word, ...singulars(word)]]))
  const known = await knownTerms(db, [...forms.values()].flat())
  const isKnown = (word: string) =>
    forms.get(word)?.some((form) => known.has(form) || isVocabulary(form)) ?? false
  if (words.every(isKnown)) return [...words]
  const terms = await searchTerms(db)
  for (const word of CORRECTIONS) if (!terms.has(word)) terms.set(word, 0)
  return joinedWords(words.map((word) => (isKnown(word) ? word : mended(word, terms))))
}

/** A slip may also be in a plural that the catalogue has in the singular. */
function mended(word: string, terms: ReadonlyMap<string, number>): string {
  const tries = [word, ...singulars(word)].map((form) => ({
    form,
    meant: correctSpelling(form, terms),
  }))
  return tries.find(({ form, meant }) => form !== meant)?.meant ?? word
}
