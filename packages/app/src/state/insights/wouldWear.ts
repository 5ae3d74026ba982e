import { messageOf } from "@stylin/api/client"
import { type Look, styleItem } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"

interface WouldWear {
  status: Status
  itemId: string
  looks: Untracked<readonly Look[]>
}

const initial = (): WouldWear => ({ status: IDLE, itemId: "", looks: ref([]) })
const LOOKS = 3

/** Looks that would wear a piece which she has not worn for long. */
export const wouldWear = proxy<WouldWear>(initial())
onForget(() => Object.assign(wouldWear, initial()))

/** Finds such looks; those that are there for the piece stay. */
export async function loadWouldWear(itemId: string, signal = untilForgotten()): Promise<void> {
  if (wouldWear.itemId === itemId && wouldWear.status.kind === "ready") return
  Object.assign(wouldWear, { ...initial(), status: LOADING, itemId })
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
