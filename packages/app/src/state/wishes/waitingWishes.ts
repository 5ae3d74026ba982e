import { clothingItem, type Wish, wish } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

const said = z.object({
  item_id: z.string(),
  said_at: z.string(),
  /** Null if it is not on her wishlist any more. */
  wish: z.nullable(wish),
  /** Left out unless she bought it; the key tells this addition to her wardrobe from any other. */
  bought: z.optional(z.object({ item: clothingItem, key: z.string() })),
})
/** What she said of a product, and when. */
export type WishSaid = z.infer<typeof said>

/** One entry for a product. */
export const waitingWishes = createOutbox("wishes", said)

/** Wishes with what she said of products since, the latest first. */
export function asSaid(
  wishes: readonly Wish[],
  since: readonly WishSaid[] = waitingWishes.said,
): Wish[] {
  const byId = new Map(since.map((one) => [one.item_id, one.wish]))
  const others = wishes.filter(({ item }) => !byId.has(item.item_id))
  return [...others, ...[...byId.values()].filter((one) => one !== null)].toSorted(
    (a, b) => Date.parse(b.kept_at) - Date.parse(a.kept_at),
  )
}
