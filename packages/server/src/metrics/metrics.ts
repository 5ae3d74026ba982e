import { Counter, Histogram, Registry } from "prom-client"

/**
 * What the process counts about itself, for Prometheus. Labels come from fixed lists and from the route
 * table, so that there are a few thousand series at most and none tells of a person.
 */
export interface Metrics {
  readonly registry: Registry
  readonly calls: Histogram<"method" | "route" | "status">
  /** Calls turned away because there is too much to do. */
  readonly shed: Counter<"reason">
  readonly jobs: Histogram<"kind" | "outcome">
  readonly composing: Histogram<"question" | "outcome">
  readonly queries: Histogram<"kind" | "outcome">
  readonly objects: Histogram<"action" | "outcome">
  readonly photos: Counter<"outcome">
}

/** In seconds: a call may take as long as composing a feed, or reading a photo. */
const CALL_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const QUERY_BUCKETS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1]
const JOB_BUCKETS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

/** Makes counters that have counted nothing, in a registry of their own. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  return {
    registry,
    calls: new Histogram({
      name: "stylin_http_request_duration_seconds",
      help: "How long calls take until their answer is sent, by route.",
      labelNames: ["method", "route", "status"],
      buckets: CALL_BUCKETS,
      registers,
    }),
    shed: new Counter({
      name: "stylin_shed_total",
      help: "Calls turned away with 503 because there is too much to do.",
      labelNames: ["reason"],
      registers,
    }),
    jobs: new Histogram({
      name: "stylin_job_duration_seconds",
      help: "How long jobs run, by how they end.",
      labelNames: ["kind", "outcome"],
      buckets: JOB_BUCKETS,
      registers,
    }),
    composing: new Histogram({
      name: "stylin_composing_duration_seconds",
      help: "How long questions to the composing threads take, their wait included.",
      labelNames: ["question", "outcome"],
      buckets: CALL_BUCKETS,
      registers,
    }),
    queries: new Histogram({
      name: "stylin_store_query_duration_seconds",
      help: "How long queries of the store take, their wait for a thread included.",
      labelNames: ["kind", "outcome"],
      buckets: QUERY_BUCKETS,
      registers,
    }),
    objects: new Histogram({
      name: "stylin_object_duration_seconds",
      help: "How long reading and writing photos and cut-outs takes.",
      labelNames: ["action", "outcome"],
      buckets: CALL_BUCKETS,
      registers,
    }),
    photos: new Counter({
      name: "stylin_photos_total",
      help: "Photos that arrived, by what became of them.",
      labelNames: ["outcome"],
      registers,
    }),
  }
}
