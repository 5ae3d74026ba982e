import { ApiError } from "@stylin/api/client"
import { type InputOf, MOST_SIGNS, recordSigns, SEEN_SIGNS } from "@stylin/api/contract"
import { proxy } from "valtio/vanilla"
import * as z from "zod/mini"
import { environment } from "../../environment.ts"
import { warn } from "../../lib/report.ts"
import { TIMINGS } from "../../timings.ts"
import { onForget } from "../kept/lifetime.ts"
import { createStore, persist } from "../kept/persistence.ts"

/** What she did with a garment of a look. */
export type SignNoted = InputOf<typeof recordSigns>["body"]["signs"][number]

const store = createStore({
  key: "signs",
  version: 1,
  schema: z.array(
    z.object({ sign: z.enum(SEEN_SIGNS), item_id: z.string(), look_id: z.optional(z.string()) }),
  ),
})

/** Signs that the provider does not know yet, the earliest first. */
export const signs = proxy<{ waiting: readonly SignNoted[] }>({ waiting: store.read() ?? [] })
persist(signs, store, () => (signs.waiting.length > 0 ? signs.waiting : null))

let session = new AbortController()
let isDue = false
/** Where she looks through alternatives, by slot. */
const settling = new Map<string, AbortController>()
onForget(() => {
  session.abort()
  session = new AbortController()
  isDue = false
  for (const one of settling.values()) one.abort()
  settling.clear()
  signs.waiting = []
})

document.addEventListener("visibilitychange", () => {
  if (document.hidden) void sendSigns()
})

/** Notes a sign; it is sent with others, soon or when she turns to something else. */
export function note(sign: SignNoted): void {
  signs.waiting = [...signs.waiting, sign].slice(-MOST_SIGNS)
  if (isDue) return
  isDue = true
  const { signal } = session
  environment.wait(TIMINGS.signsWait, signal).then(sendSigns, () => {
    // She has signed out.
  })
}

/** Notes that she went from one alternative of a slot to the next, and stays with that if it stays. */
export function lookThrough(step: {
  readonly lookId: string
  /** The slot; the same, whatever the look wears in it. */
  readonly slot: string
  readonly before: string
  readonly after: string
}): void {
  const { lookId: look_id, slot, before, after } = step
  settling.get(slot)?.abort()
  const mine = new AbortController()
  settling.set(slot, mine)
  note({ sign: "passed", item_id: before, look_id })
  environment.wait(TIMINGS.settles, mine.signal).then(
    () => note({ sign: "settled", item_id: after, look_id }),
    () => {
      // She went on to the next, or has signed out.
    },
  )
}

/** Sends what waits. What could not be sent goes with the next; what is refused is dropped. */
export async function sendSigns(): Promise<void> {
  isDue = false
  const sent = signs.waiting
  const { signal } = session
  if (sent.length === 0) return
  signs.waiting = []
  try {
    await environment.call(recordSigns, { body: { signs: [...sent] } }, { signal })
  } catch (cause) {
    warn("What she did with garments could not be told.", cause)
    const isRefused = cause instanceof ApiError && cause.status !== undefined && cause.status < 500
    if (isRefused || signal.aborted) return
    signs.waiting = [...sent, ...signs.waiting].slice(-MOST_SIGNS)
  }
}
