import { KIND_NAMES, type Kind, kindFacts, type Section } from "@stylin/garments/vocabulary"
import {
  type ParsedItem,
  type ProductShot,
  productShot,
  type SearchResult,
} from "../contract/items.ts"
import { UNLISTED_BRAND } from "../contract/recommendations.ts"
import type { WardrobeItem } from "../contract/wardrobe.ts"
import { findProduct, type Product } from "./catalogue.ts"
import { garmentPicture } from "./pictures.ts"

/** A product as a search shows it. */
export function toSearchResult(product: Product, picturesUrl: string): SearchResult {
  return {
    item_id: product.id,
    title: product.title,
    seller: product.brand ?? UNLISTED_BRAND,
    thumbnail: garmentPicture(picturesUrl, product),
    price: product.price,
    link: `https://shop.example/${product.id}`,
    section: product.section,
    kind: product.kind,
    colours: [product.colour],
  }
}

/** What is uncertain about a photo: nothing about the first, then each of these in turn. */
const CHECKS: readonly NonNullable<ParsedItem["checks"]>[] = [
  [],
  ["kind"],
  ["cut-out", "colours"],
  ["several"],
  ["section", "kind", "unsure"],
]
const LIGHTER = "d8cdb8"

/** A product as it is read from a photo; `seed` decides how certain the reading is. */
export function toParsedItem(
  product: Product,
  { id, seed, picturesUrl }: { id: string; seed: number; picturesUrl: string },
): ParsedItem {
  const like = KIND_NAMES.filter(
    (kind) => kind !== product.kind && kindFacts(kind).slot === kindFacts(product.kind).slot,
  )
  const checks = CHECKS[seed % CHECKS.length] ?? []
  return {
    item_id: id,
    item_summary: product.title,
    image_path: garmentPicture(picturesUrl, product),
    section: product.section,
    ...(!checks.includes("unsure") && { kind: product.kind }),
    colours: [product.colour],
    pattern: "plain",
    checks: [...checks],
    likely_kinds: [product.kind, ...like.slice(0, 2)],
    other_pictures: [
      garmentPicture(picturesUrl, { ...product, hex: LIGHTER }),
      `${picturesUrl}/mock/photo/${id}.svg`,
    ],
  }
}

/** A garment ready to be added to the wardrobe, without what was uncertain about it. */
export function toShot(item: ParsedItem, image_path: string): ProductShot {
  return productShot.parse({ ...item, image_path })
}

const USUAL_KINDS: Record<Section, Kind> = {
  upper_body: "blouse",
  lower_body: "trousers",
  shoes: "loafers",
  accessories: "tote_bag",
}

/** The kind of something she owns, or the usual one of its section if it is unknown. */
export function kindOf({ kind, section }: WardrobeItem): Kind {
  return kind ?? USUAL_KINDS[section]
}

/** The colour a garment is drawn in, read from its picture's address. */
export function hexOf(picture: string): string {
  return /[./]([0-9a-f]{6})\.svg$/.exec(picture)?.[1] ?? "8b8c8e"
}

/** The picture of a garment: its own, or that of its product. */
export function pictureOf(item: ParsedItem, picturesUrl: string): string | undefined {
  if (item.image_path) return item.image_path
  const product = findProduct(item.item_id ?? "")
  return product && garmentPicture(picturesUrl, product)
}
