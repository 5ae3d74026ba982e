import { randomUUID } from "node:crypto"
import type { IncomingMessage } from "node:http"
import type { FastifyInstance } from "fastify"
import type { Config } from "../config.ts"
import { forRequest } from "../request-id.ts"

const HEADER = "x-request-id"
/** Nothing that could forge a line of a log. */
const FORM = /^[\w.-]{8,80}$/

/** How a call gets its id: from the proxies in front, if there are any, or a random one. */
export function requestIds({ trustProxy }: Config): (request: IncomingMessage) => string {
  return ({ headers }) => {
    const given = trustProxy > 0 ? headers[HEADER] : undefined
    return typeof given === "string" && FORM.test(given) ? given : randomUUID()
  }
}

/** Tells the caller the id, and passes it on to all that the call starts, jobs included. */
export function passRequestIds(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header(HEADER, request.id)
  })
  // Reading the body loses the context, so it begins after that.
  app.addHook("preHandler", (request, _reply, done) => forRequest(request.id, done))
}
