import { type FoundProduct, UNLISTED_BRAND } from "@stylin/api/contract"
import { amountOf } from "@stylin/garments/money"
import { type Kind, kindFacts, parseGarment } from "@stylin/garments/vocabulary"
import type { Database } from "../database/open.ts"
import { shownAddress } from "../pictures/edition.ts"
import { productPicture, shopPhotosIn } from "../pictures/product-picture.ts"
import { type Among, type Ranked, rankProducts } from "../stores/product-search.ts"
import type { Wish } from "../stores/product-wishes.ts"
import { findProducts, type Product } from "../stores/products.ts"
import { keptContents } from "../stores/shop-photos.ts"
import { takeBrands } from "./brands.ts"
import { mendSpelling } from "./mend-spelling.ts"
import { type Question, readQuestion } from "./question.ts"
import { indexed, wordsOf } from "./search-words.ts"
import { takeSizes } from "./sizes.ts"

/** How many products are ranked if no kind narrows them down. */
const MOST_WEIGHED = 200
/** Stands for the whole shop if only a size is typed. */
const STAPLES: readonly Kind[] = ["day_dress", "jeans", "jumper", "shirt", "trousers", "wool_coat"]

type Store = Pick<Database, "queries" | "dialect">

/**
 * Finds products for what a person typed, best first. The query is read with the vocabulary that
 * describes products: the kind decides which are ranked, everything else how high. Results say what
 * they lack. Input is only ever words; a word is spell-corrected if nobody writes it like that.
 * @param limit how many are wanted
 */
export async function searchCatalogue(
  store: Store,
  typed: string,
  limit: number,
): Promise<FoundProduct[]> {
  const { sizes, rest } = takeSizes(typed)
  const spelt = await mendSpelling(store.queries, wordsOf(rest))
  const { brands, words } = await takeBrands(store.queries, spelt)
  const ranked = await answer(store, readQuestion(words, { brands, sizes }), limit)
  const lacks = new Map(ranked.map((product) => [product.id, product.lacks]))
  const products = await findProducts(store.queries, [...lacks.keys()])
  const pictures = products.map(({ imageLink, words: drawn }) => productPicture(imageLink, drawn))
  const kept = await keptContents(store.queries, pictures.flatMap(shopPhotosIn))
  return products.map((product, at) => {
    const picture = pictures[at] ?? ""
    const photos = shopPhotosIn(picture).flatMap((id) => kept.get(id) ?? [])
    return found(product, shownAddress(picture, photos), lacks.get(product.id) ?? [])
  })
}

async function answer(store: Store, question: Question, limit: number): Promise<Ranked[]> {
  const { kinds, isFirstMeant, isOther, wishes, hints } = question
  const rank = (among: Among, wanted: readonly Wish[]) =>
    rankProducts(store.queries, store.dialect, { among, wishes: wanted, hints, limit })
  const [kind] = kinds
  if (kind) {
    const ofKind = await rank({ kinds, isFirstMeant }, wishes)
    if (ofKind.length > 0) return ofKind
    const isThat: Wish = { about: "kind", words: question.kindName, test: { by: "nothing" } }
    const others = wishes.filter(({ about }) => about !== "kind")
    return rank({ slots: [kindFacts(kind).slot], near: kindFacts(kind) }, [isThat, ...others])
  }
  if (isOther || wishes.length === 0) return []
  if (wishes.every(({ about }) => about === "size")) {
    return rank({ kinds: STAPLES, isFirstMeant: false }, wishes)
  }
  return rank({ ids: await mentioning(store, wishes, limit) }, wishes)
}

/** Products whose texts have the words of all wishes, then those that have some. */
async function mentioning(
  { queries, dialect }: Store,
  wishes: readonly Wish[],
  limit: number,
): Promise<string[]> {
  const words = wishes.flatMap(termsOf)
  const find = (match: "all" | "any") =>
    dialect.searchProducts(queries, { words, match, limit: MOST_WEIGHED })
  const whole = await find("all")
  return whole.length < limit ? [...new Set([...whole, ...(await find("any"))])] : whole
}

/** A wish's words as they are in the index. */
function termsOf({ words, test }: Wish): string[] {
  if (test.by === "colour") return [test.colour]
  if (test.by === "pattern" && test.patterns.length === 1) return [...test.patterns]
  return test.by === "nothing" || test.by === "steps" ? [] : indexed(words.split(" "))
}

function found(product: Product, thumbnail: string, lacks: readonly Wish[]): FoundProduct {
  return {
    item_id: product.id,
    title: toldApart(product),
    seller: product.brand ?? UNLISTED_BRAND,
    thumbnail,
    price: amountOf(product.pricePence, product.currency),
    link: product.link,
    section: product.section,
    kind: product.kind,
    colours: [...product.colours],
    ...(lacks.length > 0 && { lacks: lacks.map(({ about, words }) => ({ about, words })) }),
  }
}

const MOST_LETTERS = 300

/** The title, with the colours if it names none: shops call all colours of a style the same. */
function toldApart({ title, colours }: Product): string {
  if (colours.length === 0 || parseGarment(title).colours.length > 0) return title
  const whole = `${title}, ${colours.join(" and ")}`
  return whole.length <= MOST_LETTERS ? whole : title
}
