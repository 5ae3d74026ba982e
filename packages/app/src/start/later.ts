import { startWorker } from "../pwa/startWorker.ts"
import { startPrefetch } from "../router/prefetch.ts"
import { followReach } from "./reach.ts"

/**
 * Starts what the first screen can do without: prefetching, watching the network, and the service
 * worker.
 */
export async function startLater(): Promise<void> {
  startPrefetch()
  followReach()
  const isKept = import.meta.env.PROD && import.meta.env.VITE_MOCKS !== "1"
  if (isKept && "serviceWorker" in navigator) await startWorker()
}
