import type { Kind, Section } from "@stylin/garments/vocabulary"
import type { ParsedItem, SearchResult, WardrobeItem } from "../contract/items.ts"
import { findProduct, type Product } from "./catalogue.ts"
import { garmentPicture } from "./pictures.ts"

/** A product as a search shows it. */
export function toSearchResult(product: Product, picturesUrl: string): SearchResult {
  return {
    item_id: product.id,
    title: product.title,
    seller: product.brand,
    thumbnail: garmentPicture(picturesUrl, product),
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
    image_path: garmentPicture(picturesUrl, product),
    section: product.section,
    kind: product.kind,
    colours: [product.colour],
  }
}

const USUAL_KINDS: Record<Section, Kind> = {
  upper_body: "blouse",
  lower_body: "trousers",
  shoes: "loafers",
  accessories: "tote_bag",
}

/** The kind of something she owns, or what is usual in its section where nobody knows it. */
export function kindOf({ kind, section }: WardrobeItem): Kind {
  return kind ?? USUAL_KINDS[section]
}

/** The colour a garment is drawn in, as far as its own picture's address tells. */
export function hexOf(picture: string): string {
  return /[./]([0-9a-f]{6})\.svg$/.exec(picture)?.[1] ?? "8b8c8e"
}

/** The picture of a garment: its own, or that of the product it is. */
export function pictureOf(item: ParsedItem, picturesUrl: string): string | undefined {
  if (item.image_path) return item.image_path
  const product = findProduct(item.item_id ?? "")
  return product && garmentPicture(picturesUrl, product)
}
