// @ts-check
import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { createServer } from "node:http"
import { extname, join, sep } from "node:path"

/** @type {Readonly<Record<string, string>>} */
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

/**
 * Serves a folder's files on a free port of this machine for tests.
 * @param {string} folder absolute path
 * @param {Readonly<Record<string, string>>} [replaced] JSON to answer instead, by the address's path
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, replaced = {}) {
  const server = createServer(async (request, response) => {
    const json = replaced[request.url ?? "/"]
    if (json !== undefined) {
      response.writeHead(200, { "content-type": "application/json" }).end(json)
      return
    }
    const file = await fileFor(folder, request.url ?? "/")
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      // Built files have a hash in their names, so a browser need not fetch them twice.
      ...(file.includes(`${sep}assets${sep}`) && { "cache-control": "max-age=3600, immutable" }),
    })
    createReadStream(file).pipe(response)
  })
  await new Promise((resolve) => server.listen(0, "127.0.0.1", () => resolve(undefined)))
  const address = server.address()
  if (!address || typeof address === "string") throw new Error("The server has no port.")
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/**
 * The file an address names, if the folder has it.
 * @param {string} folder
 * @param {string} address
 */
async function fileFor(folder, address) {
  const { pathname } = new URL(address, "http://localhost")
  let path = ""
  try {
    path = join(folder, decodeURIComponent(pathname))
  } catch {
    return undefined // An address that cannot be decoded names no file.
  }
  const file = pathname.endsWith("/") ? join(path, "index.html") : path
  if (!file.startsWith(folder + sep)) return undefined
  const found = await stat(file).catch(() => undefined)
  return found?.isFile() ? file : undefined
}
