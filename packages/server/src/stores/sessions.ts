import type { PersonalData } from "@stylin/api/contract"
import type { Queries } from "../database/tables.ts"
import { fingerprint } from "../security/tokens.ts"
import { isLive, TOKEN_LIFETIME_MS } from "./tokens.ts"

type KeptSession = PersonalData["sessions"][number]

/** A sign-in, with the hash of its token, which never leaves. */
type ListedSession = KeptSession & { readonly id: string; readonly tokenHash: string }

/** An account's sign-ins that have not ended, the one used last first. */
export async function listSessions(
  db: Queries,
  accountId: string,
  now: number,
): Promise<ListedSession[]> {
  const rows = await db
    .selectFrom("tokens")
    .selectAll()
    .where("account_id", "=", accountId)
    .where(isLive(now))
    .orderBy("expires_at", "desc")
    .orderBy("token_hash")
    .execute()
  return rows.map(({ token_hash, label, created_at, expires_at }) => ({
    id: sessionId(token_hash),
    tokenHash: token_hash,
    label,
    first_seen: dayOf(created_at),
    last_seen: dayOf(expires_at - TOKEN_LIFETIME_MS),
  }))
}

/** Ends one sign-in of an account; does nothing if the account has none with this id. */
export async function endSession(
  db: Queries,
  { accountId, id, now }: { accountId: string; id: string; now: number },
): Promise<void> {
  const ended = (await listSessions(db, accountId, now)).find((session) => session.id === id)
  if (ended) await db.deleteFrom("tokens").where("token_hash", "=", ended.tokenHash).execute()
}

/** Ends an account's sign-ins except one. */
export async function endOtherSessions(
  db: Queries,
  { accountId, tokenHash }: { accountId: string; tokenHash: string },
): Promise<void> {
  await db
    .deleteFrom("tokens")
    .where("account_id", "=", accountId)
    .where("token_hash", "!=", tokenHash)
    .execute()
}

/** Names a sign-in without giving away the hash that its token is found by. */
export function sessionId(tokenHash: string): string {
  return fingerprint(`session ${tokenHash}`).slice(0, 22)
}

/** The day of a time in UTC, such as "2026-11-23". */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
