import { Refusal } from "@stylin/api/contract"
import type { FastifyInstance } from "fastify"
import type { Database } from "../database/open.ts"

/** `/healthz`: the process answers. `/readyz`: the store answers too. */
export function answerHealth(app: FastifyInstance, database: Database): void {
  app.get("/healthz", { logLevel: "warn" }, async (_request, reply) => {
    reply.header("cache-control", "no-store")
    return { status: "ok" }
  })
  app.get("/readyz", { logLevel: "warn" }, async (request, reply) => {
    reply.header("cache-control", "no-store")
    try {
      await database.ping()
    } catch (error) {
      request.log.error({ err: error }, "the store does not answer")
      throw new Refusal(503, "The store does not answer.")
    }
    return { status: "ready" }
  })
}
