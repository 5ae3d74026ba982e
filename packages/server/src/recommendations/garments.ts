import type { WardrobeItem } from "@stylin/api/contract"
import { kindFacts, PATTERNS, type Pattern, parseGarment } from "@stylin/garments/vocabulary"
import type { Garment } from "@stylin/stylist"
import type { Product } from "../stores/products.ts"

/** A garment as the stylist takes it, with what a look shows of it. */
export interface WearableGarment extends Garment {
  readonly picture: string
  readonly link?: string
}

/** A product as something that she could wear. */
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
    brand: product.brand,
    pricePence: product.pricePence,
    owned: false,
    picture: product.imageLink,
    link: product.link,
  }
}

/** Something that she owns; undefined when its words do not say what kind of garment it is. */
export function wearableOwn(item: WardrobeItem): WearableGarment | undefined {
  const read = parseGarment(item.item_summary)
  const kind = item.kind ?? read.kind
  if (!kind) return undefined
  const { slot, formality, warmth } = kindFacts(kind)
  return {
    id: item.item_id,
    name: item.item_summary,
    kind,
    slot,
    section: item.section,
    colours: item.colours ?? read.colours,
    pattern: read.pattern,
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
