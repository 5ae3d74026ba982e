import { setTimeout as wait } from "node:timers/promises"
import type { ClaimedJob } from "../database/dialects/dialect.ts"
import type { Database } from "../database/open.ts"
import { forRequest } from "../request-id.ts"
import { failJob, finishJob } from "../stores/jobs.ts"
import { type HeldClaim, holdClaim } from "./held-claim.ts"
import type { JobHandlers } from "./job-kinds.ts"
import type { JobLog } from "./job-log.ts"
import { type Outcome, workOn } from "./work-on.ts"

export interface WorkerOptions {
  database: Database
  clock: () => number
  log: JobLog
  /** Told how each job ended and how long it ran. */
  ended?: (job: ClaimedJob, how: Outcome["how"], seconds: number) => void
  /** How long a job stays claimed without a sign of life from its worker. */
  leaseMs?: number | undefined
}

/** Does the jobs of one queue, one after the other. */
export interface Worker {
  /** Looks for jobs now. */
  wake(): void
  /** Starts working, until `stop`. */
  start(handlers: JobHandlers): void
  /** Stops taking jobs. A running job is given back if it does not end soon. */
  stop(): Promise<void>
}

/** How often the store is asked for other processes' jobs; this process's own are found at once. */
const POLL_MS = 5_000
/** Renewed three times as often. With a poll, it is how long a job of a killed process waits for another. */
const LEASE_MS = 20_000
const FIRST_RETRY_MS = 5_000
const LONGEST_RETRY_MS = 10 * 60_000
/** How long a running job may delay the end of the process. */
const STOP_MS = 4_000
/**
 * The first wait before a store that could not take a job back is asked again; later waits grow.
 */
const ASK_AGAIN_MS = 250

/** A worker for jobs of some kinds. It does nothing before `start`. */
export function createWorker(
  kinds: readonly string[],
  { database, clock, log, ended, leaseMs = LEASE_MS }: WorkerOptions,
): Worker {
  const { queries, dialect } = database
  const stopping = new AbortController()
  let handlers: JobHandlers | undefined
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> | undefined
  let wokenMeanwhile = false
  let held: { readonly job: ClaimedJob; readonly claim: HeldClaim } | undefined

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
      const claim = holdClaim(job, { queries, clock, log, leaseMs })
      held = { job, claim }
      const begun = performance.now()
      const outcome = await forRequest(job.request_id ?? undefined, () => workOn(job, current, log))
      ended?.(job, outcome.how, (performance.now() - begun) / 1000)
      await claim.release()
      // It may have been given back meanwhile.
      if (held?.job !== job) return
      held = undefined
      await insist(() => settle(job, outcome))
    }
  }

  /** Another process, or the next one, starts the job again; no try is used up. */
  async function giveBack(): Promise<void> {
    if (!held) return
    const { job, claim } = held
    held = undefined
    await claim.release()
    const error = "its process ended before it was done"
    await failJob(queries, job, { error, runAt: clock(), faults: job.faults })
    log.warn({ job: job.kind }, "a job is given back unfinished")
  }

  async function settle(job: ClaimedJob, outcome: Outcome): Promise<void> {
    if (outcome.isOver) return finishJob(queries, job)
    const pause = Math.min(FIRST_RETRY_MS * 2 ** job.attempts, LONGEST_RETRY_MS)
    const { error, faults } = outcome
    await failJob(queries, job, { error, faults, runAt: clock() + pause })
  }

  /**
   * Repeats until the store has taken it, and once more as the worker stops: a job that is merely
   * abandoned would count as lost.
   */
  async function insist(tell: () => Promise<void>): Promise<void> {
    for (let pause = ASK_AGAIN_MS; ; pause = Math.min(pause * 2, POLL_MS)) {
      try {
        return await tell()
      } catch (error) {
        if (stopping.signal.aborted) throw error
        log.warn({ err: error }, "the store could not take a job back; trying again")
        // Rejects only as the worker stops: the wait is over then, too.
        await wait(pause, undefined, { signal: stopping.signal }).catch(() => {})
      }
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
      await Promise.race([working, wait(STOP_MS, undefined, { ref: false })])
      await giveBack()
    },
  }
}
