import type { Skeleton } from "../grammar.ts"

/** All of it is hers. `own` are the pieces that make up most of it. */
export const ALL_HERS: readonly Skeleton[] = [
  "All yours already; there is nothing to buy.",
  "Every piece is in your wardrobe.",
  "Straight from your own wardrobe, starting with {own}.",
  "You own all of this; it only had to be put together.",
]

/**
 * One piece to buy: `pick`. Of her own, `own` are up to three; `hero` counts most if it is more of the
 * look than the pick. `garment` is the pick if it changes what her own look like: tights do not.
 */
export const ONE_PICK: readonly Skeleton[] = [
  "{hero} {hero:does|do} the work; buy only the {pick}.",
  "{hero} {hero:has|have} waited for the {garment}; nothing else is new.",
  "You already have {own}; only the {pick} {pick:is|are} new.",
  "You have nearly all of it: add the {pick} to {own}.",
  "One thing to buy, the {pick}, and your wardrobe does the rest.",
  "Add the {garment} to wear {hero} a new way.",
  "Buy only the {pick}; the rest is yours.",
]

/** Two pieces to buy: `picks`. */
export const TWO_PICKS: readonly Skeleton[] = [
  "You already have {own}; the {picks} are to buy.",
  "Built on {hero}; the {picks} {picks:finishes|finish} it.",
  "Start with {hero} and add the {picks}.",
  "You own {own}; the {picks} are new.",
  "To {own}, add the {picks}.",
]

/** More to buy: `count`, in a word. */
export const MANY_PICKS: readonly Skeleton[] = [
  "It starts with {hero}; {count} pieces are new.",
  "{own} {own:is|are} yours; {count} pieces are new.",
  "Wear {own} with {count} new pieces.",
  "{count} new pieces, chosen round {hero}.",
]
