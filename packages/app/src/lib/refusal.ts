import { ApiError } from "@stylin/api/client"

/** Whether a call failed for good: the same call would fail again, however often it is made. */
export function isRefusal(cause: unknown): boolean {
  if (!(cause instanceof ApiError)) return true
  if (cause.status === undefined) return false
  return cause.status >= 400 && cause.status < 500 && cause.status !== 408 && cause.status !== 429
}
