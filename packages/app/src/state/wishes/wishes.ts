import { messageOf } from "@stylin/api/client"
import {
  getWishes,
  judgeWishes,
  MOST_JUDGED,
  type Wish,
  type WishJudged,
  wish,
  wishJudged,
} from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { asSaid, waitingWishes } from "./waitingWishes.ts"

const store = createStore({
  key: "wishlist",
  version: 1,
  schema: z.object({ list: z.array(wish), judged: z.array(wishJudged) }),
})

interface Wishes {
  status: Status
  /** The latest first. They never change in place, so they are not tracked. */
  list: Untracked<readonly Wish[]>
  /** What each would do for her wardrobe, as far as that is known. */
  judged: Untracked<readonly WishJudged[]>
}

const initial = (): Wishes => ({ status: IDLE, list: ref([]), judged: ref([]) })

function restored(): Wishes {
  const { list = [], judged = [] } = store.read() ?? {}
  return { ...initial(), list: ref(asSaid(list)), judged: ref(judged) }
}

/** Her wishlist. */
export const wishes = proxy<Wishes>(restored())
persist(
  wishes,
  store,
  () => {
    const { list, judged } = wishes
    return list.length > 0 ? { list: [...list], judged: [...judged] } : null
  },
  (other) => {
    wishes.list = ref(other?.list ?? [])
    wishes.judged = ref(other?.judged ?? [])
  },
)
onForget(() => Object.assign(wishes, initial()))

/** Whether a product is on a list. */
export function isWished(list: readonly Wish[], itemId: string): boolean {
  return list.some(({ item }) => item.item_id === itemId)
}

/** Fetches her wishlist as the shops have it now. If that fails, the cached one stays. */
export async function loadWishes(signal = untilForgotten()): Promise<void> {
  // It may reach the provider while this is answered, and is then not in the answer.
  const onItsWay = waitingWishes.said
  wishes.status = LOADING
  try {
    const kept = await environment.call(getWishes, {}, { signal })
    wishes.list = ref(asSaid(kept, [...onItsWay, ...waitingWishes.said]))
    wishes.status = READY
  } catch (cause) {
    wishes.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}

/** Fetches her wishlist with what each of it would do for her wardrobe. What was known before stays meanwhile. */
export async function loadJudged(signal = untilForgotten()): Promise<void> {
  await loadWishes(signal)
  if (wishes.status.kind !== "ready" || wishes.list.length === 0) return
  wishes.status = LOADING
  try {
    const ids = wishes.list.map(({ item }) => item.item_id)
    for (let first = 0; first < ids.length; first += MOST_JUDGED) {
      const item_ids = ids.slice(first, first + MOST_JUDGED)
      const judged = await environment.call(judgeWishes, { body: { item_ids } }, { signal })
      const others = wishes.judged.filter(({ item_id }) => !item_ids.includes(item_id))
      wishes.judged = ref([...others, ...judged].filter(({ item_id }) => ids.includes(item_id)))
    }
    wishes.status = READY
  } catch (cause) {
    wishes.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}
