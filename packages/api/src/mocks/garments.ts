import { kindFacts, parseGarment, type Slot } from "@stylin/garments/vocabulary"
import type { ParsedItem, SearchResult, WardrobeItem } from "../contract/items.ts"
import { Refusal } from "../contract/refusal.ts"
import { findProduct, type Product } from "./catalogue.ts"
import { garmentPicture } from "./pictures.ts"

/** A product as a search shows it. */
export function toSearchResult(product: Product, picturesUrl: string): SearchResult {
  return {
    item_id: product.id,
    title: product.title,
    seller: product.brand,
    thumbnail: garmentPicture(picturesUrl, product.slot, product.hex),
    price: product.price,
    link: `https://shop.example/${product.id}`,
    section: product.section,
    kind: product.kind,
    colours: [product.colour],
  }
}

/** A product as it is read from a photo. */
export function toParsedItem(product: Product, id: string, picturesUrl: string): ParsedItem {
  return {
    item_id: id,
    item_summary: product.title,
    image_path: garmentPicture(picturesUrl, product.slot, product.hex),
    section: product.section,
    kind: product.kind,
    colours: [product.colour],
  }
}

/** What a search result says of the garment; its title fills in what the result leaves open. */
export function readSearchResult(result: SearchResult): ParsedItem {
  const read = parseGarment(result.title)
  const kind = result.kind ?? read.kind
  const section = result.section ?? (kind && kindFacts(kind).section)
  if (!section) {
    throw new Refusal(422, `title: "${result.title}" does not say what kind of garment it is`)
  }
  return {
    item_summary: result.title,
    image_path: result.thumbnail,
    section,
    colours: result.colours ?? read.colours,
    ...(result.item_id && { item_id: result.item_id }),
    ...(kind && { kind }),
  }
}

const USUAL_SLOTS: Record<WardrobeItem["section"], Slot> = {
  upper_body: "top",
  lower_body: "bottom",
  shoes: "shoes",
  accessories: "accessory",
}

/** Where a garment she owns goes in an outfit. */
export function slotOf({ kind, section }: WardrobeItem): Slot {
  return kind ? kindFacts(kind).slot : USUAL_SLOTS[section]
}

/** The colour a garment is drawn in, as far as its own picture's address tells. */
export function hexOf(picture: string): string {
  return /\/([0-9a-f]{6})\.svg$/.exec(picture)?.[1] ?? "8b8c8e"
}

/** The picture of a garment: its own, or that of the product it is. */
export function pictureOf(item: ParsedItem, picturesUrl: string): string | undefined {
  if (item.image_path) return item.image_path
  const product = findProduct(item.item_id ?? "")
  return product && garmentPicture(picturesUrl, product.slot, product.hex)
}
