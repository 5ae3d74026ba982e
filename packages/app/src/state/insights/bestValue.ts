import { messageOf } from "@stylin/api/client"
import { type ResultOf, unlockLooks } from "@stylin/api/contract"
import { proxy, ref } from "valtio/vanilla"
import { environment } from "../../environment.ts"
import { onForget, untilForgotten } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"
import { IDLE, LOADING, READY, type Status } from "../kept/status.ts"
import type { Untracked } from "../kept/untracked.ts"
import { trustProvider } from "../looks/favourites.ts"

interface BestValue {
  status: Status
  answer: Untracked<ResultOf<typeof unlockLooks>> | null
}

const store = createStore({ key: "bestValue", version: 1, schema: unlockLooks.result })
const initial = (): BestValue => ({ status: IDLE, answer: null })
const LOOKS = 3

function restored(): BestValue {
  const answer = store.read()
  return { ...initial(), answer: answer && ref(answer) }
}

/** The piece to buy that makes the most new looks for its price. */
export const bestValue = proxy<BestValue>(restored())
persist(bestValue, store, () => bestValue.answer)
onForget(() => Object.assign(bestValue, initial()))

/** Finds that piece, for what she owns now. If that fails, the one found last stays. */
export async function loadBestValue(signal = untilForgotten()): Promise<void> {
  bestValue.status = LOADING
  try {
    const body = { aim: "looks_per_pound", count: LOOKS } as const
    const answer = await environment.call(unlockLooks, { body }, { signal })
    trustProvider(answer.unlock?.looks ?? [])
    Object.assign(bestValue, { status: READY, answer: ref(answer) })
  } catch (cause) {
    bestValue.status = signal.aborted ? IDLE : { kind: "failed", message: messageOf(cause) }
  }
}
