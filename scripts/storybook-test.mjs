// @ts-check
// Visits every story of the built Storybook: it renders, its play function passes, nothing is
// written to console.error, no call goes unmocked, and axe finds nothing.
import { createReadStream, existsSync } from "node:fs"
import { stat } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, join, normalize } from "node:path"
import process from "node:process"
import { findChromium } from "./lib/chromium.mjs"
import { projectEnvironment, ROOT, run, say } from "./lib/host.mjs"

const FOLDER = join(ROOT, "storybook-static")

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
}

/** Serves the built Storybook on a free port of this machine. */
function serve() {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost")
    const path = join(FOLDER, normalize(decodeURIComponent(pathname)))
    const file = pathname.endsWith("/") ? join(path, "index.html") : path
    const found = file.startsWith(FOLDER) && (await stat(file).catch(() => undefined))?.isFile()
    if (!found) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { "content-type": TYPES[extname(file)] ?? "application/octet-stream" })
    createReadStream(file).pipe(response)
  })
  return new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => resolve(server))
  })
}

const chromium = findChromium()
if (!chromium || !existsSync(join(FOLDER, "index.json"))) {
  process.stderr.write(
    chromium
      ? "Build the stories first: npm run storybook:build\n"
      : "No Chromium was found: set CHROMIUM_PATH to one.\n",
  )
  process.exit(1)
}

const server = await serve()
const { port } = server.address()
say("Visiting every story")
process.exitCode = await run(
  join(ROOT, "node_modules/.bin/test-storybook"),
  ["--url", `http://127.0.0.1:${port}`, "--index-json", "--maxWorkers=2", ...process.argv.slice(2)],
  { env: { ...projectEnvironment(), CHROMIUM_PATH: chromium } },
)
server.closeAllConnections()
server.close()
