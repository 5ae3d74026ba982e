import type { ClaimedJob } from "../database/dialects/dialect.ts"
import type { Queries } from "../database/tables.ts"
import { renewJob } from "../stores/jobs.ts"
import type { JobLog } from "./job-log.ts"

/** A claim on a job, renewed for as long as the job is worked on. */
export interface HeldClaim {
  /** Stops renewing. The job may be given back when the promise settles. */
  release(): Promise<void>
}

interface Holder {
  readonly queries: Queries
  readonly clock: () => number
  readonly log: JobLog
  readonly leaseMs: number
}

export function holdClaim(job: ClaimedJob, { queries, clock, log, leaseMs }: Holder): HeldClaim {
  let renewal = Promise.resolve()
  const renewing = setInterval(() => {
    renewal = renewJob(queries, job, clock() + leaseMs).catch((error: unknown) =>
      log.warn({ err: error, job: job.kind }, "the claim on a job could not be renewed"),
    )
  }, leaseMs / 3)
  return {
    release() {
      clearInterval(renewing)
      return renewal
    },
  }
}
