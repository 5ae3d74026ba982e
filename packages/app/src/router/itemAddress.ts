import type { WardrobeItem } from "@stylin/api/contract"

/** The address of the screen about one of her garments. */
export function itemAddress({ item_id }: Pick<WardrobeItem, "item_id">): string {
  return `/wardrobe/items/${encodeURIComponent(item_id)}`
}
