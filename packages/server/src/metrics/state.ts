import { Gauge } from "prom-client"
import type { Services } from "../services.ts"
import { countJobs } from "../stores/jobs.ts"

type Watched = Pick<Services, "metrics" | "database" | "composer" | "clock">

/** Adds what is asked for when the metrics are read: the queues, and whether the store answers. */
export function watchState({ metrics, database, composer, clock }: Watched): void {
  const registers = [metrics.registry]
  const oldest = new Gauge({
    name: "stylin_job_oldest_seconds",
    help: "How long the oldest due job has been waiting.",
    labelNames: ["kind"],
    registers,
  })
  const storeUp = new Gauge({
    name: "stylin_store_up",
    help: "1 if the store answers, 0 if not; then the queues are unknown.",
    registers,
  })
  new Gauge({
    name: "stylin_jobs",
    help: "Jobs in the queues of the whole installation.",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      this.reset()
      oldest.reset()
      const now = clock()
      // An outage of the store is one of the things to be seen here.
      const counts = await countJobs(database.queries, now).catch(() => undefined)
      storeUp.set(counts ? 1 : 0)
      for (const { kind, waiting, running, later, oldestDue } of counts ?? []) {
        this.set({ kind, state: "waiting" }, waiting)
        this.set({ kind, state: "running" }, running)
        this.set({ kind, state: "later" }, later)
        oldest.set({ kind }, oldestDue === null ? 0 : (now - oldestDue) / 1000)
      }
    },
  })
  new Gauge({
    name: "stylin_composing_waiting",
    help: "Questions that wait for a composing thread.",
    registers,
    collect() {
      this.set(composer.waiting())
    },
  })
}
