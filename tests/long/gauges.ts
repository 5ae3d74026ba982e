/** What a server's process holds, as it tells Prometheus. */
export interface Gauges {
  readonly megabytes: number
  /** Files and connections; 0 where the system does not tell. */
  readonly handles: number
  /** What it has computed since its start, on all its threads. */
  readonly processorSeconds: number
  /** Timers and everything else that keeps Node awake. */
  readonly resources: number
}

/** Reads the gauges of a server that was started with this METRICS_PORT. */
export async function gauges(metricsPort: number): Promise<Gauges> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const reading = (name: string) => Number(new RegExp(`^${name} (\\S+)`, "m").exec(text)?.[1] ?? 0)
  return {
    megabytes: Math.round(reading("process_resident_memory_bytes") / 1024 / 1024),
    handles: reading("process_open_fds"),
    processorSeconds: reading("process_cpu_seconds_total"),
    resources: reading("nodejs_active_resources_total"),
  }
}
