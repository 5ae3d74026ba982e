import { startWorker } from "./pwa/startWorker.ts"
import { startPrefetch } from "./router/prefetch.ts"

/** Starts what the first screen can do without: fetching ahead, and the service worker. */
export async function startLater(): Promise<void> {
  startPrefetch()
  const isKept = import.meta.env.PROD && import.meta.env.VITE_MOCKS !== "1"
  if (isKept && "serviceWorker" in navigator) await startWorker()
}
