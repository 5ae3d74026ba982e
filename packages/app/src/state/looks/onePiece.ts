import { messageOf } from "@stylin/api/client"
import { type ResultOf, unlockLooks } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { track } from "../../analytics/track.ts"
import { environment } from "../../environment.ts"
import { onForget } from "../kept/lifetime.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { wardrobe } from "../wardrobe/wardrobe.ts"
import { onLookChanged } from "./changes.ts"
import { trustProvider } from "./favourites.ts"

export type UnlockAnswer = ResultOf<typeof unlockLooks>

interface Unlock {
  status: Status
  /** The most she would spend; null for any price. */
  budget: number | null
  /** The latest answer; it stays while another is fetched. */
  answer: Untracked<UnlockAnswer> | null
  /** What the answer is for: the wardrobe and the budget. */
  of: string
}

function initial(): Unlock {
  return { status: IDLE, budget: null, answer: null, of: "" }
}

/** The one piece that makes the most new looks with what she owns. */
export const unlock = proxy<Unlock>(initial())

onLookChanged((before, next) => {
  const { answer } = unlock
  if (!answer?.unlock) return
  const looks = answer.unlock.looks.map((look) => (look.look_id === before.look_id ? next : look))
  unlock.answer = ref({ ...answer, unlock: { ...answer.unlock, looks } })
})

let running: AbortController | undefined
onForget(() => {
  running?.abort()
  Object.assign(unlock, initial())
})

/** Finds the piece for the current wardrobe; keeps an answer that is already for it. */
export async function loadUnlock(): Promise<void> {
  const { budget } = unlock
  const ids = wardrobe.items.flatMap((item) => (item.state ? [] : item.item_id)).sort()
  const of = JSON.stringify([ids, budget])
  if (unlock.of === of && (unlock.status.kind === "ready" || unlock.status.kind === "loading")) {
    return
  }
  running?.abort()
  const mine = new AbortController()
  running = mine
  Object.assign(unlock, { status: LOADING, of })
  try {
    const body = budget === null ? {} : { budget }
    const answer = await environment.call(unlockLooks, { body }, { signal: mine.signal })
    if (mine.signal.aborted) return
    trustProvider(answer.unlock?.looks ?? [])
    Object.assign(unlock, { status: READY, answer: ref(answer) })
    track("Unlock Shown", { looks: answer.unlock?.new_looks ?? 0, budget: budget ?? "any" })
  } catch (cause) {
    if (mine.signal.aborted) return
    unlock.status = { kind: "failed", message: messageOf(cause) }
  }
}

/** Sets what she would spend, and finds the piece again. */
export async function chooseBudget(budget: number | null): Promise<void> {
  unlock.budget = budget
  await loadUnlock()
}
