import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises"

/** How one call ended: "served", "shed" (503 with a time to come back) or "failed". */
export interface Ended {
  readonly kind: string
  readonly how: "served" | "shed" | "failed"
  /** 0 if no answer came. */
  readonly status: number
  /** From the moment it was due until its whole answer was there, in milliseconds. */
  readonly tookMs: number
}

interface LoopOptions {
  /** Calls a second. */
  readonly rate: number
  readonly seconds: number
  readonly random: () => number
  /** Makes one call, of a kind that it chooses. */
  readonly call: () => { readonly kind: string; readonly answer: Promise<Response> }
}

/**
 * Makes calls at a rate, as a public does: whether earlier ones have been answered or not, and at random
 * moments. A loop that waits for answers would slow down with the server and hide what people wait.
 */
export async function openLoop({ rate, seconds, random, call }: LoopOptions): Promise<Ended[]> {
  const calls: Promise<Ended>[] = []
  const begin = performance.now()
  let due = 0
  while (due < seconds * 1000) {
    const ahead = begin + due - performance.now()
    // Even when it is late it lets answers be read, or it would measure itself.
    await (ahead > 1 ? wait(ahead) : nextTurn())
    const from = begin + due
    const { kind, answer } = call()
    calls.push(ended(kind, answer, from))
    due += (-Math.log(1 - random()) / rate) * 1000
  }
  return Promise.all(calls)
}

async function ended(kind: string, answer: Promise<Response>, from: number): Promise<Ended> {
  const end = (how: Ended["how"], status: number): Ended => {
    return { kind, how, status, tookMs: performance.now() - from }
  }
  try {
    const response = await answer
    await response.arrayBuffer()
    const { ok, status, headers } = response
    if (ok) return end("served", status)
    return end(status === 503 && headers.has("retry-after") ? "shed" : "failed", status)
  } catch {
    return end("failed", 0)
  }
}

/** A quantile of numbers, from 0 to 1; NaN of none. */
export function quantile(values: readonly number[], at: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? Number.NaN
}
