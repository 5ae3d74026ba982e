import { amountOf } from "@stylin/garments/money"
import { type GarmentWords, kindFacts, PATTERNS, type Pattern } from "@stylin/garments/vocabulary"
import type { Garment } from "@stylin/stylist"
import { productPicture } from "../pictures/product-picture.ts"
import type { Product } from "../stores/products.ts"
import type { OwnGarment } from "../stores/wardrobe.ts"

/** A garment for the stylist, with what a look shows of it. */
export interface WearableGarment extends Garment {
  /** What it is scored by and drawn from. */
  readonly words: GarmentWords
  readonly picture: string
  /** What it costs, as answers say it. */
  readonly price?: number
  readonly link?: string
}

/** A product as a garment for the stylist. */
export function wearableProduct(product: Product): WearableGarment {
  return {
    id: product.id,
    name: product.title,
    kind: product.kind,
    slot: kindFacts(product.kind).slot,
    section: kindFacts(product.kind).section,
    colours: product.colours,
    pattern: product.pattern,
    formality: product.formality,
    warmth: product.warmth,
    words: product.words,
    brand: product.brand,
    pricePence: product.pricePence,
    price: amountOf(product.pricePence, product.currency),
    owned: false,
    picture: productPicture(product.imageLink, product.words),
    link: product.link,
  }
}

/** A garment she owns, for the stylist. */
export function wearableOwn({ item, words }: OwnGarment): WearableGarment {
  const { kind = words.kind } = item
  const { slot, formality, warmth } = kindFacts(kind)
  return {
    id: item.item_id,
    name: item.item_summary,
    kind,
    slot,
    section: item.section,
    colours: item.colours ?? [],
    pattern: words.pattern,
    words,
    seasons: item.seasons,
    formality,
    warmth,
    owned: true,
    picture: item.image_path,
  }
}

/** A stored pattern as a word of the vocabulary. */
export function patternOf(value: string | null): Pattern | undefined {
  return PATTERNS.find((pattern) => pattern === value)
}
