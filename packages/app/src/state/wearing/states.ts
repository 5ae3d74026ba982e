import { ApiError } from "@stylin/api/client"
import { type ItemState, setItemState, type WardrobeItem } from "@stylin/api/contract"
import { ref, subscribe } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { untilForgotten } from "../kept/lifetime.ts"
import { network } from "../shell/network.ts"
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
  waitingStates.said = [...others, said]
  wardrobe.items = ref(
    wardrobe.items.map((item) => (item.item_id === item_id ? inState(item, state) : item)),
  )
  if (state === null) bringBack(item_id)
  else setAside(item_id)
  track("Item State Said", { section, state: state ?? "worn" })
  void sendStates()
}

let sending: Promise<void> | undefined

/** Sends what waits, one after the other. What is refused is dropped. */
export async function sendStates(): Promise<void> {
  sending ??= send().finally(() => {
    sending = undefined
  })
  await sending
}

async function send(): Promise<void> {
  const signal = untilForgotten()
  for (let [said] = waitingStates.said; said; [said] = waitingStates.said) {
    const { item_id, ...about } = said
    try {
      await environment.call(setItemState, { body: { item_ids: [item_id], ...about } }, { signal })
    } catch (cause) {
      const isRefused =
        cause instanceof ApiError && cause.status !== undefined && cause.status < 500
      if (!isRefused || signal.aborted) return
      warn("The state of an item was refused.", cause)
    }
    if (signal.aborted) return
    const { said_at } = said
    waitingStates.said = waitingStates.said.filter(
      (one) => one.item_id !== item_id || one.said_at !== said_at,
    )
  }
}

subscribe(network, () => {
  if (network.isOnline && network.isReached) void sendStates()
})
