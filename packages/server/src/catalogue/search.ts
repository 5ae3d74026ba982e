import { isDeepStrictEqual } from "node:util"
import type { SearchResult } from "@stylin/api/contract"
import { type ParsedGarment, parseGarment } from "@stylin/garments/vocabulary"
import { indexWords } from "../database/dialects/words.ts"
import type { Database } from "../database/open.ts"
import { findProducts, type Product } from "../stores/products.ts"
import { knownTerms, searchTerms } from "../stores/search-terms.ts"
import { correctSpelling } from "./spelling.ts"

const MOST_WORDS = 12
/** Words that people write and shops do not, or that are in every title. */
const IDLE_WORDS: ReadonlySet<string> = new Set(
  "a an and the in of for with my s women womens woman ladies size".split(" "),
)

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
  const meant = parseGarment(words.join(" "))
  const find = (terms: readonly string[], match: "all" | "any") =>
    dialect.searchProducts(queries, { words: terms, match, limit: Math.max(limit * 4, 40) })

  const meanings = wordsOfMeaning(words, meant)
  const [byWords, byMeaning] = await Promise.all([find(words, "all"), find(meanings, "all")])
  const whole = new Set([...byWords, ...byMeaning])
  const partly = whole.size < limit ? await find([...words, ...meanings], "any") : []
  const products = await findProducts(queries, [...new Set([...whole, ...partly])])
  return ranked(products, { whole, meant, phrase: words.join(" ") })
    .slice(0, limit)
    .map(toSearchResult)
}

function wordsOf(typed: string): string[] {
  const words = indexWords(typed).filter((word) => !IDLE_WORDS.has(word))
  return [...new Set(words)].slice(0, MOST_WORDS)
}

async function corrected(db: Database["queries"], words: readonly string[]): Promise<string[]> {
  const forms = new Map(words.map((word) => [word, [word, ...singulars(word)]]))
  const known = await knownTerms(db, [...forms.values()].flat())
  const isKnown = (word: string) => forms.get(word)?.some((form) => known.has(form)) ?? false
  if (words.every(isKnown)) return [...words]
  const terms = await searchTerms(db)
  return words.map((word) => (isKnown(word) ? word : correctSpelling(word, terms)))
}

function singulars(word: string): string[] {
  return [/s$/, /es$/].filter((end) => end.test(word)).map((end) => word.replace(end, ""))
}

/**
 * The words in terms of the vocabulary, by which products are indexed as well: "gray sneakers"
 * are grey trainers. A word that the vocabulary does not know stays.
 */
function wordsOfMeaning(words: readonly string[], meant: ParsedGarment): string[] {
  if (!meant.kind) return []
  const unknown = words.filter((_, index) =>
    isDeepStrictEqual(parseGarment(words.toSpliced(index, 1).join(" ")), meant),
  )
  const pattern = meant.pattern && meant.pattern !== "plain" ? [meant.pattern] : []
  return [meant.kind, ...meant.colours, ...pattern, ...unknown].flatMap(indexWords)
}

interface Asked {
  readonly whole: ReadonlySet<string>
  readonly meant: ParsedGarment
  readonly phrase: string
}

/** The engine's order, in which what fits the meaning or the very phrase moves up. */
function ranked(products: readonly Product[], { whole, meant, phrase }: Asked): Product[] {
  const score = (product: Product) =>
    (whole.has(product.id) ? 100 : 0) +
    (indexWords(product.title).join(" ").includes(phrase) ? 8 : 0) +
    (product.kind === meant.kind ? 6 : 0) +
    product.colours.filter((colour) => meant.colours.some((asked) => asked === colour)).length * 2 +
    (meant.pattern !== undefined && product.pattern === meant.pattern ? 2 : 0)
  return products
    .map((product) => ({ product, score: score(product) }))
    .toSorted((a, b) => b.score - a.score)
    .map(({ product }) => product)
}

function toSearchResult(product: Product): SearchResult {
  return {
    item_id: product.id,
    title: product.title,
    seller: product.brand ?? "Unlisted",
    thumbnail: product.imageLink,
    price: product.pricePence / 100,
    link: product.link,
    section: product.section,
    kind: product.kind,
    colours: [...product.colours],
  }
}
