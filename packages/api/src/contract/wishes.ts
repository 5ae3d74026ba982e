import * as z from "zod/mini"
import { done, identifier, MOST_MONEY, saidAt } from "./common.ts"
import { operation } from "./operation.ts"
import { clothingItem } from "./recommendations.ts"

/** The most products that she can keep on her wishlist. */
export const MOST_WISHES = 200
/** The most wishes that one call judges. */
export const MOST_JUDGED = 12

const price = z.optional(z.number().check(z.minimum(0), z.maximum(MOST_MONEY)))

/** A product that she may buy, as it was when she kept it. */
export const keptWish = z.object({
  item: clothingItem,
  kept_at: z.iso.datetime(),
  /** What it cost then. */
  kept_price: price,
})

/** A product on her wishlist, as the shop has it now; what is gone there, as it was when she kept it. */
export const wish = z.extend(keptWish, { sold_out: z.boolean() })
export type Wish = z.infer<typeof wish>

export const getWishes = operation({
  name: "getWishes",
  method: "GET",
  path: "/wishes",
  summary: "What she keeps on her wishlist, the latest first.",
  tag: "wishes",
  access: "user",
  result: z.array(wish),
  envelope: "data",
})

export const keepWish = operation({
  name: "keepWish",
  method: "POST",
  path: "/wishes/keep",
  summary:
    "Keeps a product on her wishlist, with what it cost then. Of two devices the later word counts. Refused with 404 if no shop has it, and with 409 if the list is full.",
  tag: "wishes",
  access: "user",
  body: z.strictObject({
    item_id: identifier,
    /** What it cost when she kept it; what it costs now if left out. */
    price,
    said_at: saidAt,
  }),
  result: done,
  envelope: "data",
  refusals: [404, 409],
})

export const removeWish = operation({
  name: "removeWish",
  method: "POST",
  path: "/wishes/remove",
  summary: "Takes a product off her wishlist; one that is not on it is ignored.",
  tag: "wishes",
  access: "user",
  body: z.strictObject({ item_id: identifier, said_at: saidAt }),
  result: done,
  envelope: "data",
})

/** What a product would do for her wardrobe. */
export const wishJudged = z.object({
  item_id: identifier,
  /** In how many good looks it would be, all else in them her own, whatever the day's weather. */
  looks: z.int(),
  /** Something that she owns and that is much like it. */
  like: z.optional(identifier),
})
export type WishJudged = z.infer<typeof wishJudged>

export const judgeWishes = operation({
  name: "judgeWishes",
  method: "POST",
  path: "/wishes/judge",
  summary:
    "What products would do for her wardrobe; those that are not for sale are left out of the answer.",
  tag: "wishes",
  access: "user",
  body: z.strictObject({
    item_ids: z.array(identifier).check(z.minLength(1), z.maxLength(MOST_JUDGED)),
  }),
  result: z.array(wishJudged),
  envelope: "data",
})
