import { ACTIVITIES } from "@stylin/garments/vocabulary"
import * as z from "zod/mini"
import { identifier, MOST_MONEY } from "./common.ts"
import { operation } from "./operation.ts"
import { clothingItem, FEED_DEFAULTS, look, occasionList } from "./recommendations.ts"

/** How many looks an answer has by default. */
export const ANSWER_LOOKS = 9

/** The most that picks may cost together. */
const budget = z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MONEY)))
const leaveOut = z.optional(z.array(identifier).check(z.maxLength(200)))
const occasions = z._default(occasionList, "my_occasions")
const count = z._default(z.int().check(z.minimum(1), z.maximum(45)), ANSWER_LOOKS)

/** Why a request could not be met. */
export const UNMET_CODES = [
  "unknown-item",
  "sold-out",
  "item-left-out",
  "item-away",
  "item-not-for-occasion",
  "item-out-of-season",
  "item-over-budget",
  "budget-too-low",
  "nothing-to-wear",
  "too-much-avoided",
  "fewer-looks",
] as const

/** The request that could not be met, in one sentence, and the nearest that can be. */
const unmet = z.object({
  code: z.enum(UNMET_CODES),
  text: z.string(),
  nearest: z.optional(
    z.object({
      occasions: z.optional(z.array(z.enum(ACTIVITIES))),
      budget: z.optional(z.number()),
      looks: z.optional(z.int()),
    }),
  ),
})
export type Unmet = z.infer<typeof unmet>

export const styleItem = operation({
  name: "styleItem",
  method: "POST",
  path: "/recommendations/item/style",
  summary:
    "Looks that all have one garment in them, hers or for sale. Says what could not be met, and the nearest alternative.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({
    item_id: identifier,
    occasions,
    leave_out: leaveOut,
    budget,
    count,
    /** Whether a screen asks by itself: then it says nothing of her taste. */
    unasked: z.optional(z.boolean()),
    top_n: z._default(z.int().check(z.minimum(1), z.maximum(10)), FEED_DEFAULTS.top_n),
  }),
  result: z.object({ looks: z.array(look), unmet: z.array(unmet) }),
  envelope: "data",
})

export const SWAP_OUTCOMES = ["swap", "already-best", "piece-gone"] as const

export const swapWeakLink = operation({
  name: "swapWeakLink",
  method: "POST",
  path: "/recommendations/look/swap",
  summary:
    "What weakens one of her looks, the best replacement, and why; or that nothing is better.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({ look_id: identifier, leave_out: leaveOut, budget }),
  result: z.object({
    outcome: z.enum(SWAP_OUTCOMES),
    /** One sentence that says why. */
    text: z.string(),
    swap: z.optional(
      z.object({
        /** The id of the garment that weakens the look. */
        weak_link: identifier,
        item: clothingItem,
        /** The look with the swap in it; the provider knows it like any other look. */
        look,
      }),
    ),
  }),
  envelope: "data",
  refusals: [404],
})

export const UNLOCK_OUTCOMES = [
  "found",
  "empty-wardrobe",
  "nothing-affordable",
  "nothing-unlocks",
] as const

/** What the best piece to buy makes most of: new looks, or new looks for its price. */
export const UNLOCK_AIMS = ["looks", "looks_per_pound"] as const

export const unlockLooks = operation({
  name: "unlockLooks",
  method: "POST",
  path: "/recommendations/piece/unlock",
  summary:
    "The shop item that makes the most new looks with what she owns, or the most for its price, within her budget.",
  tag: "recommendations",
  access: "user",
  body: z.strictObject({
    occasions,
    leave_out: leaveOut,
    budget,
    count,
    aim: z._default(z.enum(UNLOCK_AIMS), "looks"),
  }),
  result: z.object({
    outcome: z.enum(UNLOCK_OUTCOMES),
    text: z.string(),
    unlock: z.optional(
      z.object({
        item: clothingItem,
        /** How many looks it makes; `looks` has the best of them. */
        new_looks: z.int(),
        looks: z.array(look),
      }),
    ),
    nearest: z.optional(z.object({ budget: z.number() })),
  }),
  envelope: "data",
})
