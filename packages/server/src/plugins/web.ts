import serveFiles from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { answerUnknownCall } from "./errors.ts"

/** Serves the built app. Addresses of its screens all lead to its one page. */
export async function serveApp(app: FastifyInstance, directory: string): Promise<void> {
  await app.register(serveFiles, {
    root: directory,
    wildcard: true,
    cacheControl: false,
    setHeaders(reply, path) {
      // The names of built assets change with their content; the page that names them does not.
      const immutable = path.includes("/assets/") || path.includes("\\assets\\")
      reply.header("cache-control", immutable ? "public, max-age=31536000, immutable" : "no-cache")
    },
  })
  app.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD"
    const isScreen = isRead && !/^\/api(?:\/|$)|\.\w+$/.test(pathOf(request.url))
    if (!isScreen) return answerUnknownCall(reply)
    return reply.header("cache-control", "no-cache").sendFile("index.html")
  })
}

function pathOf(url: string): string {
  return url.split("?", 1)[0] ?? url
}
