import type { ClothingItem, WardrobeItem } from "@stylin/api/contract"
import {
  KIND_NAMES,
  type Kind,
  type Place,
  placeOf,
  type Section,
} from "@stylin/garments/vocabulary"

/** Where things go whose kind is not known. */
const USUAL: Readonly<Record<Section, Place>> = {
  upper_body: "top",
  lower_body: "bottom",
  shoes: "shoes",
  accessories: "accessory",
}

const KINDS: ReadonlySet<string> = new Set(KIND_NAMES)
const isKind = (word: string | undefined): word is Kind => word !== undefined && KINDS.has(word)

/** The place that something takes in an outfit. */
export function placeIn({ kind, section }: Pick<ClothingItem, "kind" | "section">): Place {
  return isKind(kind) ? placeOf(kind) : USUAL[section]
}

/** Something she owns as a piece of an outfit. */
export function asPiece(item: WardrobeItem): ClothingItem {
  const { item_id, item_summary: name, image_path: image_url, section, kind, colours } = item
  return {
    item_id,
    name,
    image_url,
    section,
    isYours: true,
    ...(kind && { kind }),
    ...(colours && { colours: colours.slice(0, 3) }),
  }
}
