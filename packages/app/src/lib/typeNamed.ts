import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"

/** The type that a text names exactly; undefined for any other text. */
export function typeNamed(text: string | undefined): SeasonalType | undefined {
  return SEASONAL_TYPES.find((type) => type === text)
}
