import { setTimeout as wait } from "node:timers/promises"
import type { ClaimedJob } from "../database/dialects/dialect.ts"
import type { Database } from "../database/open.ts"
import { failJob, finishJob, renewJob } from "../stores/jobs.ts"
import type { JobHandlers } from "./job-kinds.ts"
import { type Outcome, workOn } from "./work-on.ts"

/** What a worker says goes wrong. */
export interface WorkerLog {
  warn(details: object, line: string): void
  error(details: object, line: string): void
}

export interface WorkerOptions {
  database: Database
  clock: () => number
  log: WorkerLog
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
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 10 * 60_000
/** A store that does not take a job back is asked again after this long, then less and less often. */
const ASK_AGAIN_MS = 250

/** A worker for jobs of some kinds. It does nothing before `start`. */
export function createWorker(
  kinds: readonly string[],
  { database, clock, log, leaseMs = LEASE_MS }: WorkerOptions,
): Worker {
  const { queries, dialect } = database
  const stopping = new AbortController()
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
      const outcome = await holding(job, () => workOn(job, current, log))
      await insist(() => settle(job, outcome))
    }
  }

  async function settle(job: ClaimedJob, outcome: Outcome): Promise<void> {
    if (outcome.isOver) return finishJob(queries, job)
    const pause = Math.min(FIRST_RETRY_MS * 2 ** job.attempts, LONGEST_RETRY_MS)
    await failJob(queries, job, { ...outcome, runAt: clock() + pause })
  }

  /** Goes on until the store has taken it: a job that is only left would count as lost. */
  async function insist(tell: () => Promise<void>): Promise<void> {
    for (let pause = ASK_AGAIN_MS; ; pause = Math.min(pause * 2, POLL_MS)) {
      try {
        return await tell()
      } catch (error) {
        if (stopping.signal.aborted) throw error
        log.warn({ err: error }, "the store does not take a job back; it is asked again")
        await wait(pause, undefined, { signal: stopping.signal })
      }
    }
  }

  /** Keeps the claim on a job while it is worked on, however long that takes. */
  async function holding<Result>(job: ClaimedJob, work: () => Promise<Result>): Promise<Result> {
    let renewal = Promise.resolve()
    const renewing = setInterval(() => {
      renewal = renewJob(queries, job, clock() + leaseMs).catch((error: unknown) =>
        log.warn({ err: error, job: job.kind }, "the claim on a job could not be renewed"),
      )
    }, leaseMs / 3)
    try {
      return await work()
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
      stopping.abort()
      clearTimeout(timer)
      await working
    },
  }
}
