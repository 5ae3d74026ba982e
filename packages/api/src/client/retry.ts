import type { OperationSpec } from "../contract/operation.ts"
import { ApiError } from "./error.ts"

/** Waits; ends early, by rejection or not, when the signal is aborted. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>

export interface RetryPolicy {
  delay: Delay
  /** A number from 0 up to 1, so that many clients do not come back in step. */
  random: () => number
}

const MOST_RETRIES = 2
const FIRST_WAIT_MS = 300
/** A provider that asks for a longer wait than this is not asked again. */
const LONGEST_WAIT_MS = 5000

/**
 * Whether a call may be sent twice without doing twice what it does: reads, and writes that carry an
 * idempotency key.
 */
export function isRepeatable(
  operation: OperationSpec,
  idempotencyKey: string | undefined,
): boolean {
  return operation.method === "GET" || Boolean(operation.idempotencyKey && idempotencyKey)
}

/** Makes attempts until one works, fails for good, or two more have failed. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { delay, random }: RetryPolicy,
  signal: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt()
    } catch (error) {
      const wait = retry < MOST_RETRIES ? waitBefore(error, retry, random()) : undefined
      if (wait === undefined) throw error
      // Should the call be given up meanwhile, the next attempt ends at once and says so.
      await delay(wait, signal)
    }
  }
}

function waitBefore(error: unknown, retry: number, jitter: number): number | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.code !== "network" && error.status !== 503) return undefined
  const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 3 ** retry * (0.5 + jitter)
  return wait <= LONGEST_WAIT_MS ? wait : undefined
}

/** Waits by the clock, or until the signal is aborted. */
export const delayByClock: Delay = (ms, signal) =>
  new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      signal.removeEventListener("abort", finish)
      resolve()
    }
    const timer = setTimeout(finish, ms)
    signal.addEventListener("abort", finish)
  })
