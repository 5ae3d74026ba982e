import { warn } from "../lib/report.ts"
import { onForget } from "../state/kept/lifetime.ts"

/** The service worker's cache of looks' and clothes' pictures; worker/worker.ts names it too. */
const PICTURES = "pictures"

onForget(() => {
  // Some browsers have no caches, and pages over plain HTTP never do.
  if (!("caches" in globalThis)) return
  caches.delete(PICTURES).catch((cause: unknown) => warn("Pictures could not be cleared.", cause))
})
