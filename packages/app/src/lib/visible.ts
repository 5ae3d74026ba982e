/** Resolves when the page is visible; rejects with the signal's reason when aborted. */
export function untilVisible(signal: AbortSignal): Promise<void> {
  if (document.visibilityState === "visible") return Promise.resolve()
  return new Promise((resolve, reject) => {
    const look = () => {
      if (document.visibilityState !== "visible") return
      stop()
      resolve()
    }
    const abort = () => {
      stop()
      reject(signal.reason)
    }
    const stop = () => {
      document.removeEventListener("visibilitychange", look)
      signal.removeEventListener("abort", abort)
    }
    document.addEventListener("visibilitychange", look)
    signal.addEventListener("abort", abort, { once: true })
  })
}
