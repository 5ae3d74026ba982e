import type { ClaimedJob } from "../database/dialects/dialect.ts"
import type { Queries } from "../database/tables.ts"
import { currentRequest } from "../request-id.ts"
import { nextPlace, type TurnTaker } from "../turns/turns.ts"

export interface NewJob {
  readonly id: string
  readonly kind: string
  readonly payload: unknown
  readonly runAt: number
  /** Whose turn it takes; without one, jobs are done in order of time. */
  readonly taker?: TurnTaker | undefined
}

/** A claim on a job, void once the lease has expired and another has claimed the job. */
export type Claim = Pick<ClaimedJob, "id" | "attempts">

/** Puts a job in the queue, unless it has one of this id. `dialect.claimJob` takes it out. */
export async function enqueue(db: Queries, job: NewJob): Promise<void> {
  const place = job.taker && (await placeOf(db, job.taker, job.runAt))
  await db
    .insertInto("jobs")
    .values({
      id: job.id,
      kind: job.kind,
      payload_json: JSON.stringify(job.payload),
      run_at: job.runAt,
      attempts: 0,
      claimed_until: 0,
      last_error: null,
      owner: job.taker?.name ?? null,
      place: place ?? 0,
      request_id: currentRequest() ?? null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute()
}

/** The place of a taker's next turn, among the jobs that wait or run. */
async function placeOf(db: Queries, taker: TurnTaker, time: number): Promise<number> {
  const { now } = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.min<number | null>("place").as("now"))
    .where("owner", "is not", null)
    .where("run_at", "<=", time)
    .executeTakeFirstOrThrow()
  const { last } = await db
    .selectFrom("jobs")
    .select(({ fn }) => fn.max<number | null>("place").as("last"))
    .where("owner", "=", taker.name)
    .executeTakeFirstOrThrow()
  return nextPlace(taker, { now: now ?? 0, last: last ?? undefined })
}

/** A claim that expired long ago; 0 would mean that the job was given back. */
const RUN_OUT = 1

/** Frees all claimed jobs: their claimers are known to be gone. */
export async function freeJobs(db: Queries): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ claimed_until: RUN_OUT })
    .where("claimed_until", ">", RUN_OUT)
    .execute()
}

/** Extends a claim. Does nothing if it is void. */
export async function renewJob(db: Queries, claim: Claim, until: number): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ claimed_until: until })
    .where("id", "=", claim.id)
    .where("attempts", "=", claim.attempts)
    .execute()
}

/** The job is done, or given up. Does nothing if the claim is void. */
export async function finishJob(db: Queries, claim: Claim): Promise<void> {
  await db
    .deleteFrom("jobs")
    .where("id", "=", claim.id)
    .where("attempts", "=", claim.attempts)
    .execute()
}

/**
 * Gives the job back, to be tried again at `runAt`. Does nothing if the claim is void.
 * @param faults how many of its tries it has used up
 */
export async function failJob(
  db: Queries,
  claim: Claim,
  { error, runAt, faults }: { readonly error: string; runAt: number; faults: number },
): Promise<void> {
  await db
    .updateTable("jobs")
    .set({ run_at: runAt, claimed_until: 0, last_error: error, faults })
    .where("id", "=", claim.id)
    .where("attempts", "=", claim.attempts)
    .execute()
}

/** How many jobs of a kind there are. */
export interface JobCount {
  readonly kind: string
  readonly waiting: number
  readonly running: number
  /** Those that are to be tried again later. */
  readonly later: number
  /** Since when the oldest of the waiting ones is due; null if none waits. */
  readonly oldestDue: number | null
  /** Those of all three that have failed before. */
  readonly failed: number
  /** Why one of these failed. */
  readonly problem: string | null
}

/** Counts the jobs of every process, by kind. */
export async function countJobs(db: Queries, now: number): Promise<JobCount[]> {
  return db
    .selectFrom("jobs")
    .select(({ eb, fn }) => {
      const isRunning = eb("claimed_until", ">", now)
      const isDue = eb.and([eb("claimed_until", "<=", now), eb("run_at", "<=", now)])
      const isLater = eb.and([eb("claimed_until", "<=", now), eb("run_at", ">", now)])
      return [
        "kind" as const,
        fn.countAll<number>().filterWhere(isDue).as("waiting"),
        fn.countAll<number>().filterWhere(isRunning).as("running"),
        fn.countAll<number>().filterWhere(isLater).as("later"),
        fn.min<number | null>("run_at").filterWhere(isDue).as("oldestDue"),
        fn.count<number>("last_error").as("failed"),
        fn.max("last_error").as("problem"),
      ]
    })
    .groupBy("kind")
    .execute()
}
