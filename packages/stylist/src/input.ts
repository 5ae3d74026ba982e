import type { Money } from "@stylin/garments/money"
import type { Activity, PreferenceTag, Styling } from "@stylin/garments/vocabulary"
import type { CatalogueIndex } from "./catalogue/catalogue-index.ts"
import type { Profile } from "./person/person.ts"
import type { Piece } from "./pieces/piece.ts"
import type { TermName } from "./score/score.ts"
import type { Garment, ReasonLabel } from "./types.ts"

/** What she wants to see, or not to see. */
export interface LookWishes {
  /** The id of a garment, hers or for sale, that every look must be built around. */
  readonly around?: string | undefined
  /** Ids of garments that no look may have. */
  readonly leaveOut?: readonly string[] | undefined
  /**
   * How many pieces of each look are to be bought: none, or one. If her clothes do not give enough
   * such looks, the nearest follow. If left out, as many as make the best looks.
   */
  readonly picks?: 0 | 1 | undefined
  /** Whether a look may have fewer: then nothing is bought that hers would do for. */
  readonly orFewer?: boolean | undefined
  /** The most that the picks of one look may cost together. */
  readonly budgetPence?: number | undefined
}

export interface StyleInput {
  readonly profile: Profile
  /** What she owns. */
  readonly wardrobe: readonly Garment[]
  /** What she could buy. */
  readonly catalogue: CatalogueIndex
  /** What to dress for, in turns. If empty, her activities, or without those every activity. */
  readonly occasions: readonly Activity[]
  readonly wishes?: LookWishes | undefined
  /** What prices are in; pounds if left out. */
  readonly money?: Money | undefined
  /** Outfits that must not come back, as ids of their garments. */
  readonly avoidOutfits?: readonly (readonly string[])[] | undefined
  /**
   * Outfits that she saw, as ids of their garments: none comes back but those of her own clothes alone, where these make
   * no others.
   */
  readonly seenOutfits?: readonly (readonly string[])[] | undefined
  /** Outfits that she saw in the last days, as ids of their garments; these are ranked lower. */
  readonly shownLately?: readonly (readonly string[])[] | undefined
  /**
   * Whether what is not known of her taste is drawn by lot, so that looks show what she likes of it; left
   * out, it is.
   */
  readonly triesOut?: boolean | undefined
  /** How many looks are tried per occasion at most. */
  readonly candidatesPerOccasion: number
  /** How many looks are wanted; fewer are returned if the garments make no more. */
  readonly count: number
  /** The most garments that a place lists, including the chosen one. */
  readonly alternatives: number
  /** Any number; the same input and seed give the same looks. */
  readonly seed: number
}

/** A fact that counted in favour of a look, with what proves it. */
export interface LookReason {
  readonly label: ReasonLabel
  /** One sentence with the fact in it. */
  readonly text: string
  /** The template of the sentence, to count ways of phrasing by. */
  readonly skeleton: string
  /** The term of the score that the fact counts in. */
  readonly term: TermName
  /** The ids of the garments that the fact is about. */
  readonly of: readonly string[]
  /** The tags that are named, if the fact is one of style. */
  readonly tags?: readonly PreferenceTag[]
}

export interface StyledLook {
  readonly title: string
  readonly occasion: Activity
  /** How good it is; comparable only within one occasion of one person. */
  readonly score: number
  /** The places of the outfit, each with the chosen piece first, then its replacements. */
  readonly slots: readonly (readonly [Piece, ...Piece[]])[]
  readonly reasons: readonly LookReason[]
  /** What is tucked, rolled, turned up, belted or closed, as the picture must show it. */
  readonly styling: Styling
}

/** Why something could not be met. */
export const UNMET_CODES = [
  "unknown-item",
  "sold-out",
  "item-left-out",
  "item-not-for-occasion",
  "item-out-of-season",
  "item-over-budget",
  "budget-too-low",
  "nothing-to-wear",
  "too-much-avoided",
  "fewer-looks",
] as const
export type UnmetCode = (typeof UNMET_CODES)[number]

/** A request that could not be met, and the nearest that can. */
export interface Unmet {
  readonly code: UnmetCode
  /** One sentence for the person who asked. */
  readonly text: string
  readonly nearest?: {
    readonly occasions?: readonly Activity[]
    readonly budgetPence?: number
    readonly looks?: number
  }
}

export interface StyleAnswer {
  /** Best first; several occasions take turns. */
  readonly looks: readonly StyledLook[]
  readonly unmet: readonly Unmet[]
}
