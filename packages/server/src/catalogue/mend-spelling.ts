import type { Queries } from "../database/tables.ts"
import { knownTerms, termsLike } from "../stores/search-terms.ts"
import { CORRECTIONS, isVocabulary, joinedWords, singulars } from "./search-words.ts"
import { correctSpelling, resemblance, resembles } from "./spelling.ts"

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
  const mended = words.map((word) => (isKnown(word) ? word : mendedWord(db, word)))
  return joinedWords(await Promise.all(mended))
}

/** A slip may also be in a plural that the catalogue has in the singular. */
async function mendedWord(db: Queries, word: string): Promise<string> {
  for (const form of [word, ...singulars(word)]) {
    const meant = await meantBy(db, form)
    if (meant !== form) return meant
  }
  return word
}

/** Of a large catalogue's words only those are read that come into question: all of them would hold up other calls. */
async function meantBy(db: Queries, word: string): Promise<string> {
  const like = resemblance(word)
  if (!like) return word
  const terms = await termsLike(db, like)
  for (const other of CORRECTIONS) {
    if (!terms.has(other) && resembles(other, like)) terms.set(other, 0)
  }
  return correctSpelling(word, terms)
}
