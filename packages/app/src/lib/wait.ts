/** Waits for milliseconds; when aborted, rejects at once with the signal's reason. */
export type Wait = (milliseconds: number, signal?: AbortSignal) => Promise<void>

/** Waits in real time. */
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
