import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"

/** How often something was tried, including now, and when the count restarts. */
export interface CountedTry {
  readonly count: number
  readonly endsAt: number
}

/** Counts a try. Simultaneous tries, in any process, all count. */
export async function countTry(
  db: Queries,
  subject: string,
  { now, windowMs }: { readonly now: number; readonly windowMs: number },
): Promise<CountedTry> {
  return db
    .insertInto("tries")
    .values({ subject, count: 1, next_at: 0, ends_at: now + windowMs })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet(({ eb, ref }) => ({
        count: eb
          .case()
          .when("tries.ends_at", "<=", now)
          .then(1)
          .else(eb(ref("tries.count"), "+", 1))
          .end(),
        ends_at: eb
          .case()
          .when("tries.ends_at", "<=", now)
          .then(ref("excluded.ends_at"))
          .else(ref("tries.ends_at"))
          .end(),
      })),
    )
    .returning(["count", "ends_at as endsAt"])
    .executeTakeFirstOrThrow()
}

/** Uncounts a try that was right. */
export async function uncountTry(db: Queries, subject: string): Promise<void> {
  await db
    .updateTable("tries")
    .set(({ eb }) => ({ count: eb("count", "-", 1) }))
    .where("subject", "=", subject)
    .where("count", ">", 0)
    .execute()
}

/** Forgets all tries of a subject. */
export async function forgetTries(db: Queries, subject: string): Promise<void> {
  await db.deleteFrom("tries").where("subject", "=", subject).execute()
}

/** How long to wait after a number of tries, and after how long without one they are forgotten. */
export interface Waits {
  readonly afterMs: (count: number) => number
  readonly forgottenAfterMs: number
}

/**
 * Counts a try after which the next must wait, or resolves to the time when the next is allowed.
 * Simultaneous tries are treated as if they came one after the other.
 */
export async function takeTurn(
  db: Queries,
  subject: string,
  now: number,
  { afterMs, forgottenAfterMs }: Waits,
): Promise<{ readonly nextAt: number } | undefined> {
  return atomically(db, async (transaction) => {
    const { count, next_at } = await lockTries(transaction, subject, now)
    if (next_at > now) return { nextAt: next_at }
    const waitMs = afterMs(count + 1)
    await transaction
      .updateTable("tries")
      .set({
        count: count + 1,
        // Calls overtake each other: where no wait is due, an earlier call must not run into one.
        next_at: waitMs === 0 ? 0 : now + waitMs,
        ends_at: now + forgottenAfterMs,
      })
      .where("subject", "=", subject)
      .execute()
    return undefined
  })
}

/** The tries so far. This is a write, so that others wait for the end of the transaction. */
async function lockTries(transaction: Queries, subject: string, now: number) {
  return transaction
    .insertInto("tries")
    .values({ subject, count: 0, next_at: 0, ends_at: now })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet(({ eb, ref }) => ({
        count: eb.case().when("tries.ends_at", "<=", now).then(0).else(ref("tries.count")).end(),
        next_at: eb
          .case()
          .when("tries.ends_at", "<=", now)
          .then(0)
          .else(ref("tries.next_at"))
          .end(),
      })),
    )
    .returning(["count", "next_at"])
    .executeTakeFirstOrThrow()
}

/** Deletes expired tries. */
export async function deleteEndedTries(db: Queries, now: number): Promise<void> {
  await db.deleteFrom("tries").where("ends_at", "<=", now).execute()
}
