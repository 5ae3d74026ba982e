import { randomUUID } from "node:crypto"
import type { ClaimedJob } from "../database/dialects/dialect.ts"
import type { Database } from "../database/open.ts"
import type { Queries } from "../database/tables.ts"
import { enqueue, failJob, finishJob } from "../stores/jobs.ts"

/** Work that outlives the call that asked for it, by the name of its kind. */
export interface JobPayloads {
  /** Mails a password reset code to this address, if it has an account. */
  "reset-mail": { email: string }
  /** Reads what an uploaded photo shows. */
  "read-photo": { photoId: string }
  /** Reads what she wears in an uploaded photo. */
  "read-outfit": { photoId: string }
}
export type JobKind = keyof JobPayloads

/** What a handler knows of the try it is. */
export interface JobTry {
  /** Whether the job is given up if this try fails. */
  readonly isLast: boolean
}

/** Does one job. Throwing means: try again later. */
export type JobHandlers = {
  [Kind in JobKind]: (payload: JobPayloads[Kind], current: JobTry) => Promise<void>
}

/** The queue of work in the store: kept before it is done, tried again when it fails. */
export interface Jobs {
  /** Keeps a job. It is durable when the promise settles. */
  add<Kind extends JobKind>(kind: Kind, payload: JobPayloads[Kind]): Promise<void>
  /** Keeps a job if the transaction is kept; `wake` then has it done at once. */
  addWithin<Kind extends JobKind>(
    db: Queries,
    kind: Kind,
    payload: JobPayloads[Kind],
  ): Promise<void>
  /** Looks for jobs now. */
  wake(): void
  /** Starts working, until `stop`. */
  start(handlers: JobHandlers): void
  /** Stops taking jobs and waits for the one under way. */
  stop(): Promise<void>
}

interface JobsOptions {
  database: Database
  clock: () => number
  log: { warn(details: object, line: string): void; error(details: object, line: string): void }
}

/** Another process's jobs are found at this pace; this one's own at once. */
const POLL_MS = 5_000
const LEASE_MS = 60_000
const MAX_ATTEMPTS = 8
const FIRST_RETRY_MS = 5_000

/** The queue over a store. Nothing is worked on before `start`. */
export function createJobs({ database, clock, log }: JobsOptions): Jobs {
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
      const job = await database.dialect.claimJob(database.queries, {
        now: clock(),
        leaseMs: LEASE_MS,
      })
      if (!job) return
      try {
        const isLast = job.attempts >= MAX_ATTEMPTS
        await handle(current, job.kind, JSON.parse(job.payload_json), { isLast })
        await finishJob(database.queries, job)
      } catch (error) {
        await retryOrGiveUp(job, error)
      }
    }
  }

  async function retryOrGiveUp(job: ClaimedJob, error: unknown) {
    const given = job.attempts >= MAX_ATTEMPTS
    log.warn(
      { err: error, job: job.kind, attempts: job.attempts },
      given ? "job given up" : "job failed",
    )
    if (given) return finishJob(database.queries, job)
    return failJob(database.queries, job, {
      error: error instanceof Error ? error.message : String(error),
      runAt: clock() + FIRST_RETRY_MS * 2 ** job.attempts,
    })
  }

  return {
    async add(kind, payload) {
      await enqueue(database.queries, { id: randomUUID(), kind, payload, runAt: clock() })
      wake()
    },
    addWithin: (db, kind, payload) =>
      enqueue(db, { id: randomUUID(), kind, payload, runAt: clock() }),
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

function handle(
  handlers: JobHandlers,
  kind: string,
  payload: unknown,
  current: JobTry,
): Promise<void> {
  if (!Object.hasOwn(handlers, kind)) throw new Error(`no handler for jobs of kind ${kind}`)
  // The payload was written by `add`, whose types tie it to the kind.
  return handlers[kind as JobKind](payload as never, current)
}
