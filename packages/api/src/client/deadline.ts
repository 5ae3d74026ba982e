import { ApiError } from "./error.ts"

/** When a call ends: after its timeout, or when the caller cancels. */
export interface Deadline {
  readonly signal: AbortSignal
  /** Classifies why sending failed. */
  failureOf(cause: unknown, isOnline: boolean): ApiError
  /** Stops the clock. Call it when the call is over. */
  end(): void
}

/** Starts the clock of a call. */
export function startDeadline(timeoutMs: number, given?: AbortSignal): Deadline {
  const clock = new AbortController()
  const timer = setTimeout(() => clock.abort(), timeoutMs)
  return {
    signal: given ? AbortSignal.any([clock.signal, given]) : clock.signal,
    end: () => clearTimeout(timer),
    failureOf(cause, isOnline) {
      if (given?.aborted)
        return new ApiError("aborted", { message: "The call was given up.", cause })
      if (clock.signal.aborted) {
        return new ApiError("timeout", { message: "That took too long. Please try again.", cause })
      }
      return isOnline
        ? new ApiError("network", { message: "We could not be reached. Please try again.", cause })
        : new ApiError("offline", { message: "You are offline. Connect and try again.", cause })
    },
  }
}
