import { createHash } from "node:crypto"
import { readdirSync, readFileSync } from "node:fs"
import type { IncomingHttpHeaders } from "node:http"
import { basename, join } from "node:path"
import serveFiles from "@fastify/static"
import type { FastifyInstance } from "fastify"
import * as z from "zod"
import { answerUnknownCall } from "./errors.ts"

/** The page of every screen that the build does not prerender. */
const SHELL = "app.html"
const SPLASH = "index.html"

/** The addresses of the app's screens, which its build writes from the app's route table. */
const SCREENS = "screens.json"

/**
 * Serves the built app: the splash screen's page at `/`, and the empty page at all other screens'
 * addresses. A build without the empty page has the splash screen's everywhere. Any other address
 * answers 404; a browser still gets the page, which says so.
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
      // The names of built assets change with their content; the page that lists them does not.
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
  const screen = screenPattern(z.array(z.string()).parse(readJson(join(directory, SCREENS))))
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const path = pathOf(url)
    const isRead = method === "GET" || method === "HEAD"
    if (!isRead || /^\/api(?:\/|$)/.test(path)) return answerUnknownCall(reply)
    const isScreen = screen.test(path)
    if (!isScreen && !isNavigation(headers)) return answerUnknownCall(reply)
    reply.header("cache-control", "no-cache")
    if (isScreen) return reply.sendFile(shell)
    // No validators: revalidating would return an empty 404.
    return reply.code(404).sendFile(shell, { etag: false, lastModified: false })
  })
}

/** One pattern for all screens, matching addresses like the app's router. */
function screenPattern(paths: readonly string[]): RegExp {
  const patterns = paths.map((path) => path.replaceAll(/:\w+/g, "[^/]+"))
  return new RegExp(`^(?:${patterns.join("|")})/?$`, "i")
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"))
}

/** Whether a page is requested, as when a person has typed an address. */
function isNavigation({ accept }: IncomingHttpHeaders): boolean {
  return accept?.includes("text/html") ?? false
}

const POLICY = "content-security-policy"

/** The hashes of a page's inline scripts for the content security policy; no others run. */
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
