import type { Queries } from "../database/tables.ts"
import { atomically } from "./atomically.ts"

/**
 * Runs work that reads an account's data and writes back a result, after all other such work for
 * the account, so that no update is lost: in the given transaction, or in a new one.
 */
export function inTurn<Result>(
  db: Queries,
  accountId: string,
  work: (transaction: Queries) => Promise<Result>,
): Promise<Result> {
  return atomically(db, async (transaction) => {
    // Changes nothing, but on both engines other writers of this row wait for the transaction.
    await transaction
      .updateTable("accounts")
      .set(({ ref }) => ({ email: ref("email") }))
      .where("id", "=", accountId)
      .execute()
    return work(transaction)
  })
}
