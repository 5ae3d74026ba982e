import type { PluginOption } from "vite"
import { VitePWA } from "vite-plugin-pwa"

const DAY_SECONDS = 86_400

/**
 * Makes the app one that can be installed and that opens without a network. The worker keeps the
 * app's own files and pictures; answers of the API it leaves alone, for the states keep themselves.
 */
export function installable({ disable }: { disable: boolean }): PluginOption {
  return VitePWA({
    disable,
    // The app itself says when a new version is there; see src/pwa.
    registerType: "prompt",
    injectRegister: false,
    manifest: {
      id: "/",
      name: "Stylin",
      short_name: "Stylin",
      description: "Endless wardrobe possibilities — Perfectly tailored styles and shopping picks.",
      lang: "en-GB",
      start_url: "/",
      scope: "/",
      display: "standalone",
      background_color: "#FAF7F2",
      theme_color: "#FAF7F2",
      categories: ["lifestyle", "shopping"],
      icons: [
        { src: "/icons/192.png", sizes: "192x192", type: "image/png" },
        { src: "/icons/512.png", sizes: "512x512", type: "image/png" },
        {
          src: "/icons/maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
    },
    workbox: {
      globPatterns: ["{index,app}.html", "assets/*.{js,css,woff2}", "favicon.svg"],
      // Names of built files change with their content.
      dontCacheBustURLsMatching: /^assets\//,
      navigateFallback: "/app.html",
      // The API, the server's word on its health, and whatever is a file: the legal pages among them.
      navigateFallbackDenylist: [/^\/(?:api|healthz|readyz)(?:\/|$)/, /\.\w+$/],
      inlineWorkboxRuntime: true,
      cleanupOutdatedCaches: true,
      clientsClaim: true,
      sourcemap: false,
      runtimeCaching: [
        {
          urlPattern: /\/assets\/[^/]+\.(?:avif|webp)$/,
          handler: "CacheFirst",
          options: { cacheName: "drawn-pictures", expiration: { maxEntries: 60 } },
        },
        {
          // Of looks and clothes, hers too: src/pwa/pictureCache.ts clears it when she signs out.
          urlPattern: /\/api\/pictures\//,
          handler: "CacheFirst",
          options: {
            cacheName: "pictures",
            cacheableResponse: { statuses: [200] },
            expiration: { maxEntries: 300, maxAgeSeconds: 30 * DAY_SECONDS },
          },
        },
      ],
    },
  })
}
