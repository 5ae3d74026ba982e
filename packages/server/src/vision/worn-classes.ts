import type { Role } from "./outfit.ts"

/** What the parser tells apart, in the order of its output. */
export const WORN_CLASSES = [
  "background",
  "skin",
  "hair",
  "top",
  "layer",
  "dress",
  "trousers",
  "shorts",
  "skirt",
  "legwear",
  "shoes",
  "bag",
  "hat",
  "scarf",
  "belt",
  "eyewear",
  "jewellery",
  "other",
] as const
export type WornClass = (typeof WORN_CLASSES)[number]

/** The classes that a garment of each role may be. */
export const ROLE_CLASSES: Readonly<Record<Role, readonly [WornClass, ...WornClass[]]>> = {
  top: ["top"],
  layer: ["layer"],
  dress: ["dress"],
  bottom: ["trousers", "shorts", "skirt"],
  shoes: ["shoes"],
  legwear: ["legwear"],
  bag: ["bag"],
  hat: ["hat"],
  scarf: ["scarf"],
  belt: ["belt"],
}
