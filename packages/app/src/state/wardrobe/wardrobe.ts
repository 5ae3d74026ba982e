import { messageOf } from "@stylin/api/client"
import { getWardrobe, type WardrobeItem, wardrobeItem } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { isLeft } from "../kept/leftBehind.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { amendments } from "./amendments.ts"
import { asSaid } from "./waitingStates.ts"

const store = createStore({ key: "wardrobe", version: 1, schema: z.array(wardrobeItem) })

interface Wardrobe {
  status: Status
  /** Items never change in place, so they are not tracked. */
  items: Untracked<readonly WardrobeItem[]>
}

function initial(): Wardrobe {
  return { status: IDLE, items: ref([]) }
}

/** What she owns. */
export const wardrobe = proxy<Wardrobe>({ ...initial(), items: ref(store.read() ?? []) })
persist(
  wardrobe,
  store,
  () => (wardrobe.items.length > 0 ? [...wardrobe.items] : null),
  (other) => {
    wardrobe.items = ref(other ?? [])
  },
)
onForget(() => Object.assign(wardrobe, initial()))

/** Fetches the wardrobe. If that fails, the cached one stays. */
export async function loadWardrobe(signal = untilForgotten()): Promise<void> {
  wardrobe.status = LOADING
  try {
    // Fetched only if she has said something that the provider may not know yet.
    if (isLeft("words")) await import("./waitingWords.ts")
    if (isLeft("removals")) await import("./waitingRemovals.ts")
    const items = asSaid(await environment.call(getWardrobe, {}, { signal }))
    wardrobe.items = ref([...amendments].reduce((known, amend) => amend(known), items))
    wardrobe.status = READY
  } catch (cause) {
    wardrobe.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/**
 * Adds the provider's new items, newest first as there. Items that were already listed stay in
 * place.
 */
export function takeAdded(added: readonly WardrobeItem[]): void {
  const known = new Set(wardrobe.items.map((item) => item.item_id))
  const fresh = added.filter((item) => !known.has(item.item_id))
  wardrobe.items = ref([...fresh, ...wardrobe.items])
}
