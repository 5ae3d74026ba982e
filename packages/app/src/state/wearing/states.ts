import { type ItemState, setItemState, type WardrobeItem } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { createSender } from "../outbox/sender.ts"
import { inState, waitingStates } from "../wardrobe/waitingStates.ts"
import { wardrobe } from "../wardrobe/wardrobe.ts"
import { bringBack, setAside } from "./setAside.ts"

export interface StateChange {
  readonly item: WardrobeItem
  /** Why it cannot be worn; null if it can. */
  readonly state: ItemState | null
}

/**
 * Says why an item cannot be worn, or, with null, that it can. Shows at once, and is sent as soon as the
 * provider is reached.
 */
export function sayState(item: WardrobeItem, state: ItemState | null): void {
  sayStates([{ item, state }])
  track("Item State Said", { section: item.section, state: state ?? "worn" })
}

/** Says so of several items, as `sayState` does of one. */
export function sayStates(changes: readonly StateChange[]): void {
  const said_at = new Date(environment.now()).toISOString()
  const said = changes.map(({ item: { item_id }, state }) => ({ item_id, state, said_at }))
  const states = new Map(said.map(({ item_id, state }) => [item_id, state]))
  const others = waitingStates.said.filter(({ item_id }) => !states.has(item_id))
  waitingStates.said = ref([...others, ...said])
  wardrobe.items = ref(
    wardrobe.items.map((item) => {
      const state = states.get(item.item_id)
      return state === undefined ? item : inState(item, state)
    }),
  )
  for (const [itemId, state] of states) {
    if (state === null) bringBack(itemId)
    else setAside(itemId)
  }
  void sendStates()
}

/** The most items that one call can be about. */
export const MOST_AT_ONCE = 500

/** Sends what waits, one after the other; what was said of several items at once, in one call. */
export const sendStates = createSender({
  outbox: waitingStates,
  tell: async (first, signal) => {
    const { state, said_at } = first
    const together = waitingStates.said
      .filter((one) => one.state === state && one.said_at === said_at)
      .slice(0, MOST_AT_ONCE)
    const item_ids = together.map(({ item_id }) => item_id)
    await environment.call(setItemState, { body: { item_ids, state, said_at } }, { signal })
    // The sender itself drops the first.
    const told = new Set(together.filter((one) => one !== first))
    waitingStates.said = ref(waitingStates.said.filter((one) => !told.has(one)))
  },
  refused: "The state of an item was refused.",
})
