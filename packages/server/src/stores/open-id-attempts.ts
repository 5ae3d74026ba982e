import type { Queries, Row } from "../database/tables.ts"
import { fromJson } from "./columns.ts"
import type { Identity } from "./identities.ts"

/** A sign-in at another provider that is under way. */
export interface OpenIdAttempt {
  readonly purpose: Row<"open_id_attempts">["purpose"]
  /** The account to link, where that is what it is for. */
  readonly accountId: string | null
  readonly invitationHash: string | null
  /** The query that she came back with; null until then. */
  readonly answer: string | null
  /** Who she is, once that is known and only the account is still to be proved. */
  readonly identity: Identity | null
}

/** Keeps an attempt by the hash of its browser's secret. */
export async function saveAttempt(
  db: Queries,
  {
    secretHash,
    expiresAt,
    ...attempt
  }: Partial<OpenIdAttempt> &
    Pick<OpenIdAttempt, "purpose"> & { readonly secretHash: string; readonly expiresAt: number },
): Promise<void> {
  const { purpose, accountId = null, invitationHash = null, answer = null, identity } = attempt
  await db
    .insertInto("open_id_attempts")
    .values({
      secret_hash: secretHash,
      purpose,
      account_id: accountId,
      invitation_hash: invitationHash,
      answer,
      identity_json: identity ? JSON.stringify(identity) : null,
      expires_at: expiresAt,
    })
    .execute()
}

/** Notes what she came back with, once. Resolves to what the attempt is for; undefined if there is none. */
export async function noteAnswer(
  db: Queries,
  { secretHash, answer, now }: { secretHash: string; answer: string; now: number },
): Promise<OpenIdAttempt["purpose"] | undefined> {
  const noted = await db
    .updateTable("open_id_attempts")
    .set({ answer })
    .where("secret_hash", "=", secretHash)
    .where("answer", "is", null)
    .where("expires_at", ">", now)
    .returning("purpose")
    .executeTakeFirst()
  return noted?.purpose
}

/** Uses an attempt up: only one of several callers gets it. Undefined if there is none, or it has expired. */
export async function takeAttempt(
  db: Queries,
  secretHash: string,
  now: number,
): Promise<OpenIdAttempt | undefined> {
  const taken = await db
    .deleteFrom("open_id_attempts")
    .where("secret_hash", "=", secretHash)
    .where("expires_at", ">", now)
    .returningAll()
    .executeTakeFirst()
  return (
    taken && {
      purpose: taken.purpose,
      accountId: taken.account_id,
      invitationHash: taken.invitation_hash,
      answer: taken.answer,
      identity: taken.identity_json === null ? null : fromJson<Identity>(taken.identity_json),
    }
  )
}

/** Deletes expired attempts. */
export async function deleteExpiredAttempts(db: Queries, now: number): Promise<void> {
  await db.deleteFrom("open_id_attempts").where("expires_at", "<=", now).execute()
}
