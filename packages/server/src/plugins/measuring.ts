import type { FastifyInstance } from "fastify"
import type { Metrics } from "../metrics/metrics.ts"

/**
 * Measures every call by its route, never by its address: addresses are endless, and name people's
 * pictures. Addresses without a route count as one.
 */
export function measureCalls(app: FastifyInstance, { calls }: Metrics): void {
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url
    const labels =
      route === undefined ? { method: "other", route: "none" } : { method: request.method, route }
    calls.observe({ ...labels, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
}
