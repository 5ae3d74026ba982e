import { page } from "../lib/page.ts"
import { warn } from "../lib/report.ts"
import { announceUpdate } from "./update.ts"

/** Starts the service worker, and asks her before a new version replaces this one. */
export async function startWorker(workers = navigator.serviceWorker): Promise<void> {
  try {
    const registration = await workers.register("/sw.js")
    offer(registration.waiting, workers)
    const follow = () => {
      const { installing } = registration
      installing?.addEventListener("statechange", () => offer(registration.waiting, workers))
    }
    // The browser may have found one before it answered.
    follow()
    registration.addEventListener("updatefound", follow)
  } catch (cause) {
    warn("The app cannot be kept for times without a network.", cause)
  }
}

/** The very first version takes over by itself: only one that waits behind another is offered. */
function offer(waiting: ServiceWorker | null, workers: ServiceWorkerContainer): void {
  if (!waiting || !workers.controller) return
  announceUpdate(() => {
    workers.addEventListener("controllerchange", () => page.reload(), { once: true })
    waiting.postMessage({ type: "SKIP_WAITING" })
  })
}
