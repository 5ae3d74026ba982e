import { type ItemState, setItemState, type WardrobeItem } from "@stylin/api/contract"
import { ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { createSender } from "../outbox/sender.ts"
import { inState, waitingStates } from "../wardrobe/waitingStates.ts"
import { wardrobe } from "../wardrobe/wardrobe.ts"
import { bringBack, setAside } from "./setAside.ts"

/**
 * Says why an item cannot be worn, or, with null, that it can. Shows at once, and is sent as soon as the
 * provider is reached.
 */
export function sayState({ item_id, section }: WardrobeItem, state: ItemState | null): void {
  const said = { item_id, state, said_at: new Date(environment.now()).toISOString() }
  const others = waitingStates.said.filter((one) => one.item_id !== item_id)
  waitingStates.said = ref([...others, said])
  wardrobe.items = ref(
    wardrobe.items.map((item) => (item.item_id === item_id ? inState(item, state) : item)),
  )
  if (state === null) bringBack(item_id)
  else setAside(item_id)
  track("Item State Said", { section, state: state ?? "worn" })
  void sendStates()
}

/** Sends what waits, one after the other. */
export const sendStates = createSender({
  outbox: waitingStates,
  tell: ({ item_id, ...about }, signal) =>
    environment.call(setItemState, { body: { item_ids: [item_id], ...about } }, { signal }),
  refused: "The state of an item was refused.",
})
