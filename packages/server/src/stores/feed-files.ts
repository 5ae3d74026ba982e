import type { Selectable } from "kysely"
import type { Queries, Tables } from "../database/tables.ts"

/** Notes that a file has this many parts so far, and when it is given up unless it becomes whole. */
export async function noteFeedFile(
  db: Queries,
  file: { id: string; parts: number; expiresAt: number },
): Promise<void> {
  const { id, parts, expiresAt } = file
  await db
    .insertInto("feed_files")
    .values({ id, parts, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ parts }))
    .execute()
}

/** Keeps a file that is whole, until it is removed. */
export async function keepFeedFile(db: Queries, id: string): Promise<void> {
  await db.updateTable("feed_files").set({ expires_at: null }).where("id", "=", id).execute()
}

/** Lets a file go: it is imported no more, and removed from now on. */
export async function letFeedFileGo(db: Queries, id: string, now: number): Promise<void> {
  await db.updateTable("feed_files").set({ expires_at: now }).where("id", "=", id).execute()
}

/** A file; undefined if there is no such. */
export async function findFeedFile(
  db: Queries,
  id: string,
): Promise<Selectable<Tables["feed_files"]> | undefined> {
  return db.selectFrom("feed_files").selectAll().where("id", "=", id).executeTakeFirst()
}

/** Forgets a file, whose parts are gone. */
export async function forgetFeedFile(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("feed_files").where("id", "=", id).execute()
}

/** The files that did not become whole in time, and those that were let go. */
export async function expiredFeedFiles(db: Queries, now: number): Promise<string[]> {
  const files = await db
    .selectFrom("feed_files")
    .select("id")
    .where("expires_at", "<=", now)
    .execute()
  return files.map(({ id }) => id)
}
