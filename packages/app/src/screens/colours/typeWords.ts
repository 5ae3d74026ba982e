import { SEASONAL_TYPES, type SeasonalType } from "@stylin/garments/vocabulary"

/** A sentence about each type's colours. */
export const TYPE_WORDS: Readonly<Record<SeasonalType, string>> = {
  "light spring": "Light, fresh and a little golden: the colours of a morning in May.",
  "true spring": "Warm, clear and sunny: coral, leaf green, golden yellow.",
  "bright spring": "Vivid before anything else, with warmth in it.",
  "bright winter": "Vivid before anything else, with a cool edge.",
  "true winter": "Cool and clear: snow, ink and jewels.",
  "deep winter": "Deep and cool: the night with a few bright lights in it.",
  "deep autumn": "Deep and warm: dark woods, spice and red wine.",
  "true autumn": "Warm and rich: rust, moss and amber.",
  "soft autumn": "Soft and warm: dry grass, clay and sage.",
  "soft summer": "Soft and cool: mist, rosewood and slate.",
  "true summer": "Cool and gentle: lavender, raspberry, sea blue.",
  "light summer": "Light and cool: sweet peas, mist and pale sky.",
}

/** The type that a text names exactly; undefined for any other text. */
export function typeNamed(text: string | undefined): SeasonalType | undefined {
  return SEASONAL_TYPES.find((type) => type === text)
}

/** "61 %", as British print has it without the space. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
