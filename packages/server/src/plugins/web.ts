import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
import serveFiles from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { answerUnknownCall } from "./errors.ts"

/** The page of every screen that the build has not drawn ahead. */
const SHELL = "app.html"
const SPLASH = "index.html"

/**
 * Serves the built app: the splash screen's page at `/`, and at the addresses of all other screens
 * the one empty page. A build without the latter has the former everywhere.
 */
export async function serveApp(app: FastifyInstance, directory: string): Promise<void> {
  const pages = readdirSync(directory).filter((name) => name.endsWith(".html"))
  const shell = pages.includes(SHELL) ? SHELL : SPLASH
  const scripts = new Map(pages.map((name) => [name, inlineScripts(join(directory, name))]))

  await app.register(serveFiles, {
    root: directory,
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // The names of built assets change with their content; the page that names them does not.
      const immutable = path.includes("/assets/") || path.includes("\\assets\\")
      reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache")
      const hashes = scripts.get(basename(path))
      const policy = reply.getHeader(POLICY)
      if (hashes && typeof policy === "string") {
        reply.header(
          POLICY,
          policy.replace(/script-src [^;]*/, (rule) => `${rule} ${hashes}`),
        )
      }
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    const isScreen = isRead && !/^\/api(?:\/|$)|\.\w+$/.test(pathOf(request.url))
    if (!isScreen) return answerUnknownCall(reply)
    return reply.header("cache-control", "no-cache").sendFile(shell)
  })
}

const POLICY = "content-security-policy"

/** The scripts within a page, as a content security policy names them; they run no others. */
function inlineScripts(path: string): string | undefined {
  const found = readFileSync(path, "utf8").matchAll(/<script>([\s\S]*?)<\/script>/g)
  const hashes = Array.from(found, ([, code = ""]) => {
    return `'sha256-${createHash("sha256").update(code).digest("base64")}'`
  })
  return hashes.length > 0 ? hashes.join(" ") : undefined
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url
}
