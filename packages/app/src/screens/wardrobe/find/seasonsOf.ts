import type { WardrobeItem } from "@stylin/api/contract"
import { garmentFacts, YEAR_SEASONS, type YearSeason } from "@stylin/garments/vocabulary"

/** Colours decide nothing about seasons, but a garment has one. */
const ANY_COLOUR = [{ colour: "black" }] as const

/** When she wears an item, as she said or as follows from what it is; all year if neither is known. */
export function seasonsOf({
  seasons,
  kind,
  material,
}: Pick<WardrobeItem, "seasons" | "kind" | "material">): readonly YearSeason[] {
  if (seasons) return seasons
  if (!kind) return YEAR_SEASONS
  const cloth = material ? { cloth: { material } } : {}
  return garmentFacts({ kind, colours: ANY_COLOUR, ...cloth }).seasons
}
