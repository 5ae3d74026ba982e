import type { Queries } from "../database/tables.ts"

/** Keeps an invitation by the hash of its token. */
export async function saveInvitation(
  db: Queries,
  { tokenHash, expiresAt }: { tokenHash: string; expiresAt: number },
): Promise<void> {
  await db
    .insertInto("invitations")
    .values({ token_hash: tokenHash, expires_at: expiresAt })
    .execute()
}

/** Uses an invitation up. Resolves to whether it was good: true for only one of several callers. */
export async function takeInvitation(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .deleteFrom("invitations")
    .where("token_hash", "=", tokenHash)
    .where("expires_at", ">", now)
    .returning("token_hash")
    .executeTakeFirst()
  return used !== undefined
}

/** Deletes expired invitations. */
export async function deleteExpiredInvitations(db: Queries, now: number): Promise<void> {
  await db.deleteFrom("invitations").where("expires_at", "<=", now).execute()
}
