import type { OperationSpec } from "../contract/operation.ts"
import { ApiError } from "./error.ts"

/** Waits. Ends early, resolved or rejected, when the signal is aborted. */
export type Delay = (ms: number, signal: AbortSignal) => Promise<void>

export interface RetryPolicy {
  delay: Delay
  /** A number from 0 up to 1 that spreads the retries of many clients. */
  random: () => number
}

const MOST_RETRIES = 2
const FIRST_WAIT_MS = 300
/** If a provider asks for a longer wait, the call is not retried. */
const LONGEST_WAIT_MS = 5000

/**
 * Tells which failures of a call may be retried: reads, and writes with an idempotency key, after
 * the provider was not reached or answered 503. An upload that arrived and was refused is not sent
 * again.
 */
export function repeatableFailures(
  operation: OperationSpec,
  idempotencyKey: string | undefined,
): (error: ApiError) => boolean {
  const isSafe = operation.method === "GET" || Boolean(operation.idempotencyKey && idempotencyKey)
  return ({ code, status }) =>
    isSafe && (code === "network" || (status === 503 && operation.files === undefined))
}

/** Tries until one attempt works, one fails for good, or three have failed. */
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
      // If the call is aborted meanwhile, the next attempt ends at once and says so.
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
