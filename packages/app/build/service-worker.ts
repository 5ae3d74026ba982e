import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { build, type Plugin, type ResolvedConfig, type Rolldown } from "vite"

const WORKER = join(import.meta.dirname, "../worker/worker.ts")
/** What the app needs to open; pictures are cached as they are seen. */
const KEPT = /^(?:index|app)\.html$|^assets\/.*\.(?:js|css|woff2)$/
const KEPT_PUBLIC = ["favicon.svg", "manifest.webmanifest"]

/** A file that the service worker caches; one with a hash in its name has no revision. */
interface KeptFile {
  readonly url: string
  readonly revision: string | null
}

/** Builds the service worker, which knows the files of its version. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: "stylin-service-worker",
    apply: "build",
    configResolved(resolved) {
      config = resolved
    },
    generateBundle: {
      // Runs after prerendering.
      order: "post",
      async handler(_options, bundle) {
        const files = [
          ...Object.values(bundle)
            .filter(({ fileName }) => KEPT.test(fileName))
            .map((file) => kept(file.fileName, contentOf(file))),
          ...KEPT_PUBLIC.map((name) => kept(name, readFileSync(join(config.publicDir, name)))),
        ]
        this.emitFile({ type: "asset", fileName: "sw.js", source: await buildWorker(files) })
      },
    },
  }
}

function kept(url: string, content: string | Uint8Array): KeptFile {
  const revision = createHash("sha256").update(content).digest("hex").slice(0, 16)
  return { url, revision: url.startsWith("assets/") ? null : revision }
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === "chunk" ? file.code : file.source
}

async function buildWorker(files: readonly KeptFile[]): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: "error",
    define: { FILES: JSON.stringify(files) },
    build: {
      write: false,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: { input: WORKER, output: { format: "iife" } },
    },
  })
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite made no single worker.")
  return result.output[0].code
}
