import type {
  DismissedLook,
  Garment,
  LookReason,
  Profile,
  SignGiven,
  StyleInput,
  SwapInput,
  UnlockInput,
  Unmet,
} from "@stylin/stylist"
import type { ProductTraits } from "../stores/catalogue-changes.ts"

/** What the composing thread must know about her, whatever is asked. */
export interface KnownOfHer {
  readonly profile: Omit<Profile, "favourites" | "skipped" | "dismissed" | "signs">
  /** What she owns. */
  readonly wardrobe: readonly Garment[]
  /** Outfits that she keeps, the latest first, and those that she passed over, as ids of garments. */
  readonly favourites: readonly (readonly string[])[]
  readonly skipped: readonly { readonly garments: readonly string[]; readonly place: number }[]
  /** What she said is not for her, and what she did with garments, the latest first. */
  readonly dismissed: readonly (Omit<DismissedLook, "garments" | "dearness"> & {
    readonly garments: readonly string[]
  })[]
  readonly signs: readonly (Omit<SignGiven, "garment" | "dearness"> & {
    readonly garment: string
  })[]
}

type Known = "catalogue" | "profile" | "wardrobe"

/** What looks are asked for. */
export interface StyleOrder extends KnownOfHer, Omit<StyleInput, Known> {}

/** A look whose weak link is asked for. */
export interface SwapOrder extends KnownOfHer, Omit<SwapInput, Known | "look"> {
  /** What is worn in it, as ids of garments. */
  readonly look: readonly string[]
}

/** Asks for the piece that makes the most new looks. */
export interface UnlockOrder extends KnownOfHer, Omit<UnlockInput, Known> {}

/** A look as the thread gives it. */
export interface ComposedLook {
  readonly title: string
  readonly occasion: StyleInput["occasions"][number]
  readonly reasons: readonly Pick<LookReason, "label" | "text">[]
  /** The outfit's slots; in each the ids of what can be worn there, the chosen one first. */
  readonly slots: readonly (readonly string[])[]
}

export interface ComposedAnswer {
  readonly looks: readonly ComposedLook[]
  readonly unmet: readonly Unmet[]
}

export interface ComposedSwap {
  readonly outcome: "swap" | "already-best" | "piece-gone"
  readonly text: string
  readonly swap?: {
    readonly weakLink: string
    readonly item: string
    readonly look: ComposedLook
  }
}

export interface ComposedUnlock {
  readonly outcome: "found" | "empty-wardrobe" | "nothing-affordable" | "nothing-unlocks"
  readonly text: string
  readonly unlock?: {
    readonly item: string
    readonly newLooks: number
    readonly looks: readonly ComposedLook[]
  }
  readonly nearest?: { readonly budgetPence: number }
}

/** The revision of an index that has nothing yet. */
export const NO_REVISION = -1

/** The questions to the thread, by name: what it is told and what it answers. */
export interface Questions {
  style: { order: StyleOrder; answer: ComposedAnswer }
  swap: { order: SwapOrder; answer: ComposedSwap }
  unlock: { order: UnlockOrder; answer: ComposedUnlock }
}
export type QuestionName = keyof Questions

/** A question by its name, with what the thread is told. */
export type Question = {
  [Name in QuestionName]: { readonly kind: Name; readonly order: Questions[Name]["order"] }
}[QuestionName]

/** What the composing thread is told to do. */
export type ComposeTask =
  /**
   * Answer a question over the catalogue of a revision, or of a later one. Question and answer pass
   * as JSON: for so many small things that takes a fraction of the time of copying them between
   * threads.
   */
  | { readonly kind: "ask"; readonly revision: number; readonly question: string }
  /** Begin with nothing. */
  | { readonly kind: "clear" }
  /** Take products in, and take out those that can no longer be bought. */
  | { readonly kind: "take"; readonly products: readonly ProductTraits[] }
  /** The catalogue is now at this revision. */
  | { readonly kind: "reached"; readonly revision: number }

/** The answer to a question, as JSON; undefined where the thread has no such catalogue. */
export type ComposeResult = string | undefined
