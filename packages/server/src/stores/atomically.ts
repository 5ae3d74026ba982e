import type { Queries } from "../database/tables.ts"

/** Runs `work` in the given transaction, or in a new one. */
export function atomically<Result>(
  db: Queries,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work)
}
