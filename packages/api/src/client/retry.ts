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
 * Tells of a failure whether the call may be made again: reads, and writes that carry an
 * idempotency key, after the provider was not reached or answered 503. An upload that arrived and
 * was refused is not sent a second time.
 */
export function repeatableFailures(
  operation: OperationSpec,
  idempotencyKey: string | undefined,
): (error: ApiError) => boolean {
  const isSafe = operation.method === "GET" || Boolean(operation.idempotencyKey && idempotencyKey)
  return ({ code, status }) =>
    isSafe && (code === "network" || (status === 503 && operation.files === undefined))
}

/** Makes attempts until one works, fails in another way than a passing one, or two more failed. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  isPassing: (error: ApiError) => boolean,
  { delay, random }: RetryPolicy,
  signal: AbortSignal,
): Promise<T> {
  for (let retry = 0; ; retry += 1) {
    try {
      return await attempt()
    } catch (error) {
      if (!(error instanceof ApiError && isPassing(error)) || retry === MOST_RETRIES) throw error
      const wait = error.retryAfterMs ?? FIRST_WAIT_MS * 3 ** retry * (0.5 + random())
      if (wait > LONGEST_WAIT_MS) throw error
      // Should the call be given up meanwhile, the next attempt ends at once and says so.
      await delay(wait, signal)
    }
  }
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
