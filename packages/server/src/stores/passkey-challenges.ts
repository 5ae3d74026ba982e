import type { Queries } from "../database/tables.ts"

interface Challenge {
  readonly challengeHash: string
  /** The account that gets a passkey; null to sign in. */
  readonly accountId: string | null
}

/** Keeps the hash of a challenge that a browser is to answer. */
export async function saveChallenge(
  db: Queries,
  { challengeHash, accountId, expiresAt }: Challenge & { readonly expiresAt: number },
): Promise<void> {
  await db
    .insertInto("passkey_challenges")
    .values({ challenge_hash: challengeHash, account_id: accountId, expires_at: expiresAt })
    .execute()
}

/** Uses a challenge up. Resolves to whether it was there, for this use and not over: to true for one caller alone. */
export async function takeChallenge(
  db: Queries,
  { challengeHash, accountId }: Challenge,
  now: number,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("passkey_challenges")
    .where("challenge_hash", "=", challengeHash)
    .where("account_id", accountId === null ? "is" : "=", accountId)
    .where("expires_at", ">", now)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Deletes expired challenges. */
export async function deleteExpiredChallenges(db: Queries, now: number): Promise<void> {
  await db.deleteFrom("passkey_challenges").where("expires_at", "<=", now).execute()
}
