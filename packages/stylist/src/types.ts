import type {
  Activity,
  BodyType,
  Kind,
  Pattern,
  Section,
  Slot,
  TagPreferences,
} from "@stylin/garments/vocabulary"

/** What the stylist must know of a garment, hers or for sale. More may come along and is kept. */
export interface Garment {
  readonly id: string
  /** As a shop or she would call it; cuts and cloth are read from it. */
  readonly name: string
  readonly kind: Kind
  readonly slot: Slot
  readonly section: Section
  /** Names of the vocabulary, the main colour first; other words are passed over. */
  readonly colours: readonly string[]
  readonly pattern?: Pattern | undefined
  /** From 1 (sport) to 5 (evening). */
  readonly formality: number
  /** From 1 (heat) to 5 (frost). */
  readonly warmth: number
  readonly brand?: string | undefined
  readonly pricePence?: number | undefined
  /** Whether she has it: her own come first and are never left out for an avoided tag. */
  readonly owned: boolean
}

/** What is known of her. A part that is missing decides nothing. */
export interface StyleProfile {
  readonly bodyType?: BodyType | undefined
  readonly activities?: readonly Activity[] | undefined
  readonly tags?: TagPreferences | undefined
  /** Her colouring, named after a season ("soft autumn"); another word decides nothing. */
  readonly colourType?: string | undefined
}

export interface ComposeInput<G extends Garment = Garment> {
  readonly profile: StyleProfile
  /** What she owns. */
  readonly wardrobe: readonly G[]
  /** What she could buy. */
  readonly candidates: readonly G[]
  /** What to dress for, in turn. None means her activities, and without those every activity. */
  readonly occasions: readonly Activity[]
  /** Outfits that must not come again, each as the ids of its garments. */
  readonly avoidOutfits: readonly (readonly string[])[]
  /** How many looks are wanted; fewer come back when the garments give no more. */
  readonly count: number
  /** The most garments that a slot lists, the chosen one included. */
  readonly alternatives: number
  /** Any number; the same input and seed give the same looks. */
  readonly seed: number
}

export const REASON_LABELS = [
  "Color Type",
  "Body Type",
  "Occasion",
  "Your wardrobe",
  "Your style",
] as const
export type ReasonLabel = (typeof REASON_LABELS)[number]

/** One true sentence about what decided for a look. */
export interface Reason {
  readonly label: ReasonLabel
  readonly text: string
}

export interface OutfitLook<G extends Garment = Garment> {
  readonly title: string
  readonly occasion: Activity
  /** The places of the outfit from top to toe; in each the chosen garment, then what could replace it. */
  readonly slots: G[][]
  readonly reasons: Reason[]
}
