import { readdirSync, readFileSync } from "node:fs"
import type { IncomingHttpHeaders } from "node:http"
import { basename, join } from "node:path"
import serveFiles from "@fastify/static"
import { type Money, POUNDS } from "@stylin/garments/money"
import type { FastifyInstance, FastifyReply } from "fastify"
import * as z from "zod"
import { hashSource } from "../security/hash-source.ts"
import { answerUnknownCall } from "./errors.ts"
import { shopPages, WORKER } from "./shop-pages.ts"

/** The page of every screen that the build does not prerender. */
const SHELL = "app.html"
const SPLASH = "index.html"

/** The addresses of the app's screens, which its build writes from the app's route table. */
const SCREENS = "screens.json"

/**
 * Serves the built app: the splash screen's page at `/`, and the empty page at all other screens'
 * addresses. A build without the empty page has the splash screen's everywhere. Any other address
 * answers 404; a browser still gets the page, which says so.
 * @param money what the shop's prices are in
 */
export async function serveApp(
  app: FastifyInstance,
  directory: string,
  money: Money = POUNDS,
): Promise<void> {
  const pages = readdirSync(directory).filter((name) => name.endsWith(".html"))
  const shell = pages.includes(SHELL) ? SHELL : SPLASH
  const inline = new Map(pages.map((name) => [name, inlineParts(join(directory, name))]))
  const own = shopPages(directory, [...new Set([shell, SPLASH])], money)

  /** Lets a page's own scripts and styles run, and no others. */
  function allowInline(reply: Headed, name: string): void {
    const allowed = inline.get(name)
    const policy = reply.getHeader(POLICY)
    if (!allowed || typeof policy !== "string") return
    const allow = (rule: string, kind: Inline) => [rule, ...allowed[kind]].join(" ")
    reply.header(POLICY, policy.replaceAll(/(script|style)-src [^;]*/g, allow))
  }

  function sendOwn(reply: FastifyReply, name: string, page: string): FastifyReply {
    allowInline(reply, name)
    const type = name === WORKER ? "text/javascript" : "text/html"
    return reply.header("cache-control", "no-cache").type(`${type}; charset=utf-8`).send(page)
  }

  await app.register(serveFiles, {
    root: directory,
    wildcard: true,
    cacheControl: false,
    preCompressed: true,
    setHeaders(reply, path) {
      // The names of built assets change with their content; the page that lists them does not.
      const immutable = path.includes("/assets/") || path.includes("\\assets\\")
      reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache")
      if (path.endsWith(".svg")) reply.header("content-type", "image/svg+xml; charset=utf-8")
      allowInline(reply, basename(path))
    },
  })
  for (const [name, page] of own) {
    app.get(`/${name}`, (_request, reply) => sendOwn(reply, name, page))
    if (name === SPLASH) app.get("/", (_request, reply) => sendOwn(reply, name, page))
  }
  const screen = screenPattern(z.array(z.string()).parse(readJson(join(directory, SCREENS))))
  app.setNotFoundHandler(({ method, url, headers }, reply) => {
    const path = pathOf(url)
    const isRead = method === "GET" || method === "HEAD"
    if (!isRead || /^\/api(?:\/|$)/.test(path)) return answerUnknownCall(reply)
    const isScreen = screen.test(path)
    if (!isScreen && !isNavigation(headers)) return answerUnknownCall(reply)
    reply.header("cache-control", "no-cache")
    const page = own.get(shell)
    if (page !== undefined) return sendOwn(reply.code(isScreen ? 200 : 404), shell, page)
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

/** The part of a reply that headers are set with. */
type Headed = Pick<FastifyReply, "getHeader" | "header">

const POLICY = "content-security-policy"

type Inline = "script" | "style"

/** The hashes of a page's inline scripts and styles for the content security policy; no others count. */
function inlineParts(path: string): Record<Inline, string[]> {
  const page = readFileSync(path, "utf8")
  const hashes = (pattern: RegExp) =>
    Array.from(page.matchAll(pattern), ([, text = ""]) => hashSource(text))
  return {
    script: hashes(/<script>([\s\S]*?)<\/script>/g),
    style: hashes(/<style[^>]*>([\s\S]*?)<\/style>/g),
  }
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url
}
