// @ts-check
import { once } from "node:events"
import { createReadStream } from "node:fs"
import { realpath, stat } from "node:fs/promises"
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
 * Serves a folder's files on a port of this machine for tests.
 * @param {string} folder absolute path
 * @param {object} [also] what is answered instead, by the address's path
 * @param {Readonly<Record<string, string>>} [also.json]
 * @param {Readonly<Record<string, string>>} [also.files] absolute paths
 * @param {RegExp} [also.blank] addresses, with their queries, of pages that stay empty
 * @param {number} [also.port] which port, if it is free; without it, any
 * @returns {Promise<{ url: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder, { json = {}, files = {}, blank, port = 0 } = {}) {
  const server = createServer(async (request, response) => {
    const { url = "/" } = request
    if (json[url] !== undefined) {
      response.writeHead(200, { "content-type": "application/json" }).end(json[url])
      return
    }
    if (blank?.test(url)) {
      response.writeHead(200, { "content-type": TYPES[".html"] }).end()
      return
    }
    const file = files[url] ?? (await fileFor(folder, url))
    if (!file) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, {
      "content-type": typeOf(file),
      // Built files have a hash in their names, so a browser need not fetch them twice.
      ...(url.includes("/assets/") && { "cache-control": "max-age=3600, immutable" }),
    })
    createReadStream(file).pipe(response)
  })
  await listen(server, port).catch((error) => {
    if (error.code !== "EADDRINUSE") throw error
    return listen(server, 0)
  })
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

/** @param {import("node:http").Server} server @param {number} port */
async function listen(server, port) {
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
}

/** The media type of a file, by its name. @param {string} file */
export function typeOf(file) {
  return TYPES[extname(file)] ?? "application/octet-stream"
}

/**
 * The file an address names, if it is in the folder; a link that leads out of it names none.
 * @param {string} folder absolute path
 * @param {string} address path and query
 * @returns {Promise<string | undefined>} absolute path
 */
export async function fileFor(folder, address) {
  try {
    const { pathname } = new URL(address, "http://localhost")
    const path = join(folder, decodeURIComponent(pathname))
    const file = await realpath(pathname.endsWith("/") ? join(path, "index.html") : path)
    const isInside = file.startsWith((await realpath(folder)) + sep)
    return isInside && (await stat(file)).isFile() ? file : undefined
  } catch {
    return undefined // An address that cannot be decoded, or names nothing, names no file.
  }
}
