import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"

/**
 * Runs work that reads data of an account and writes back what follows from it, after all other
 * such work for the account, so that none of it is lost: in the transaction that `db` is, or in one
 * of its own.
 */
export function inTurn<Result>(
  db: Queries,
  accountId: string,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return atomically(db, async (transaction) => {
    // It changes nothing, but on both engines whoever writes the same row waits for its transaction.
    await transaction
      .updateTable("accounts")
      .set(({ ref }) => ({ email: ref("email") }))
      .where("id", "=", accountId)
      .execute()
    return work(transaction)
  })
}
