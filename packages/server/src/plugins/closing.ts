import type { FastifyInstance } from "fastify"

declare module "fastify" {
  interface FastifyInstance {
    /** Aborted once the server is told to end: calls that only wait then end too. */
    ending: AbortSignal
  }
}

/** Longest that the connections of calls under way are left open at the end. */
const GRACE_MS = 5_000

/**
 * Lets the server end soon after it is told to. Calls under way are answered first; but a
 * connection that is kept alive would stay for minutes after its answer, and one whose request
 * never ends as long as its client likes. A call that goes on after its connection is gone still
 * finds everything there.
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
