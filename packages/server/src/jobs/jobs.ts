import { randomUUID } from "node:crypto"
import type { Queries } from "../database/tables.ts"
import { enqueue } from "../stores/jobs.ts"
import type { TurnTaker } from "../turns/turns.ts"
import { type JobHandlers, type JobKind, type JobPayloads, KINDS_BY_QUEUE } from "./job-kinds.ts"
import { createWorker, type WorkerOptions } from "./worker.ts"

/**
 * The queues of work in the store: jobs are kept before they are done, and retried when they fail.
 */
export interface Jobs {
  /** Keeps a job; it is durable when the promise settles. */
  add<Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind]): Promise<void>
  /**
   * Keeps a job if the transaction commits; `wake` then has it done when the taker's turn comes.
   */
  addWithin<Kind extends JobKind>(
    db: Queries,
    job: { kind: Kind; payload: JobPayloads[Kind]; taker: TurnTaker },
  ): Promise<void>
  /** Keeps a job when the taker's turn comes, unless one with this id waits or runs. */
  addOnce<Kind extends JobKind>(job: {
    id: string
    kind: Kind
    payload: JobPayloads[Kind]
    taker: TurnTaker
  }): Promise<void>
  /** Looks for jobs now. */
  wake(): void
  /** Starts working, until `stop`. */
  start(handlers: JobHandlers): void
  /** Stops taking jobs. Running jobs are given back if they do not end soon. */
  stop(): Promise<void>
}

/** The queues over a store. No work runs before `start`. */
export function createJobs(options: WorkerOptions): Jobs {
  const { database, clock } = options
  const workers = KINDS_BY_QUEUE.map((kinds) => createWorker(kinds, options))

  function wake(): void {
    for (const worker of workers) worker.wake()
  }

  return {
    async add(kind, payload) {
      await enqueue(database.queries, { id: randomUUID(), kind, payload, runAt: clock() })
      wake()
    },
    addWithin: (db, job) => enqueue(db, { id: randomUUID(), runAt: clock(), ...job }),
    async addOnce(job) {
      await enqueue(database.queries, { runAt: clock(), ...job })
      wake()
    },
    wake,
    start(handlers) {
      for (const worker of workers) worker.start(handlers)
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
