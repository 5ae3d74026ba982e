import type { Activity } from "@stylin/garments/vocabulary"
import type { Traits } from "../pieces/traits.ts"
import type { LookAnswer } from "../responses.ts"
import type { Garment } from "../types.ts"

/** A look that she was shown and passed over. */
export interface SkippedLook<G = Garment> {
  readonly garments: readonly G[]
  /** Its place among the looks that were shown together, from 0; the first is seen most surely. */
  readonly place: number
}

/** What she can say is wrong with a look; `piece`: one garment of it. */
export type DismissalReason = "colour" | "shape" | "too_dressy" | "too_plain" | "price" | "piece"

/** A look that she said is not for her. */
export interface DismissedLook<G = Garment> {
  readonly garments: readonly G[]
  /** What the look was for. */
  readonly occasion?: Activity | undefined
  readonly reason?: DismissalReason | undefined
  /** The id of the garment, where that is the reason. */
  readonly piece?: string | undefined
  /** How dear its picks are, as `Piece.dearness` has it; undefined where no price is known. */
  readonly dearness?: number | undefined
}

/**
 * What she does with a garment that tells of her taste: takes it or gives it up in a swap, stays with
 * it or passes it by among alternatives, asks what to wear with it, follows its link to a shop.
 */
export type Sign = "swapped_in" | "swapped_out" | "settled" | "passed" | "styled" | "followed"

/** A sign with its garment. */
export interface SignGiven<G = Garment> {
  readonly did: Sign
  readonly garment: G
  /** How dear it is, as `Piece.dearness` has it; undefined where no price is known. */
  readonly dearness?: number | undefined
}

/** A garment as learning takes it. */
export type Told = Traits & { readonly id: string }

/** What she has shown of her taste, besides sorting tags. */
export interface Shown {
  readonly ratings: readonly LookAnswer[]
  /** Looks she keeps as favourites, the latest first. */
  readonly favourites: readonly (readonly Told[])[]
  /** What she wore, a day at a time, the latest first. */
  readonly worn?: readonly (readonly Told[])[] | undefined
  readonly skipped: readonly SkippedLook<Told>[]
  /** The latest first. */
  readonly dismissed: readonly DismissedLook<Told>[]
  /** The latest first. */
  readonly signs: readonly SignGiven<Told>[]
}
