import type { ClaimedJob } from "../database/dialects/dialect.ts"
import type { Database } from "../database/open.ts"
import { failJob, finishJob, renewJob } from "../stores/jobs.ts"
import { Hopeless, type JobHandler, type JobHandlers, type JobKind } from "./job-kinds.ts"

export interface WorkerOptions {
  database: Database
  clock: () => number
  log: { warn(details: object, line: string): void; error(details: object, line: string): void }
  /** How long a job is held without word of its worker. */
  leaseMs?: number
}

/** Does the jobs of one queue, one after the other. */
export interface Worker {
  /** Looks for jobs now. */
  wake(): void
  /** Starts working, until `stop`. */
  start(handlers: JobHandlers): void
  /** Stops taking jobs and waits for the one under way. */
  stop(): Promise<void>
}

/** Another process's jobs are found at this pace; this one's own at once. */
const POLL_MS = 5_000
const LEASE_MS = 60_000
const MAX_ATTEMPTS = 8
/** A job whose process died this often while it was done is taken to be what ends it. */
const MAX_LOST = 3
const FIRST_RETRY_MS = 5_000

/** A worker for jobs of some kinds. It does nothing before `start`. */
export function createWorker(
  kinds: readonly string[],
  { database, clock, log, leaseMs = LEASE_MS }: WorkerOptions,
): Worker {
  const { queries, dialect } = database
  let handlers: JobHandlers | undefined
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let wokenMeanwhile = false

  function wake(): void {
    if (!handlers) return
    if (working !== undefined) {
      wokenMeanwhile = true
      return
    }
    clearTimeout(timer)
    working = workThrough(handlers)
      .catch((error: unknown) => log.error({ err: error }, "the job queue could not be read"))
      .finally(() => {
        working = undefined
        if (!handlers) return
        const again = wokenMeanwhile
        wokenMeanwhile = false
        if (again) wake()
        else timer = setTimeout(wake, POLL_MS)
      })
  }

  async function workThrough(current: JobHandlers): Promise<void> {
    while (handlers) {
      const job = await dialect.claimJob(queries, { now: clock(), leaseMs, kinds })
      if (!job) return
      try {
        await holding(job, () => workOn(job, current))
        await finishJob(queries, job)
      } catch (error) {
        await failJob(queries, job, {
          error: error instanceof Error ? error.message : String(error),
          runAt: clock() + FIRST_RETRY_MS * 2 ** job.attempts,
        })
      }
    }
  }

  /** Resolves when the job is done or given up; rejects where it is to be tried again. */
  async function workOn(job: ClaimedJob, current: JobHandlers): Promise<void> {
    // The claim was for kinds that have a handler, and the payload was written by `add`, whose
    // types tie it to the kind.
    const handler = current[job.kind as JobKind] as JobHandler<unknown>
    const payload: unknown = JSON.parse(job.payload_json)
    const facts = { job: job.kind, attempts: job.attempts }
    if (job.lost >= MAX_LOST) {
      log.warn({ ...facts, lost: job.lost }, "job given up: its process died each time")
      return handler.giveUp?.(payload)
    }
    try {
      await handler.run(payload, job.attempts)
    } catch (error) {
      const given = error instanceof Hopeless || job.attempts >= MAX_ATTEMPTS
      log.warn({ err: error, ...facts }, given ? "job given up" : "job failed")
      if (!given) throw error
      await handler.giveUp?.(payload)
    }
  }

  /** Keeps the claim on a job while it is worked on, however long that takes. */
  async function holding(job: ClaimedJob, work: () => Promise<void>): Promise<void> {
    let renewal = Promise.resolve()
    const renewing = setInterval(() => {
      renewal = renewJob(queries, job, clock() + leaseMs).catch((error: unknown) =>
        log.warn({ err: error, job: job.kind }, "the claim on a job could not be renewed"),
      )
    }, leaseMs / 3)
    try {
      await work()
    } finally {
      clearInterval(renewing)
      // It must not come after the job was given back.
      await renewal
    }
  }

  return {
    wake,
    start(given) {
      handlers = given
      wake()
    },
    async stop() {
      handlers = undefined
      clearTimeout(timer)
      await working
    },
  }
}
