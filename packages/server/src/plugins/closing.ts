import type { FastifyInstance } from "fastify"

/** Longest that calls under way may hold up the end of the process. */
const GRACE_MS = 10_000

/**
 * Lets the server end soon after it is told to. What is under way is answered first; but a
 * connection that is kept alive would stay for minutes after its answer, and one whose request
 * never ends as long as its client likes.
 */
export function closeConnections(app: FastifyInstance, { graceMs = GRACE_MS } = {}): void {
  let isClosing = false
  let deadline: NodeJS.Timeout | undefined
  app.addHook("preClose", async () => {
    isClosing = true
    deadline = setTimeout(() => app.server.closeAllConnections(), graceMs)
  })
  app.addHook("onSend", async (_request, reply) => {
    if (isClosing) reply.header("connection", "close")
  })
  app.addHook("onClose", async () => clearTimeout(deadline))
}
