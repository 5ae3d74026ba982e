import type { Material } from "./cloth.ts"
import type { Kind } from "./kind-names.ts"
import type { Touch } from "./touches.ts"

/** What a name is read for, and where it means the touch. */
export interface Reading {
  readonly touch: Touch
  readonly said: RegExp
  readonly of: (kind: Kind, material: Material | undefined) => boolean
  readonly unless?: (name: string) => boolean
}

/** Dresses whose skirt has a length, and skirts. */
const OF_LENGTH: ReadonlySet<Kind> = new Set([
  "day_dress",
  "shirt_dress",
  "wrap_dress",
  "slip_dress",
  "knitted_dress",
  "evening_dress",
  "pinafore",
  "midi_skirt",
  "maxi_skirt",
  "pleated_skirt",
  "pencil_skirt",
  "denim_skirt",
])
/** Trousers that are roomy and drawn in at the hem, if their name says so. */
const OF_CORDS: ReadonlySet<Kind> = new Set([
  "trousers",
  "wide_leg_trousers",
  "cargo_trousers",
  "joggers",
])
/** Bags on a strap, of a shape that their name says. */
const OF_STRAPS: ReadonlySet<Kind> = new Set(["shoulder_bag", "crossbody_bag", "tote_bag"])
/** What a length of draped cloth comes closest to. */
const OF_DRAPES: ReadonlySet<Kind> = new Set([
  "day_dress",
  "wrap_dress",
  "maxi_dress",
  "evening_dress",
])

/** Names of whole shapes: the silhouette is another than their kind's. */
export const SHAPES_SAID: readonly Reading[] = [
  {
    touch: "swing",
    said: /\b(?:swing|trapeze|tent|flared|fit[- ]and[- ]flare)\b/i,
    of: (kind) => kind === "wool_coat" || kind === "trench_coat" || kind === "raincoat",
  },
  {
    touch: "ankle-length",
    said: /\b(?:ankle|floor)[- ]?length\b/i,
    of: (kind) => OF_LENGTH.has(kind),
  },
  { touch: "parachute", said: /\bparachute\b/i, of: (kind) => OF_CORDS.has(kind) },
  {
    touch: "satchel",
    said: /\b(?:satchels?|school[- ]?bags?|book[- ]?bags?|messenger)\b/i,
    of: (kind) => OF_STRAPS.has(kind),
  },
  { touch: "sling", said: /\bjhol[ai]s?\b/i, of: (kind) => OF_STRAPS.has(kind) },
  { touch: "saree", said: /\b(?:saris?|sarees?)\b/i, of: (kind) => OF_DRAPES.has(kind) },
]
