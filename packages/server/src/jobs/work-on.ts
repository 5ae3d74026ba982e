import type { ClaimedJob } from "../database/dialects/dialect.ts"
import { Fault, type JobHandler, type JobHandlers, type JobKind } from "./job-kinds.ts"
import type { JobLog } from "./job-log.ts"

/** How work on a job ended. */
export type Outcome =
  | { readonly isOver: true; readonly how: "done" | "given-up" }
  | {
      readonly isOver: false
      readonly how: "failed" | "waits"
      readonly error: string
      readonly faults: number
    }

const DONE: Outcome = { isOver: true, how: "done" }
const GIVEN_UP: Outcome = { isOver: true, how: "given-up" }
/** A job that lost its process this often is taken to be the cause. */
const MAX_LOST = 3

/** Does a job, or gives it up. Never rejects. */
export async function workOn(
  job: ClaimedJob,
  handlers: JobHandlers,
  log: JobLog,
): Promise<Outcome> {
  // The claim was for kinds that have a handler, and `add`'s types tie the payload to the kind.
  const handler = handlers[job.kind as JobKind] as JobHandler<unknown>
  const payload: unknown = JSON.parse(job.payload_json)
  const facts = { job: job.kind, attempts: job.attempts }
  try {
    if (job.lost >= MAX_LOST) {
      log.warn({ ...facts, lost: job.lost }, "job given up: its process died each time")
      await handler.giveUp?.(payload)
      return GIVEN_UP
    }
    await handler.run(payload)
    return DONE
  } catch (error) {
    if (error instanceof Fault) return failed(error)
    return waiting(error)
  }

  async function failed(fault: Fault): Promise<Outcome> {
    const faults = job.faults + 1
    const isOver = faults >= fault.most
    log.warn({ err: fault, ...facts }, isOver ? "job given up" : "job failed")
    if (!isOver) return { isOver, how: "failed", error: fault.message, faults }
    try {
      await handler.giveUp?.(payload)
      return GIVEN_UP
    } catch (error) {
      return waiting(error)
    }
  }

  async function waiting(cause: unknown): Promise<Outcome> {
    log.warn({ err: cause, ...facts }, "job waits for an outage to end")
    try {
      await handler.wait?.(payload)
    } catch (error) {
      log.warn({ err: error, ...facts }, "the people concerned could not be told that a job waits")
    }
    const error = cause instanceof Error ? cause.message : String(cause)
    return { isOver: false, how: "waits", error, faults: job.faults }
  }
}
