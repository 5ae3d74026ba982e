// @ts-check
import { brotliCompressSync, gzipSync } from "node:zlib"
import { build, defaultClientConditions } from "vite"

const PEERS = /^(?:react|react-dom|styled-components)(?:\/|$)/
const ENTRY = "virtual:entry"

/**
 * Bundles a few lines that use the published library, without its peers.
 * @param {string} code the lines, as a module
 * @param {string} folder where `@stylin/ui` is resolved from
 * @param {readonly string[]} [conditions] also followed in the package's `exports`
 * @returns {Promise<{ modules: string[], gzip: number, brotli: number }>} the files in the bundle,
 * and its compressed sizes in bytes
 */
export async function bundleUi(code, folder, conditions = []) {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    // Sources are compiled as for publication, also within a test.
    oxc: {
      jsx: { development: false },
      plugins: {
        styledComponents: { displayName: false, fileName: false, ssr: false, pure: true },
      },
    },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
        load: (id) => (id === `\0${ENTRY}` ? code : undefined),
      },
    ],
    build: {
      write: false,
      target: "es2022",
      rolldownOptions: {
        input: ENTRY,
        external: PEERS,
        preserveEntrySignatures: "strict",
      },
    },
  })
  if (Array.isArray(result) || !("output" in result)) throw new Error("Vite made no single bundle.")
  const chunks = result.output.filter((file) => file.type === "chunk")
  return {
    modules: chunks.flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([id]) => id)
        .filter((id) => !id.startsWith("\0")),
    ),
    gzip: chunks.reduce((sum, chunk) => sum + gzipSync(chunk.code, { level: 9 }).length, 0),
    brotli: chunks.reduce((sum, chunk) => sum + brotliCompressSync(chunk.code).length, 0),
  }
}
