/** Waits; takes milliseconds and ends early, rejecting with the signal's reason, when aborted. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Waits by the clock. */
export const wait: Wait = (milliseconds, signal) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) {
      reject(signal.reason)
      return
    }
    const abort = () => {
      clearTimeout(timer)
      reject(signal?.reason)
    }
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", abort)
      resolve()
    }, milliseconds)
    signal?.addEventListener("abort", abort, { once: true })
  })
