import type { Hex } from "../names.ts"

/** Colours by the name that an analyst gives them. */
export type Swatches = Readonly<Record<string, Hex>>

/** A seasonal type's colours. The names are for people; computations use the values. */
export interface SeasonalPalette {
  /** The base of a wardrobe: coats, trousers, bags. */
  readonly neutrals: Swatches
  /** Near the face. */
  readonly best: Swatches
  /** Better kept away from the face. */
  readonly worst: Swatches
}
