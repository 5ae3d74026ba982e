import type { BodyType, Kind } from "@stylin/garments/vocabulary"
import type { Garment } from "./types.ts"

interface Cut {
  readonly kinds: readonly Kind[]
  /** Completes "We picked the blazer to …". */
  readonly effect: string
}

/** What each shape is well served by. What is not named is neither better nor worse. */
const CUTS: Record<BodyType, readonly Cut[]> = {
  hourglass: [
    { kinds: ["pencil_skirt", "evening_dress", "day_dress"], effect: "follow your waist" },
    { kinds: ["belt", "trench_coat"], effect: "mark your waist" },
  ],
  pear: [
    { kinds: ["wide_leg_trousers", "wide_leg_jeans", "midi_skirt"], effect: "skim your hips" },
    { kinds: ["blazer", "blouse", "denim_jacket"], effect: "give your shoulders some presence" },
  ],
  inverted_triangle: [
    {
      kinds: ["wide_leg_trousers", "wide_leg_jeans", "midi_skirt", "mini_skirt"],
      effect: "add volume below and balance your shoulders",
    },
    { kinds: ["vest", "cardigan"], effect: "keep the line of your shoulders soft" },
  ],
  rectangle: [
    { kinds: ["belt", "trench_coat", "midi_skirt"], effect: "draw in a waist" },
    { kinds: ["blazer", "denim_jacket"], effect: "give your straight line some structure" },
  ],
  oval: [
    { kinds: ["blazer", "trench_coat", "cardigan"], effect: "draw one long line down your front" },
    { kinds: ["trousers", "shirt", "day_dress"], effect: "fall straight and easy" },
  ],
}

/** What a garment does for a shape, as it completes "We picked the blazer to …". */
export function effectOnBody(garment: Garment, bodyType: BodyType): string | undefined {
  return CUTS[bodyType].find((cut) => cut.kinds.includes(garment.kind))?.effect
}
