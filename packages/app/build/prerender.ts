import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Plugin, type ResolvedConfig, runnerImport } from "vite"
import type { PicturesApi } from "../pictures/plugin.ts"
import { light } from "./light.ts"

/** What src/prerender.tsx exports. */
interface Prerendered {
  readonly markup: string
  readonly styles: string
}

const ROOT = '<div id="root"></div>'
const THEME = '<script src="/theme.js"></script>'
const TITLE = /<title>[^<]*<\/title>/
/** Keeps the drawn splash screen out of sight where another screen is to come. */
const OTHERS =
  'if(location.pathname!=="/"||localStorage.token)document.documentElement.dataset.screen="other"'
const HIDDEN = '<style>[data-screen="other"] #root{visibility:hidden}</style>'

/**
 * Makes two pages of the built one: `index.html`, in which the splash screen is drawn already, so
 * that it is seen before any script has come; and `app.html`, empty, for every other screen. What
 * decides about the first paint stands within both pages.
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
        const theme = `<script>${readFileSync(join(config.publicDir, "theme.js"), "utf8")}</script>`
        const shell = replaced(String(page.source), THEME, theme)
        this.emitFile({ type: "asset", fileName: "app.html", source: shell })
        page.source = withSplash(shell, await draw(config))
      },
    },
  }
}

async function draw({ root, plugins, resolve, oxc }: ResolvedConfig): Promise<Prerendered> {
  const pictures: PicturesApi = plugins.find(({ name }) => name === "stylin-pictures")?.api
  const { module } = await runnerImport<{ splash: Prerendered }>(join(root, "src/prerender.tsx"), {
    root,
    configFile: false,
    logLevel: "error",
    // Vite's own name for the environment that modules are imported in.
    environments: {
      inline: {
        resolve: {
          conditions: resolve.conditions,
          noExternal: [/^@stylin\//, "lucide-react"],
        },
      },
    },
    // The styles' identifiers must be those of the build.
    oxc,
    plugins: [
      { ...light(), apply: "serve" },
      {
        name: "stylin-built-pictures",
        resolveId: (id) => (pictures.code(id) ? `\0${id}` : undefined),
        load: (id) => pictures.code(id.slice(1)),
      },
    ],
  })
  return module.splash
}

function withSplash(shell: string, { markup, styles }: Prerendered): string {
  // React asks for the pictures ahead of the markup; their place is the page's head.
  const [asked = ""] = /^(?:<link rel="preload"[^>]*>)+/.exec(markup) ?? []
  if (!asked) throw new Error("The splash screen was drawn without a picture.")
  const head = [asked, styles, HIDDEN, `<script>${OTHERS}</script>`].join("\n    ")
  const titled = shell.replace(TITLE, "<title>Endless wardrobe possibilities · Stylin</title>")
  return replaced(
    replaced(titled, "</head>", `${head}\n  </head>`),
    ROOT,
    ROOT.replace("></", `>${markup.slice(asked.length)}</`),
  )
}

function replaced(text: string, part: string, other: string): string {
  if (!text.includes(part)) throw new Error(`The page has no ${part}.`)
  return text.replace(part, () => other)
}
