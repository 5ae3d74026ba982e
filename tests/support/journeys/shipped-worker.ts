import { once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer, type OutgoingHttpHeaders } from "node:http"
import type { AddressInfo } from "node:net"
import { extname, join } from "node:path"
import { BUILT_APP } from "../stylin-process.ts"

/** A test server's answer to one address. */
export interface Said {
  readonly status?: number
  readonly headers?: OutgoingHttpHeaders
  readonly body?: string
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
}

/**
 * Serves the built app with its service worker, and the test's own answers in place of a
 * provider's; anything else is a 404.
 */
export async function serveShipped() {
  const said = new Map<string, Said>()
  const asked: string[] = []
  const server = createServer(async ({ url = "" }, response) => {
    const [path = ""] = url.split("?", 1)
    asked.push(path)
    const { status = 200, headers = {}, body } = said.get(path) ?? {}
    const file = path === "/" ? "/index.html" : path
    const content = body ?? (path.startsWith("/api/") ? undefined : await fileOf(file))
    response.writeHead(content === undefined ? 404 : status, {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      ...headers,
    })
    response.end(content)
  })
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  // Listening on a port, not on a pipe, it has an address of this form.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    said,
    /** How often an address was requested. */
    times: (path: string) => asked.filter((one) => one === path).length,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    },
  }
}

async function fileOf(path: string): Promise<Buffer | undefined> {
  try {
    return await readFile(join(BUILT_APP, path))
  } catch {
    return undefined
  }
}
