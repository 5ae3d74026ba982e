import type { Kind } from "@stylin/garments/vocabulary"
import type { RangeEntry } from "./entry.ts"
import { BAGS, EXTRAS } from "./ranges/accessories.ts"
import { BOTTOMS } from "./ranges/bottoms.ts"
import { DRESSES } from "./ranges/dresses.ts"
import { HOSIERY } from "./ranges/hosiery.ts"
import { LAYERS } from "./ranges/layers.ts"
import { SHOES } from "./ranges/shoes.ts"
import { TOPS } from "./ranges/tops.ts"
import { VALUE } from "./ranges/value.ts"
import { WALKS } from "./ranges/walks.ts"

/** The demo's whole range by kind, in the proportions of a high street. */
export const RANGE: Readonly<Record<Kind, RangeEntry>> = {
  ...TOPS,
  ...LAYERS,
  ...DRESSES,
  ...BOTTOMS,
  ...SHOES,
  ...BAGS,
  ...EXTRAS,
  ...HOSIERY,
}

/** What is made beside it, each kind in a range of its own. No kind is in two of them. */
export const MORE: Readonly<Partial<Record<Kind, RangeEntry>>> = {
  ...WALKS,
  ...VALUE,
}
