import { readFileSync } from "node:fs"
import { join } from "node:path"
import { minifySync, type Plugin, type ResolvedConfig, type Rolldown, runnerImport } from "vite"
import type { PicturesApi } from "../pictures/plugin.ts"
import { PAINT_FIRST_VIEW } from "../src/start/paintFirstView.ts"
import {
  AFTER_PAINT,
  ASK_FIRST_PICTURE,
  asking,
  beginFeed,
  filesOf,
  inTurn,
  RUN_IN_TURN,
  runnableBefore,
  type Started,
  startingAfter,
  startOfSplash,
} from "./start.ts"

/** What src/prerender.tsx exports. */
interface Prerendered {
  /** The rules that every page needs. */
  readonly base: string
  readonly splash: { readonly markup: string; readonly styles: string }
}

/** As in src/lib/provider. */
const API_BASE = process.env.VITE_API_URL ?? "/api"
const ROOT = '<div id="root"></div>'
const THEME = '<script src="/theme.js"></script>'
const SPLASH = "screens/splash/Splash.tsx"
/** Where most people go from the splash screen, and from the feed. */
const AFTER_SPLASH = "screens/onboarding/Onboarding.tsx"
const AFTER_FEED = "screens/look/Look.tsx"
const FEED = ["parts/SignedInLayout.tsx", "screens/feed/Feed.tsx"]
const TITLE = /<title>[^<]*<\/title>/
const ENTRY = /\s*<script type="module"[^>]* src="([^"]+)"><\/script>/
const STYLE_SHEET = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/
/** Hides the prerendered splash screen where another screen will show. */
const OTHERS =
  'if(location.pathname!=="/"||localStorage.token)document.documentElement.dataset.screen="other"'
const HIDDEN = '<style>[data-screen="other"] #root{visibility:hidden}</style>'

/**
 * Makes two pages of the built one: `index.html` with the splash screen prerendered, so that it
 * shows before any script has loaded; and `app.html`, empty, for every other screen. Whatever
 * affects the first paint is inlined in both.
 */
export function prerenderedSplash(): Plugin {
  let config: ResolvedConfig
  return {
    name: "stylin-prerender",
    apply: "build",
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      order: "post",
      async handler(_options, bundle) {
        const page = bundle["index.html"]
        if (page?.type !== "asset") throw new Error("The build has no index.html.")
        const { base, splash } = await draw(config)
        const theme = script(readFileSync(join(config.publicDir, "theme.js"), "utf8"))
        const shell = withRules(replaced(String(page.source), THEME, theme), base, bundle)
        const entry = filesOf(bundle, ["main.tsx"])[0] ?? ""
        const started = (modules: readonly string[], next: string): Started => {
          const files = filesOf(bundle, ["main.tsx", ...modules])
          return {
            files,
            before: runnableBefore(bundle, entry, inTurn(bundle, files)),
            next: inTurn(bundle, filesOf(bundle, [next])).filter((file) => !files.includes(file)),
          }
        }
        const splashStart = started([SPLASH], AFTER_SPLASH)
        const feed = started(FEED, AFTER_FEED)
        this.emitFile({
          type: "asset",
          fileName: "app.html",
          source: withFeed(shell, bundle, { entry, feed }),
        })
        page.source = withSplash(shell, splash, { entry, splash: splashStart, feed })
      },
    },
  }
}

async function draw({ root, plugins, resolve, oxc }: ResolvedConfig): Promise<Prerendered> {
  const pictures: PicturesApi = plugins.find(({ name }) => name === "stylin-pictures")?.api
  const { module } = await runnerImport<Prerendered>(join(root, "src/prerender.tsx"), {
    root,
    configFile: false,
    logLevel: "error",
    // Vite's own name for the environment that modules are imported in.
    environments: {
      inline: {
        resolve: {
          conditions: resolve.conditions,
          noExternal: [/^@stylin\//],
        },
      },
    },
    // The styles' identifiers must be those of the build.
    oxc,
    plugins: [
      {
        name: "stylin-built-pictures",
        resolveId: (id) => (pictures.code(id) ? `\0${id}` : undefined),
        load: (id) => pictures.code(id.slice(1)),
      },
    ],
  })
  return module
}

/** Inlines the rules that every screen needs, in place of their style sheet. */
function withRules(page: string, base: string, bundle: Rolldown.OutputBundle): string {
  const [link, file = ""] = STYLE_SHEET.exec(page) ?? []
  const sheet = bundle[file]
  if (!link || sheet?.type !== "asset") throw new Error("The page has no style sheet.")
  delete bundle[file]
  return replaced(page, link, `<style>${String(sheet.source).trim()}${base}</style>`)
}

/** The page of the inner screens. On the feed it paints what she saw last, then it loads the files. */
function withFeed(
  shell: string,
  bundle: Rolldown.OutputBundle,
  { entry, feed }: { readonly entry: string; readonly feed: Started },
): string {
  // The picture first: it is what she sees.
  const early = `if(location.pathname==="/feed"&&localStorage.token){${ASK_FIRST_PICTURE}${beginFeed(API_BASE)}}`
  const head = script(early)
  const [tag = ""] = ENTRY.exec(shell) ?? []
  if (!tag) throw new Error("The page has no script.")
  const shared = runnableBefore(bundle, entry, inTurn(bundle, [entry]))
  const start = `{
${RUN_IN_TURN}
${AFTER_PAINT}
${PAINT_FIRST_VIEW}
afterView(() => {
if (location.pathname === "/feed") {
${asking(feed.files)}
${startingAfter(feed.before, entry, feed.next)}
} else {
${asking(filesOf(bundle, ["main.tsx"]))}
${startingAfter(shared, entry, [])}
}
})
}`
  const started = replaced(shell, tag, "")
  const drawn = replaced(started, ROOT, `${ROOT}\n    ${script(start)}`)
  return replaced(drawn, "</head>", `  ${head}\n  </head>`)
}

function withSplash(
  shell: string,
  { markup, styles }: Prerendered["splash"],
  startWith: Parameters<typeof startOfSplash>[0],
): string {
  // React lists the pictures before the markup; they belong in the page's head.
  const [asked = ""] = /^(?:<link rel="preload"[^>]*>)+/.exec(markup) ?? []
  if (!asked) throw new Error("The splash screen was drawn without a picture.")
  const [tag = ""] = ENTRY.exec(shell) ?? []
  if (!tag) throw new Error("The page has no script.")
  const head = [asked, styles, HIDDEN, script(OTHERS)].join("\n    ")
  const drawn = ROOT.replace("></", `>${markup.slice(asked.length)}</`)
  const titled = shell.replace(TITLE, "<title>Endless wardrobe possibilities · Stylin</title>")
  const started = replaced(replaced(titled, tag, ""), "</head>", `${head}\n  </head>`)
  return replaced(started, ROOT, `${drawn}\n    ${script(startOfSplash(startWith))}`)
}

/** A script within a page: it is fetched with each page, and no file of it is cached. */
function script(text: string): string {
  const { code, errors } = minifySync("inline.js", text, { module: false })
  if (errors.length > 0) throw new Error(`A script of the page cannot be read: ${text}`)
  return `<script>${code}</script>`
}

function replaced(text: string, part: string, other: string): string {
  if (!text.includes(part)) throw new Error(`The page has no ${part}.`)
  return text.replace(part, () => other)
}
