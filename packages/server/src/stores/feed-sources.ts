import type { FeedEvery, FeedSource } from "@stylin/api/contract"
import type { Selectable } from "kysely"
import type { Queries, Tables } from "../database/tables.ts"
import { isoTime } from "./columns.ts"
import { forgetFeedProblem } from "./feed-problems.ts"

export type FeedSourceRow = Selectable<Tables["feed_sources"]>

/**
 * Names a feed's address, or keeps the one it has, and says how often it is fetched, the first time at `now`. What went
 * wrong before is forgotten. Resolves to whether there is an address.
 */
export async function saveSource(
  db: Queries,
  source: { feed: string; address?: string | undefined; every: FeedEvery; now: number },
): Promise<boolean> {
  const { feed, every, now } = source
  const address = source.address ?? (await findSource(db, feed))?.address
  if (address === undefined) return false
  const set = { address, every, next_at: every === "never" ? null : now, failures: 0 }
  await db
    .insertInto("feed_sources")
    .values({ feed, ...set })
    .onConflict((conflict) => conflict.column("feed").doUpdateSet(set))
    .execute()
  await forgetFeedProblem(db, feed)
  return true
}

/** Forgets where a feed comes from, and what went wrong. */
export async function removeSource(db: Queries, feed: string): Promise<void> {
  await db.deleteFrom("feed_sources").where("feed", "=", feed).execute()
  await forgetFeedProblem(db, feed)
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

/**
 * Notes how often importing a feed from this address has failed since it last worked, and when it is tried again; that is
 * left as it is if nothing is said. Notes nothing if the feed has another address by now.
 */
export async function noteFailures(
  db: Queries,
  { feed, address }: Pick<FeedSourceRow, "feed" | "address">,
  { failures, nextAt }: { failures: number; nextAt?: number | null },
): Promise<void> {
  await db
    .updateTable("feed_sources")
    .set({ failures, ...(nextAt !== undefined && { next_at: nextAt }) })
    .where("feed", "=", feed)
    .where("address", "=", address)
    .execute()
}

/** All sources, by feed, as operators see them. */
export async function listSources(db: Queries): Promise<Map<string, FeedSource>> {
  const sources = await db.selectFrom("feed_sources").selectAll().execute()
  return new Map(
    sources.map(({ feed, address, every, next_at }) => [
      feed,
      { host: new URL(address).host, every, next_at: next_at === null ? null : isoTime(next_at) },
    ]),
  )
}
