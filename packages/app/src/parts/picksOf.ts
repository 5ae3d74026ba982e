import type { ClothingItem, Look } from "@stylin/api/contract"

/** The shopping picks of all places of a look, each once. */
export function picksOf(look: Look): ClothingItem[] {
  const picks = look.clothes.flat().filter((item) => !item.isYours)
  return [...new Map(picks.map((item) => [item.item_id, item])).values()]
}
