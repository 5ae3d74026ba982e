import { Refusal } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import type { Account } from "../plugins/accounts.ts"
import { findToken } from "../stores/tokens.ts"

/**
 * Makes sure that a sign-in has not ended since the call began, such as by a new password: who is signed out
 * must not leave a way in behind.
 * @param db the transaction that adds it
 * @throws {Refusal} 401 if it has
 */
export async function refuseSignedOut(
  db: Queries,
  { tokenHash }: Pick<Account, "tokenHash">,
  now: number,
): Promise<void> {
  if (!(await findToken(db, tokenHash, now))) throw new Refusal(401, "Please sign in.")
}
