import { ITEM_STATES, type WardrobeItem } from "@stylin/api/contract"
import * as z from "zod/mini"
import { createOutbox } from "../outbox/outbox.ts"

const said = z.object({
  item_id: z.string(),
  /** Null if it can be worn again. */
  state: z.nullable(z.enum(ITEM_STATES)),
  said_at: z.string(),
})
/** What she said of an item, and when. */
export type StateSaid = z.infer<typeof said>

/** One entry for an item. */
export const waitingStates = createOutbox("states", said)

/** Items with what she said of them since, known to the provider or not. */
export function asSaid(items: readonly WardrobeItem[]): WardrobeItem[] {
  const byId = new Map(waitingStates.said.map((one) => [one.item_id, one.state]))
  return items.map((item) => {
    const state = byId.get(item.item_id)
    return state === undefined ? item : inState(item, state)
  })
}

/** An item in this state; null if it can be worn. */
export function inState({ state: _before, ...item }: WardrobeItem, state: StateSaid["state"]) {
  return state === null ? item : { ...item, state }
}
