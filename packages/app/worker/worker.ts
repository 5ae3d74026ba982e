// The service worker: caches the app's own files and pictures, so that it opens without a network.
// It does not cache the API's answers: the app's state does.
import { clientsClaim } from "workbox-core"
import { ExpirationPlugin } from "workbox-expiration"
import {
  addPlugins,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  type PrecacheEntry,
  precacheAndRoute,
} from "workbox-precaching"
import { NavigationRoute, registerRoute } from "workbox-routing"
import { CacheFirst } from "workbox-strategies"
import { shopFiles } from "../src/pwa/shopFiles.ts"
import { SHARE_PATH, takeShared } from "./shared.ts"
import { storableFiles, storablePictures } from "./storable.ts"

/** The server writes the shop's money before this script, as in its pages, unless it is pounds. */
declare const self: ServiceWorkerGlobalScope & { readonly shopMoney?: string }
/** The files of this version; the build inserts them here. */
declare const FILES: PrecacheEntry[]

const DAY_SECONDS = 86_400

cleanupOutdatedCaches()
clientsClaim()
// The app asks her before a new version takes over; see src/pwa.
self.addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") void self.skipWaiting()
})

addPlugins([storableFiles])
precacheAndRoute(shopFiles(FILES, self.shopMoney))
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_PATH,
  takeShared,
  "POST",
)
registerRoute(
  new NavigationRoute(createHandlerBoundToURL("/app.html"), {
    // The API, the health checks, and any file, such as the legal pages.
    denylist: [/^\/(?:api|healthz|readyz)(?:\/|$)/, /\.\w+$/],
  }),
)
registerRoute(
  /\/assets\/[^/]+\.(?:avif|webp)$/,
  new CacheFirst({
    cacheName: "drawn-pictures",
    plugins: [storablePictures("drawn-pictures"), new ExpirationPlugin({ maxEntries: 60 })],
  }),
)
registerRoute(
  /\/api\/pictures\//,
  new CacheFirst({
    // Pictures of looks and clothes, including hers: src/pwa/pictureCache.ts clears them at
    // sign-out.
    cacheName: "pictures",
    plugins: [
      storablePictures("pictures"),
      new ExpirationPlugin({ maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS }),
    ],
  }),
)
