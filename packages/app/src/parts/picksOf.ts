import type { ClothingItem, Look } from "@stylin/api/contract"

/** A look's shopping picks from all its slots, each once. */
export function picksOf(look: Look): ClothingItem[] {
  const picks = look.clothes.flat().filter((item) => !item.isYours)
  return [...new Map(picks.map((item) => [item.item_id, item])).values()]
}
