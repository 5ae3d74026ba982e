import { messageOf } from "@stylin/api/client"
import { type Look, look as lookSchema, styleItem } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"

interface WouldWear {
  status: Status
  itemId: string
  looks: Untracked<readonly Look[]>
}

const store = createStore({
  key: "wouldWear",
  version: 1,
  schema: z.object({ itemId: z.string(), looks: z.array(lookSchema) }),
})
const initial = (): WouldWear => ({ status: IDLE, itemId: "", looks: ref([]) })
const LOOKS = 3

function restored(): WouldWear {
  const stored = store.read()
  return stored ? { status: IDLE, itemId: stored.itemId, looks: ref(stored.looks) } : initial()
}

/** Looks that would wear a piece which she has not worn for long. */
export const wouldWear = proxy<WouldWear>(restored())
persist(wouldWear, store, () => {
  const { itemId, looks } = wouldWear
  return looks.length > 0 ? { itemId, looks: [...looks] } : null
})
onForget(() => Object.assign(wouldWear, initial()))

/** Finds such looks. Those that are there for the piece stay, also if that fails. */
export async function loadWouldWear(itemId: string, signal = untilForgotten()): Promise<void> {
  if (wouldWear.itemId === itemId && wouldWear.status.kind === "ready") return
  if (wouldWear.itemId === itemId) wouldWear.status = LOADING
  else Object.assign(wouldWear, { ...initial(), status: LOADING, itemId })
  try {
    const body = { item_id: itemId, count: LOOKS, unasked: true }
    const { looks } = await environment.call(styleItem, { body }, { signal })
    trustProvider(looks)
    Object.assign(wouldWear, { status: READY, looks: ref(looks) })
  } catch (cause) {
    if (wouldWear.itemId !== itemId) return
    wouldWear.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}
