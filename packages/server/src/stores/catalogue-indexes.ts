import type { Queries } from "../database/tables.ts"

/**
 * Says that the index kept under an id holds the catalogue of a revision. The store vouches for files beside
 * it, so that none is taken for an index of another store, nor of this one as it was before it went back to a backup.
 */
export async function noteKeptIndex(db: Queries, id: string, revision: number): Promise<void> {
  await db.insertInto("catalogue_indexes").values({ id, revision }).execute()
}

/** The revision that a kept index holds; undefined if this store knows of none such. */
export async function revisionOfKeptIndex(db: Queries, id: string): Promise<number | undefined> {
  const found = await db
    .selectFrom("catalogue_indexes")
    .select("revision")
    .where("id", "=", id)
    .executeTakeFirst()
  return found?.revision
}

export async function forgetKeptIndex(db: Queries, id: string): Promise<void> {
  await db.deleteFrom("catalogue_indexes").where("id", "=", id).execute()
}
