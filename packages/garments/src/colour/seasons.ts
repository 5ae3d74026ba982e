import type { Colouring } from "./colouring.ts"

/**
 * The twelve seasonal types of colour analysis: the four seasons of Carole Jackson (Color Me
 * Beautiful, 1980), each in three by what speaks loudest, as Kathryn Kalisz taught them from
 * Munsell's hue, value and chroma. In the order of the circle, in which neighbours share most.
 */
export const SEASONAL_TYPES = [
  "light spring",
  "true spring",
  "bright spring",
  "bright winter",
  "true winter",
  "deep winter",
  "deep autumn",
  "true autumn",
  "soft autumn",
  "soft summer",
  "true summer",
  "light summer",
] as const
export type SeasonalType = (typeof SEASONAL_TYPES)[number]

/** What each type asks of a colour: its loudest dimension is 1 or -1, the season's others less. */
export const SEASONAL_COLOURING: Readonly<Record<SeasonalType, Colouring>> = {
  "light spring": { temperature: 0.6, depth: -1, clarity: 0.3 },
  "true spring": { temperature: 1, depth: -0.3, clarity: 0.5 },
  "bright spring": { temperature: 0.5, depth: -0.1, clarity: 1 },
  "bright winter": { temperature: -0.5, depth: 0.1, clarity: 1 },
  "true winter": { temperature: -1, depth: 0.3, clarity: 0.5 },
  "deep winter": { temperature: -0.6, depth: 1, clarity: 0.3 },
  "deep autumn": { temperature: 0.6, depth: 1, clarity: -0.2 },
  "true autumn": { temperature: 1, depth: 0.5, clarity: -0.3 },
  "soft autumn": { temperature: 0.6, depth: -0.1, clarity: -1 },
  "soft summer": { temperature: -0.6, depth: 0, clarity: -1 },
  "true summer": { temperature: -1, depth: -0.2, clarity: -0.4 },
  "light summer": { temperature: -0.6, depth: -1, clarity: -0.2 },
}

/** Other words that analysts use for the same type. */
const SYNONYMS: Readonly<Record<string, string>> = {
  warm: "true",
  cool: "true",
  clear: "bright",
  dark: "deep",
  muted: "soft",
  fall: "autumn",
}

/**
 * The type that a text names, in any case and with the usual synonyms ("Warm Autumn", "dark
 * winter"); a bare season means its true type. Nothing where no season is named.
 */
export function seasonalType(text: string): SeasonalType | undefined {
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => SYNONYMS[word] ?? word)
  return (
    SEASONAL_TYPES.find((type) => type.split(" ").every((word) => words.includes(word))) ??
    SEASONAL_TYPES.find((type) => words.includes(type.replace("true ", "")))
  )
}
