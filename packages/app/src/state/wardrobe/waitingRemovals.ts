import type { WardrobeItem } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"
import { amendments } from "./amendments.ts"

const said = z.object({
  id: z.string(),
  item_ids: z.array(z.string()),
  /** Until when she can take it back, in milliseconds since 1970. */
  until: z.number(),
  /** The import that brought them, if she takes that back. */
  import: z.optional(z.object({ import_id: z.string(), with_touched: z.boolean() })),
})
/** Items that she deleted together. */
export type RemovalSaid = z.infer<typeof said>

export const waitingRemovals = createOutbox("removals", said)

amendments.add(withoutRemoved)

/** The items without those that she has deleted and the provider still has. */
function withoutRemoved(items: readonly WardrobeItem[]): WardrobeItem[] {
  const removed = new Set(waitingRemovals.said.flatMap(({ item_ids }) => item_ids))
  return items.filter(({ item_id }) => !removed.has(item_id))
}
