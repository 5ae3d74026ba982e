import type {
  GarmentWords,
  Kind,
  Pattern,
  Section,
  Slot,
  YearSeason,
} from "@stylin/garments/vocabulary"

/** What the stylist must know about a garment, hers or for sale. */
export interface Garment {
  readonly id: string
  /** The shop's name or hers; cut and cloth are read from it if its words are not given. */
  readonly name: string
  readonly kind: Kind
  readonly slot: Slot
  readonly section: Section
  /** Names of the vocabulary, the main colour first; other words are ignored. */
  readonly colours: readonly string[]
  readonly pattern?: Pattern | undefined
  /** All that is known of it in words of the vocabulary; without them its name is read. */
  readonly words?: GarmentWords | undefined
  /** When she says that she wears it; left out, that follows from its words. */
  readonly seasons?: readonly YearSeason[] | undefined
  /** From 1 (sport) to 5 (evening). */
  readonly formality: number
  /** From 1 (heat) to 5 (frost). */
  readonly warmth: number
  readonly brand?: string | undefined
  /** In the smallest unit of the shop's currency: pence, cents, yen. */
  readonly pricePence?: number | undefined
  /** The sizes that the shop has, as `sizeBits` reads them; 0 if they are not known. */
  readonly sizes?: number | undefined
  /** Whether she owns it: her own come first. */
  readonly owned: boolean
}

export const REASON_LABELS = [
  "Color Type",
  "Body Type",
  "Together",
  "How to wear",
  "Occasion",
  "Your wardrobe",
  "Your style",
] as const
export type ReasonLabel = (typeof REASON_LABELS)[number]
