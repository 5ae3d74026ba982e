import fastify from "fastify"
import { collectDefaultMetrics } from "prom-client"
import { ConfigError } from "../config.ts"
import type { Services } from "../services.ts"
import { watchState } from "./state.ts"

export interface MetricsListener {
  /** With the port that it has. */
  readonly address: string
  close(): Promise<void>
}

/**
 * Answers Prometheus on a port of its own, so that the proxy in front of the app never passes it on.
 * @throws {ConfigError} naming METRICS_PORT if it cannot listen there
 */
export async function serveMetrics(
  services: Pick<Services, "metrics" | "database" | "composer" | "clock">,
  place: { readonly host: string; readonly port: number },
): Promise<MetricsListener> {
  const { registry } = services.metrics
  collectDefaultMetrics({ register: registry })
  watchState(services)
  const app = fastify({ forceCloseConnections: true })
  app.get("/metrics", async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
  try {
    const address = await app.listen(place)
    return { address, close: () => app.close() }
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`METRICS_PORT: cannot be used: ${reason}`, { cause })
  }
}
