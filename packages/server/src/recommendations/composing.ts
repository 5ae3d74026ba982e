import type { Money } from "@stylin/garments/money"
import type { Activity, Styling } from "@stylin/garments/vocabulary"
import type {
  ChangeInput,
  DismissedLook,
  Garment,
  LookReason,
  OutfitInput,
  OutfitJudged,
  PlanDaysInput,
  Profile,
  SignGiven,
  StyleInput,
  SwapInput,
  TripInput,
  UnlockInput,
  Unmet,
  WishesInput,
  WishJudged,
} from "@stylin/stylist"
import type { ProductTraits } from "../stores/catalogue-changes.ts"

/** What the composing thread needs to know about her, whatever the question. */
export interface KnownOfHer {
  /** What the shops' prices are in. */
  readonly money: Money
  readonly profile: Omit<Profile, "favourites" | "worn" | "skipped" | "dismissed" | "signs">
  /** What she owns and can wear just now. */
  readonly wardrobe: readonly Garment[]
  /** What she owns and cannot wear just now: it tells of her taste, and no look has it. */
  readonly away: readonly Garment[]
  /** Her favourite outfits, newest first, and those she passed over, as garment ids. */
  readonly favourites: readonly (readonly string[])[]
  /** What she wore, a day at a time, the latest first. */
  readonly wornBefore: readonly (readonly string[])[]
  readonly skipped: readonly { readonly garments: readonly string[]; readonly place: number }[]
  /** What she said is not for her, and what she did with garments, the latest first. */
  readonly dismissed: readonly (Omit<DismissedLook, "garments" | "dearness"> & {
    readonly garments: readonly string[]
  })[]
  readonly signs: readonly (Omit<SignGiven, "garment" | "dearness"> & {
    readonly garment: string
  })[]
}

type Known = "catalogue" | "money" | "profile" | "wardrobe"

/** A request for looks. */
export interface StyleOrder extends KnownOfHer, Omit<StyleInput, Known> {}

/** A request for a look's weak link. */
export interface SwapOrder extends KnownOfHer, Omit<SwapInput, Known | "look"> {
  /** What it wears, as garment ids. */
  readonly look: readonly string[]
}

/** A request for a look that wears other garments from its lists. */
export interface ChangeOrder extends KnownOfHer, Omit<ChangeInput, Known | "slots"> {
  /** What its slots list, as garment ids. */
  readonly slots: readonly (readonly string[])[]
}

/** A request for the piece that makes the most new looks. */
export interface UnlockOrder extends KnownOfHer, Omit<UnlockInput, Known> {}

/** A request to judge what she put together. */
export interface OutfitOrder
  extends KnownOfHer,
    Omit<OutfitInput, Known | "garments" | "occasions"> {
  /** What it wears, as garment ids. */
  readonly pieces: readonly string[]
  readonly occasions: readonly Activity[]
}

/** A look as the thread returns it. */
export interface ComposedLook {
  readonly title: string
  readonly occasion: StyleInput["occasions"][number]
  readonly reasons: readonly Pick<LookReason, "label" | "text">[]
  /** What is tucked, rolled, turned up, belted or closed in the picture. */
  readonly styling: Styling
  /** The outfit's slots, each with the ids of what can be worn there, the chosen one first. */
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

export interface ComposedChange {
  /** Left out if something that it would wear is gone. */
  readonly look?: ComposedLook
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

/** A request for looks for some days. */
export interface DaysOrder extends KnownOfHer, Omit<PlanDaysInput, "profile" | "wardrobe"> {}

export interface ComposedDays {
  /** Without the days for which there is no look. */
  readonly days: readonly { readonly day: string; readonly look: ComposedLook }[]
}

/** A request for what to pack for a trip. */
export interface TripOrder extends KnownOfHer, Omit<TripInput, "profile" | "wardrobe"> {}

export interface ComposedTrip {
  /** In the order of what was asked; each has a look, or what is missing, or both. */
  readonly parts: readonly { readonly look?: ComposedLook; readonly lacks?: string }[]
}

/** A request to judge what she may buy. */
export interface WishesOrder extends KnownOfHer, Omit<WishesInput, Known | "away"> {}

export interface JudgedWishes {
  readonly judged: readonly WishJudged[]
}

export interface ComposedOutfit {
  /** Left out if not one of its garments is there any more. */
  readonly judged?: Omit<OutfitJudged, "look" | "open"> & {
    readonly look: ComposedLook
    /** The places that are open, each with the ids of what would complete the outfit. */
    readonly open: readonly {
      readonly place: OutfitJudged["open"][number]["place"]
      readonly items: readonly string[]
    }[]
  }
  /** The ids of garments that are not there any more. */
  readonly gone: readonly string[]
}

/** The revision of an empty index. */
export const NO_REVISION = -1

/** The questions to the thread, by name: input and answer. */
export interface Questions {
  style: { order: StyleOrder; answer: ComposedAnswer }
  swap: { order: SwapOrder; answer: ComposedSwap }
  change: { order: ChangeOrder; answer: ComposedChange }
  unlock: { order: UnlockOrder; answer: ComposedUnlock }
  days: { order: DaysOrder; answer: ComposedDays }
  trip: { order: TripOrder; answer: ComposedTrip }
  wishes: { order: WishesOrder; answer: JudgedWishes }
  outfit: { order: OutfitOrder; answer: ComposedOutfit }
}
export type QuestionName = keyof Questions

/** A question by name, with its input. */
export type Question = {
  [Name in QuestionName]: { readonly kind: Name; readonly order: Questions[Name]["order"] }
}[QuestionName]

/** A task for the composing thread. */
export type ComposeTask =
  /**
   * Answer a question over the catalogue at this revision or a later one. Question and answer pass
   * as JSON: for so many small objects that takes a fraction of the time of structured cloning.
   */
  | { readonly kind: "ask"; readonly revision: number; readonly question: string }
  /** Start with an empty index. */
  | { readonly kind: "clear" }
  /** Add products, and remove those that can no longer be bought. */
  | { readonly kind: "take"; readonly products: readonly ProductTraits[] }
  /** The index is now at this revision. */
  | { readonly kind: "reached"; readonly revision: number }
  /** Keep the index as a file. */
  | { readonly kind: "keep"; readonly file: string; readonly edition: string; readonly id: string }
  /** Take the index that is kept, if it is of that edition. */
  | { readonly kind: "recall"; readonly file: string; readonly edition: string }

/**
 * The answer to a question, as JSON; undefined if the thread lacks that catalogue. How many products were kept. The id
 * of an index that was recalled; undefined if there is none.
 */
export type ComposeResult = string | undefined
