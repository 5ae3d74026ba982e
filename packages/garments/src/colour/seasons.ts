import { SEASONAL_TYPES, type SeasonalType } from "../vocabulary/colour-types.ts"
import type { Colouring } from "./colouring.ts"

export { SEASONAL_TYPES, type SeasonalType }

/**
 * The colouring that each type asks for: its strongest dimension is 1 or -1, the season's others
 * less.
 */
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
 * winter"); a bare season means its true type. Undefined if no season is named.
 */
export function seasonalType(text: string): SeasonalType | undefined {
  const words = (text.toLowerCase().match(/[a-z]+/g) ?? []).map((word) => SYNONYMS[word] ?? word)
  return (
    SEASONAL_TYPES.find((type) => type.split(" ").every((word) => words.includes(word))) ??
    SEASONAL_TYPES.find((type) => words.includes(type.replace("true ", "")))
  )
}
