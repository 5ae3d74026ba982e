import type { ColourName } from "../../colour/names.ts"
import type { Material } from "../cloth.ts"
import type { Cut } from "../cut.ts"
import type { Kind } from "../kind-names.ts"
import type { Pattern } from "../patterns.ts"

/** Who a garment is sold for. */
export const WEARERS = ["women", "men", "children", "unisex"] as const
export type Wearer = (typeof WEARERS)[number]

/** The columns of a product feed that describe the garment, as the shop wrote them. */
export interface FeedColumns {
  readonly colour?: string
  readonly material?: string
  readonly pattern?: string
  readonly productType?: string
  readonly gender?: string
  /** The kind, if it is already known; the text is then not searched for it. */
  readonly kind?: Kind
}

/** `sure`: said explicitly. `guess`: taken from a hint. `unknown`: not said at all. */
export type Confidence = "sure" | "guess" | "unknown"

/** The parts of a garment that a text can describe. */
export const PARSED_FIELDS = ["kind", "colours", "pattern", "material", "cut", "wearer"] as const
export type ParsedField = (typeof PARSED_FIELDS)[number]

/** What a text says about a garment. Parts that it does not say are left out. */
export interface ParsedGarment {
  kind?: Kind
  /** In the order they are named, at most four. */
  colours: ColourName[]
  pattern?: Pattern
  material?: Material
  /** Only words that the kind takes. Empty if the text says nothing about the cut. */
  cut: Cut
  wearer?: Wearer
  confidence: Record<ParsedField, Confidence>
  /** The fields that were guessed, so that a person can be asked. */
  unsureOf: ParsedField[]
}
