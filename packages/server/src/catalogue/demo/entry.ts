import type { CutsOfKind, Pattern } from "@stylin/garments/vocabulary"
import type { ClothName } from "./cloths.ts"
import type { PaletteName } from "./palettes.ts"
import type { Weighted } from "./random.ts"

/** What the demo shops carry of one kind. */
export interface RangeEntry {
  /** The least number of products. */
  readonly count: number
  /** Full prices in whole pounds. */
  readonly pounds: readonly [from: number, to: number]
  readonly palette: PaletteName
  readonly cloths: readonly [ClothName, ...ClothName[]]
  /** Patterns other than plain, as percentages of all. */
  readonly patterns?: readonly Weighted<Exclude<Pattern, "plain">>[]
  /** The cuts sold under this kind's name, if shops file other cuts as another kind. */
  readonly cuts?: CutsOfKind
}
