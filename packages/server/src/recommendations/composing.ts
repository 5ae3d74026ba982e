import type { Garment, LookReason, Profile, StyleInput, Unmet } from "@stylin/stylist"
import type { ProductTraits } from "../stores/catalogue-changes.ts"

type Known = "catalogue" | "profile" | "wardrobe"

/** What looks are asked for, as far as the composing thread must be told. */
export interface StyleOrder extends Omit<StyleInput, Known> {
  readonly profile: Omit<Profile, "favourites" | "skipped">
  /** What she owns. */
  readonly wardrobe: readonly Garment[]
  /** Outfits that she keeps, and those that she was shown and passed over, as ids of garments. */
  readonly favourites: readonly (readonly string[])[]
  readonly skipped: readonly (readonly string[])[]
}

/** A look as the thread tells of it. */
export interface ComposedLook {
  readonly title: string
  readonly occasion: StyleInput["occasions"][number]
  readonly reasons: readonly Pick<LookReason, "label" | "text">[]
  /** The places of the outfit; in each the ids of what can be worn there, the chosen one first. */
  readonly slots: readonly (readonly string[])[]
}

export interface ComposedAnswer {
  readonly looks: readonly ComposedLook[]
  readonly unmet: readonly Unmet[]
}

/** The revision of an index that has nothing yet. */
export const NO_REVISION = -1

/** What the composing thread is told to do. */
export type ComposeTask =
  /** Begin with nothing. */
  | { readonly kind: "clear" }
  /** Take products in, and those that cannot be bought any more out. */
  | { readonly kind: "take"; readonly products: readonly ProductTraits[] }
  /** The catalogue is now as at a revision. */
  | { readonly kind: "reached"; readonly revision: number }
  /** Compose over the catalogue of a revision, or of a later one. */
  | { readonly kind: "style"; readonly revision: number; readonly order: StyleOrder }

/** The answer to `style`; undefined where the thread has no such catalogue. */
export type ComposeResult = ComposedAnswer | undefined
