import type { FeedEvery, FeedSource } from "@stylin/api/contract"
import type { Selectable } from "kysely"
import type { Queries, Tables } from "../database/tables.ts"
import { fromJson, fromJsonOrNull, isoTime } from "./columns.ts"

export type FeedSourceRow = Selectable<Tables["feed_sources"]>
interface KeptProblem {
  readonly failedAt: number
  readonly reason: string
  readonly isShrunk: boolean
}

/**
 * Names a feed's address, or keeps the one it has, and says how often it is fetched, the first time at `now`.
 * Resolves to whether there is an address.
 */
export async function saveSource(
  db: Queries,
  source: { feed: string; address?: string | undefined; every: FeedEvery; now: number },
): Promise<boolean> {
  const { feed, address, every, now } = source
  const set = { every, next_at: every === "never" ? null : now, failures: 0, problem_json: null }
  if (address === undefined) {
    const changed = await db
      .updateTable("feed_sources")
      .set(set)
      .where("feed", "=", feed)
      .returning("feed")
      .executeTakeFirst()
    return changed !== undefined
  }
  await db
    .insertInto("feed_sources")
    .values({ feed, address, ...set })
    .onConflict((conflict) => conflict.column("feed").doUpdateSet({ address, ...set }))
    .execute()
  return true
}

/** Forgets where a feed comes from. */
export async function removeSource(db: Queries, feed: string): Promise<void> {
  await db.deleteFrom("feed_sources").where("feed", "=", feed).execute()
}

/** Where a feed comes from; undefined if nobody has said it. */
export async function findSource(db: Queries, feed: string): Promise<FeedSourceRow | undefined> {
  return db.selectFrom("feed_sources").selectAll().where("feed", "=", feed).executeTakeFirst()
}

/** The sources whose time has come. */
export async function dueSources(db: Queries, now: number) {
  return db
    .selectFrom("feed_sources")
    .select(["feed", "every", "next_at"])
    .where("next_at", "<=", now)
    .$narrowType<{ next_at: number }>()
    .execute()
}

/** Sets a source's next time. Resolves to whether it was still due at the time given: another server may be first. */
export async function passDue(
  db: Queries,
  { feed, due, next }: { feed: string; due: number; next: number | null },
): Promise<boolean> {
  const passed = await db
    .updateTable("feed_sources")
    .set({ next_at: next })
    .where("feed", "=", feed)
    .where("next_at", "=", due)
    .returning("feed")
    .executeTakeFirst()
  return passed !== undefined
}

/** Notes that an import from this source worked. Ignored if operators have changed it since. */
export async function noteImported(
  db: Queries,
  { feed, address, every }: FeedSourceRow,
): Promise<void> {
  await db
    .updateTable("feed_sources")
    .set({ failures: 0, problem_json: null })
    .where("feed", "=", feed)
    .where("address", "=", address)
    .where("every", "=", every)
    .execute()
}

/** Notes why one failed, and when it is tried again. Ignored if operators have changed the source since. */
export async function noteFailed(
  db: Queries,
  { feed, address, every }: FeedSourceRow,
  failure: { failures: number; nextAt: number | null; problem: KeptProblem },
): Promise<void> {
  await db
    .updateTable("feed_sources")
    .set({
      failures: failure.failures,
      next_at: failure.nextAt,
      problem_json: JSON.stringify(failure.problem),
    })
    .where("feed", "=", feed)
    .where("address", "=", address)
    .where("every", "=", every)
    .execute()
}

/** All sources, by feed, as operators see them. */
export async function listSources(db: Queries): Promise<Map<string, FeedSource>> {
  const sources = await db.selectFrom("feed_sources").selectAll().execute()
  const jobs = await db
    .selectFrom("jobs")
    .select("payload_json")
    .where("kind", "=", "import-feed")
    .execute()
  const underWay = new Set(
    jobs.map(({ payload_json }) => fromJson<{ feed: string }>(payload_json).feed),
  )
  return new Map(sources.map((one) => [one.feed, shown(one, underWay.has(one.feed))]))
}

function shown(source: FeedSourceRow, isUnderWay: boolean): FeedSource {
  const { address, every, next_at, problem_json } = source
  const problem = fromJsonOrNull<KeptProblem>(problem_json)
  return {
    host: new URL(address).host,
    every,
    next_at: next_at === null ? null : isoTime(next_at),
    is_under_way: isUnderWay,
    problem: problem && {
      failed_at: isoTime(problem.failedAt),
      reason: problem.reason,
      is_shrunk: problem.isShrunk,
    },
  }
}
