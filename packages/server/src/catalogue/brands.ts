import type { Queries } from "../database/tables.ts"
import { knownTerms } from "../stores/search-terms.ts"
import { isIdle } from "./search-words.ts"

const MOST_WORDS = 4

/**
 * Splits words into the multi-word brands that they name, and the rest: "Indigo Yard" is not a
 * colour. A brand of one word is found like any other word.
 */
export async function takeBrands(
  db: Queries,
  words: readonly string[],
): Promise<{ readonly brands: readonly string[]; readonly words: readonly string[] }> {
  // "Fern and Hale" is written with an ampersand, which is not a word.
  const saying = words.filter((word) => !isIdle(word))
  const runs = saying.flatMap((_, start) =>
    Array.from({ length: MOST_WORDS - 1 }, (_, more) => saying.slice(start, start + more + 2)),
  )
  const phrases = runs.filter((run) => run.length > 1).map((run) => run.join(" "))
  const known = await knownTerms(db, [...new Set(phrases)])
  const brands = phrases.filter((phrase) => known.has(phrase))
  const taken = new Set(brands.flatMap((brand) => brand.split(" ")))
  return { brands, words: brands.length > 0 ? words.filter((word) => !taken.has(word)) : words }
}
