import { Gauge, type Registry } from "prom-client"
import type { Database } from "../database/open.ts"
import type { Services } from "../services.ts"
import { countJobs, type JobCount } from "../stores/jobs.ts"

type Watched = Pick<Services, "metrics" | "database" | "clock"> & {
  readonly composer: Pick<Services["composer"], "waiting">
}

/** Adds what is asked for when the metrics are read: the queues, and whether the store answers. */
export function watchState({ metrics, database, composer, clock }: Watched): void {
  const registers = [metrics.registry]
  let counting: Promise<JobCount[] | undefined> | undefined

  /** Gauges are read all at once, and share a count. It is undefined in an outage of the store. */
  function counted(): Promise<JobCount[] | undefined> {
    counting ??= countJobs(database.queries, clock())
      .catch(() => undefined)
      .finally(() => {
        counting = undefined
      })
    return counting
  }

  new Gauge({
    name: "stylin_store_up",
    help: "1 if the store answers, 0 if not; then the queues are unknown.",
    registers,
    async collect() {
      this.set((await counted()) ? 1 : 0)
    },
  })
  new Gauge({
    name: "stylin_job_oldest_seconds",
    help: "How long the oldest due job has been waiting.",
    labelNames: ["kind"],
    registers,
    async collect() {
      const counts = (await counted()) ?? []
      this.reset()
      for (const { kind, oldestDue } of counts) {
        this.set({ kind }, oldestDue === null ? 0 : (clock() - oldestDue) / 1000)
      }
    },
  })
  new Gauge({
    name: "stylin_jobs",
    help: "Jobs in the queues of the whole installation.",
    labelNames: ["kind", "state"],
    registers,
    async collect() {
      const counts = (await counted()) ?? []
      this.reset()
      for (const { kind, waiting, running, later } of counts) {
        this.set({ kind, state: "waiting" }, waiting)
        this.set({ kind, state: "running" }, running)
        this.set({ kind, state: "later" }, later)
      }
    },
  })
  const { replica } = database
  if (replica) watchReplica(replica, registers)
  new Gauge({
    name: "stylin_composing_waiting",
    help: "Questions that wait for a composing thread.",
    registers,
    collect() {
      this.set(composer.waiting())
    },
  })
}

function watchReplica(
  replica: NonNullable<Database["replica"]>,
  registers: readonly Registry[],
): void {
  new Gauge({
    name: "stylin_replica_up",
    help: "1 while the replica is read from, 0 while the primary is read instead.",
    registers: [...registers],
    collect() {
      this.set(replica.isUsed() ? 1 : 0)
    },
  })
  new Gauge({
    name: "stylin_replica_lag_seconds",
    help: "How old what the replica shows may be, checks included; infinite if that is not known.",
    registers: [...registers],
    collect() {
      this.set(replica.lagMs() / 1000)
    },
  })
}
