import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { batches } from "./batches.ts"
import { nextRemoval, nextRevision } from "./catalogue-changes.ts"

const PAGE_SIZE = 5000

/** The ids of a feed's available products, one by one; never all of them in memory. */
export async function* availableIds(db: Queries, feed: string): AsyncGenerator<string> {
  const ids = db
    .selectFrom("products")
    .select("id")
    .where("feed", "=", feed)
    .where("available", "=", 1)
    .orderBy("id")
    .limit(PAGE_SIZE)
  let page = await ids.execute()
  while (true) {
    for (const { id } of page) yield id
    const last = page.at(-1)
    if (!last || page.length < PAGE_SIZE) return
    page = await ids.where("id", ">", last.id).execute()
  }
}

/**
 * Takes products off sale. Their rows stay, and an import that lists one again brings it back.
 * @param now in milliseconds since 1970
 * @returns how many were on sale
 */
export async function withdrawProducts(
  db: Queries,
  ids: readonly string[],
  now: number,
): Promise<number> {
  if (ids.length === 0) return 0
  return atomically(db, async (transaction) => {
    const revision = await nextRevision(transaction)
    let withdrawn = 0
    for (const batch of batches(ids)) {
      const { numUpdatedRows } = await transaction
        .updateTable("products")
        .set({ available: 0, row_hash: "", imported_at: now, revision })
        .where("id", "in", batch)
        .where("available", "=", 1)
        .executeTakeFirstOrThrow()
      withdrawn += Number(numUpdatedRows)
    }
    return withdrawn
  })
}

/** Deletes a feed's products and resolves to their number. */
export async function removeFeed(db: Queries, feed: string): Promise<number> {
  return atomically(db, async (transaction) => {
    await nextRemoval(transaction)
    const { numDeletedRows } = await transaction
      .deleteFrom("products")
      .where("feed", "=", feed)
      .executeTakeFirstOrThrow()
    return Number(numDeletedRows)
  })
}
