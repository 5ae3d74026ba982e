import type { Database } from "../database/open.ts"
import { askerOf } from "../limits/tries.ts"
import { makeResetCode } from "../mail/reset-mail.ts"
import { findAccountByEmail } from "../stores/accounts.ts"
import { devicesOf } from "../stores/devices.ts"

/** Long enough to pass it on to her by another way than mail. */
const LIFETIME_MS = 24 * 60 * 60 * 1000

/**
 * Makes a code with which the owner of an account sets a new password, on any device; undefined if
 * there is no such account. For operators without a mail server.
 * @param email in any case
 * @param now in milliseconds since 1970
 */
export async function resetCodeFor(
  database: Pick<Database, "transaction">,
  email: string,
  now: number,
): Promise<{ code: string; expiresAt: number } | undefined> {
  return database.transaction(async (db) => {
    const account = await findAccountByEmail(db, email.trim().toLowerCase())
    if (!account) return undefined
    // A code works only for its asker, and nobody knows which device she will use.
    const askers = [askerOf(undefined), ...(await devicesOf(db, account.id))]
    const expiresAt = now + LIFETIME_MS
    const code = await makeResetCode(db, { email: account.email, askers, expiresAt })
    return { code, expiresAt }
  })
}
