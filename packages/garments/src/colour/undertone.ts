import type { ColourName } from "./names.ts"

export type Undertone = "warm" | "cool" | "neutral"

const WARM: readonly ColourName[] = [
  "cream",
  "ecru",
  "beige",
  "camel",
  "tan",
  "brown",
  "khaki",
  "olive",
  "coral",
  "orange",
  "rust",
  "mustard",
  "yellow",
  "gold",
]
const COOL: readonly ColourName[] = [
  "silver",
  "charcoal",
  "navy",
  "indigo",
  "blue",
  "light blue",
  "lilac",
  "purple",
  "burgundy",
  "pink",
  "fuchsia",
  "mint",
]

/** Whether a colour leans to yellow (warm) or to blue (cool); some lean to neither. */
export function undertone(colour: ColourName): Undertone {
  if (WARM.includes(colour)) return "warm"
  return COOL.includes(colour) ? "cool" : "neutral"
}
