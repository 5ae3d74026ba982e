import { type SearchResult, UNLISTED_BRAND } from "@stylin/api/contract"
import { type Kind, type ParsedGarment, parseGarment } from "@stylin/garments/vocabulary"
import { indexWords } from "../database/dialects/words.ts"
import type { Database } from "../database/open.ts"
import { findProducts, type Product } from "../stores/products.ts"
import { knownTerms, searchTerms } from "../stores/search-terms.ts"
import {
  indexed,
  joined,
  meaningsOf,
  singulars,
  VOCABULARY_WORDS,
  wordsOf,
} from "./search-words.ts"
import { correctSpelling } from "./spelling.ts"

/**
 * Products for what a person typed, best first. Plurals and small slips of spelling are forgiven,
 * and whatever she types is only words. First come products that have all of it, by its words or
 * by its meaning ("sneakers" are trainers), then those that have some.
 * @param limit how many are wanted
 */
export async function searchCatalogue(
  { queries, dialect }: Pick<Database, "queries" | "dialect">,
  typed: string,
  limit: number,
): Promise<SearchResult[]> {
  const words = await corrected(queries, wordsOf(typed))
  if (words.length === 0) return []
  const find = (terms: readonly string[], match: "all" | "any") =>
    dialect.searchProducts(queries, { words: terms, match, limit: Math.max(limit * 4, 40) })

  const meant = parseGarment(words.join(" "))
  const meanings = meaningsOf(words)
  const termsMeant = meanings.map(({ terms }) => terms)
  const [byWords, ...byMeaning] = await Promise.all(
    [indexed(words), ...termsMeant].map((terms) => find(terms, "all")),
  )
  const whole = new Set([...(byWords ?? []), ...interleaved(byMeaning)])
  const some = [...new Set([indexed(words), ...termsMeant].flat())]
  const partly = whole.size < limit ? await find(some, "any") : []
  const products = await findProducts(queries, [...new Set([...whole, ...partly])])
  const kinds = meanings.map(({ kind }) => kind)
  return ranked(products, { whole, meant, kinds, phrase: indexed(words).join(" ") })
    .slice(0, limit)
    .map(toSearchResult)
}

async function corrected(db: Database["queries"], words: readonly string[]): Promise<string[]> {
  const forms = new Map(words.map((word) => [word, [word, ...singulars(word)]]))
  const known = await knownTerms(db, [...forms.values()].flat())
  const isKnown = (word: string) =>
    forms.get(word)?.some((form) => known.has(form) || VOCABULARY_WORDS.has(form)) ?? false
  if (words.every(isKnown)) return [...words]
  const terms = await searchTerms(db)
  for (const word of VOCABULARY_WORDS) if (!terms.has(word)) terms.set(word, 0)
  const mended = words.map((word) => (isKnown(word) ? word : correctWord(word, terms)))
  return [...new Set(joined(mended))]
}

/** A slip may also be in a plural that the catalogue has in the singular. */
function correctWord(word: string, terms: ReadonlyMap<string, number>): string {
  const mended = [word, ...singulars(word)].map((form) => ({
    form,
    meant: correctSpelling(form, terms),
  }))
  return mended.find(({ form, meant }) => form !== meant)?.meant ?? word
}

/** One of each list in turn. */
function interleaved<Item>(lists: readonly (readonly Item[])[]): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, index) =>
    lists.flatMap((list) => list.slice(index, index + 1)),
  ).flat()
}

interface Asked {
  readonly whole: ReadonlySet<string>
  readonly meant: ParsedGarment
  readonly kinds: readonly Kind[]
  readonly phrase: string
}

/**
 * The engine's order, in which what fits moves up: its kind first, then its colours, mostly the
 * first one, which is its main colour. Who asks for white means white more than white and navy.
 */
function ranked(products: readonly Product[], { whole, meant, kinds, phrase }: Asked): Product[] {
  const isAsked = (colour: string | undefined) => meant.colours.some((asked) => asked === colour)
  const score = (product: Product) =>
    (whole.has(product.id) ? 100 : 0) +
    (kinds.includes(product.kind) ? 20 : 0) +
    (isAsked(product.colours[0]) ? 4 : 0) +
    product.colours.filter(isAsked).length * 2 -
    (meant.colours.length > 0 ? product.colours.filter((colour) => !isAsked(colour)).length : 0) +
    (meant.pattern !== undefined && product.pattern === meant.pattern ? 2 : 0) +
    (indexWords(product.title).join(" ").includes(phrase) ? 2 : 0)
  return products
    .map((product) => ({ product, score: score(product) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product)
}

function toSearchResult(product: Product): SearchResult {
  return {
    item_id: product.id,
    title: product.title,
    seller: product.brand ?? UNLISTED_BRAND,
    thumbnail: product.imageLink,
    price: product.pricePence / 100,
    link: product.link,
    section: product.section,
    kind: product.kind,
    colours: [...product.colours],
  }
}
