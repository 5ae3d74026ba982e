import type { Queries } from "../database/tables.ts"

/** Runs `work` in the transaction that `db` is, or in one of its own. */
export function atomically<Result>(
  db: Queries,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
