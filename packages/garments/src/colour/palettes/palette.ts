import type { Hex } from "../names.ts"

/** Colours by the name an analyst gives them. */
export type Swatches = Readonly<Record<string, Hex>>

/** A seasonal type's colours. The names are for people; the values are what is computed with. */
export interface SeasonalPalette {
  /** The base of a wardrobe: coats, trousers, bags. */
  readonly neutrals: Swatches
  /** Near the face. */
  readonly best: Swatches
  /** Better kept away from the face. */
  readonly worst: Swatches
}
