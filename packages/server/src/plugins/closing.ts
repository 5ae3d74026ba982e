import type { FastifyInstance } from "fastify"

declare module "fastify" {
  interface FastifyInstance {
    /** Aborted when the server is told to stop: calls that only wait then end too. */
    ending: AbortSignal
  }
}

/** The longest that connections of running calls stay open at the end. */
const GRACE_MS = 4_000

/**
 * Lets the server stop soon after it is told to. Running calls are answered first; but a keep-alive
 * connection would stay open for minutes after its answer, and one whose request never ends, for
 * ever. A call that goes on after its connection is gone still finds all services.
 */
export function closeConnections(app: FastifyInstance, { graceMs = GRACE_MS } = {}): void {
  const ending = new AbortController()
  app.decorate("ending", ending.signal)
  let deadline: NodeJS.Timeout | undefined
  const underWay = new Set<Promise<unknown>>()
  app.addHook("onRoute", (route) => {
    const { handler } = route
    route.handler = function (request, reply) {
      const answer = handler.call(this, request, reply)
      const end = Promise.resolve(answer)
        .catch(() => undefined)
        .finally(() => underWay.delete(end))
      underWay.add(end)
      return answer
    }
  })
  app.addHook("preClose", async () => {
    ending.abort()
    deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
  })
  app.addHook("onSend", async (_request, reply) => {
    if (ending.signal.aborted) reply.header("connection", "close")
  })
  app.addHook("onClose", async () => {
    clearTimeout(deadline)
    await Promise.all(underWay)
  })
}
