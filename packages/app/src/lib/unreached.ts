import { ApiError } from "@stylin/api/client"

/** Whether a call failed because the provider was not reached. */
export function isUnreached(cause: unknown): boolean {
  return cause instanceof ApiError && ["offline", "network", "timeout"].includes(cause.code)
}
