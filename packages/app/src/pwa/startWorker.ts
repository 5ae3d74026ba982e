import { Workbox } from "workbox-window"
import { page } from "../lib/page.ts"
import { warn } from "../lib/report.ts"
import { announceUpdate } from "./update.ts"

/** Starts the service worker, and asks her before a new version takes the place of this one. */
export async function startWorker(): Promise<void> {
  const worker = new Workbox("/sw.js")
  worker.addEventListener("waiting", () => {
    announceUpdate(() => {
      worker.addEventListener("controlling", () => page.reload())
      worker.messageSkipWaiting()
    })
  })
  try {
    await worker.register()
  } catch (cause) {
    warn("The app cannot be kept for times without a network.", cause)
  }
}
