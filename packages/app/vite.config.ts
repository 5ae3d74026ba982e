import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import react from "@vitejs/plugin-react"
import { defineConfig, type Plugin } from "vite"
import { compressed } from "./build/compressed.ts"
import { drawnIcons } from "./build/icons.ts"
import { prerenderedSplash } from "./build/prerender.ts"
import { listedScreens } from "./build/screens.ts"
import { serviceWorker } from "./build/service-worker.ts"
import { withoutDocs } from "./build/without-docs.ts"
import { withoutPrefixes } from "./build/without-prefixes.ts"
import { builtInPictures } from "./pictures/plugin.ts"

const WORKER = "mockServiceWorker.js"

/** Serves and builds the mocks' service worker only if mocks are requested. */
function mockWorker(): Plugin {
  const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${WORKER}`), "utf8")
  return {
    name: "stylin-mock-worker",
    configureServer(server) {
      server.middlewares.use(`/${WORKER}`, (_request, response) => {
        response.setHeader("Content-Type", "text/javascript")
        response.end(source())
      })
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: WORKER, source: source() })
    },
  }
}

// What changes rarely is in separate files, so that a release need not be fetched completely. What
// every visitor needs, above all the splash screen, is separate from what forms, calls to the
// provider and the feed need: each is one file instead of many small ones.
const CHUNKS = [
  {
    name: "vendor",
    test: /node_modules[\\/](?:react|react-dom|regexparam|scheduler|styled-components|stylis|use-sync-external-store|valtio|wouter)[\\/]|app[\\/]src[\\/]lib[\\/]reactDom\./,
    priority: 7,
  },
  { name: "zod", test: /node_modules[\\/]zod[\\/]/, priority: 7 },
  { name: "main", tags: ["$initial" as const], priority: 6 },
  {
    name: "base",
    test: /packages[\\/]ui[\\/]src[\\/](?:provider[\\/](?!StylinProvider\.)|(?:tokens|components[\\/](?:Button|IconButton|Picture|Spinner|TextLink))[\\/])|ItemCard[\\/]itemFacts|ui[\\/]src[\\/]hooks[\\/](?:mergeRefs|useLatest)|lucide-react[\\/]dist[\\/]esm[\\/](?:[A-Za-z]+\.|shared|icons[\\/](?:circle-exclamation-point|refresh-cw|pause|play)\.)|app[\\/]src[\\/](?:parts[\\/]AppLink|lib[\\/](?:addressOf|money|price)\.)/,
    priority: 5,
  },
  {
    name: "forms",
    test: /ui[\\/]src[\\/]components[\\/](?:Checkbox|ChoiceChips|PasswordField|ProgressBar|SelectField|StagedLoader|TextField)[\\/]/,
    priority: 4,
  },
  // The feed needs the rest of the components, and no camera.
  {
    name: "camera",
    test: /ui[\\/]src[\\/]components[\\/]CameraView[\\/]|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:switch-)?camera\./,
    priority: 4,
  },
  // What several screens share, and the feed's first view does without.
  {
    name: "shared",
    test: /ui[\\/]src[\\/]hooks[\\/](?:successor|useFocusAfterRemoval)\.|lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]bookmark\./,
    priority: 4,
  },
  { name: "ui", test: /packages[\\/]ui[\\/]src|lucide-react/, minShareCount: 4, priority: 3 },
  {
    name: "calls",
    test: /api[\\/]src[\\/]client[\\/](?!upload\.)|app[\\/]src[\\/](?:start[\\/]provider|analytics[\\/]track|lib[\\/]email|state[\\/]kept[\\/]status)\./,
    priority: 2,
  },
  {
    name: "feed",
    test: /app[\\/]src[\\/](?:screens[\\/]feed[\\/]Feed|parts[\\/](?:SignedInLayout|LookView|useNotForMe)|start[\\/]resume)\.tsx?/,
    priority: 1,
  },
]

const isMocked = process.env.VITE_MOCKS === "1"

export default defineConfig(() => ({
  // Workspace packages that are built for publication are read from their sources.
  resolve: { conditions: ["source", "module", "browser", "development|production"] },
  plugins: [
    react(),
    builtInPictures(),
    prerenderedSplash(),
    drawnIcons(),
    compressed(),
    listedScreens(),
    withoutDocs(),
    withoutPrefixes(),
    isMocked ? mockWorker() : serviceWorker(),
  ],
  // The same identifiers wherever a component is compiled, and style sheets without white space.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, pure: true } } },
  server: { proxy: { "/api": "http://127.0.0.1:3000" } },
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: true,
    modulePreload: false,
    // The one style sheet is inlined in the pages, so no chunk may request it as a file.
    cssCodeSplit: false,
    rolldownOptions: {
      // Warnings about slow plugins, which say nothing about the result.
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: CHUNKS } },
    },
  },
}))
