import type { Skeleton } from "../grammar.ts"

/** All of it is hers. `own` are the pieces that make up most of it. */
export const ALL_HERS: readonly Skeleton[] = [
  "All yours already; there is nothing to buy.",
  "Every piece is in your wardrobe.",
  "Nothing new needed: {own} and the rest are yours.",
  "Straight from your own rail, {own} first.",
  "You own all of this; it only had to be put together.",
  "A new look for no money: it is all yours.",
]

/** One piece to buy: `pick`. Of her own, `hero` counts most, `own` are up to three. */
export const ONE_PICK: readonly Skeleton[] = [
  "{hero} {hero:does|do} the work; buy only the {pick}.",
  "{own} {own:is|are} there already; only the {pick} {pick:is|are} new.",
  "{hero} {hero:starts|start} the look, and the {pick} {pick:finishes|finish} it.",
  "You have nearly all of it: add the {pick} to {own}.",
  "One thing to buy, the {pick}; {own} {own:is|are} waiting at home.",
  "Only the {pick} {pick:is|are} missing from your wardrobe here.",
  "The {pick} {pick:gives|give} {hero} something new to go with.",
]

/** Two pieces to buy: `picks`. */
export const TWO_PICKS: readonly Skeleton[] = [
  "{own} {own:is|are} the start; only the {picks} are new.",
  "Built on {hero}; the {picks} {picks:finishes|finish} it.",
  "{hero} {hero:leads|lead}, the {picks} follow.",
  "You bring {own}; the shops bring the {picks}.",
  "Two new things, the {picks}, give {hero} a fresh turn.",
  "Wear {own}, add the {picks}, done.",
]

/** More to buy: `count`, in a word. */
export const MANY_PICKS: readonly Skeleton[] = [
  "{hero} {hero:is|are} the start; {count} new pieces go with that.",
  "It all begins with {hero}.",
  "{own} {own:anchors|anchor} the look; the new pieces take their cue from there.",
  "Something of yours holds it together: {hero}.",
]
