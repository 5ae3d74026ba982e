import type { ExpressionBuilder } from "kysely"
import type { Queries, Tables } from "../database/tables.ts"
import { fromFlag } from "./columns.ts"

/** A sign-in ends so long after its last use, in milliseconds. */
export const TOKEN_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** A sign-in ends so long after it began, however often it is used, in milliseconds. */
export const LONGEST_SIGN_IN_MS = 180 * 24 * 60 * 60 * 1000

/** That a sign-in has not ended. */
export function isLive(now: number) {
  return ({ eb, and }: ExpressionBuilder<Tables, "tokens">) =>
    and([eb("tokens.expires_at", ">", now), eb("tokens.created_at", ">", now - LONGEST_SIGN_IN_MS)])
}

export interface NewToken {
  readonly tokenHash: string
  readonly accountId: string
  readonly now: number
  readonly expiresAt: number
  /** Browser and system, such as "Firefox on Windows". */
  readonly label: string | null
}

/** A sign-in that has not ended, and what its account may do. */
interface KnownToken extends Pick<NewToken, "accountId" | "expiresAt"> {
  readonly clothEdition: number
  readonly isOperator: boolean
}

/** Saves a sign-in, by the hash of its token. */
export async function saveToken(db: Queries, token: NewToken): Promise<void> {
  await db
    .insertInto("tokens")
    .values({
      token_hash: token.tokenHash,
      account_id: token.accountId,
      created_at: token.now,
      expires_at: token.expiresAt,
      label: token.label,
    })
    .execute()
}

/** The owner of a token; undefined if it is unknown, revoked or expired. */
export async function findToken(
  db: Queries,
  tokenHash: string,
  now: number,
): Promise<KnownToken | undefined> {
  const found = await db
    .selectFrom("tokens")
    .innerJoin("accounts", "accounts.id", "tokens.account_id")
    .select([
      ...(["account_id as accountId", "expires_at as expiresAt"] as const),
      ...(["cloth_edition as clothEdition", "is_operator"] as const),
    ])
    .where("token_hash", "=", tokenHash)
    .where(isLive(now))
    .executeTakeFirst()
  if (!found) return undefined
  const { is_operator, ...token } = found
  return { ...token, isOperator: fromFlag(is_operator) }
}

/** Whether a sign-in has begun since a time, in milliseconds since 1970. */
export async function hasBegunSince(
  db: Queries,
  tokenHash: string,
  time: number,
): Promise<boolean> {
  const row = await db
    .selectFrom("tokens")
    .select("token_hash")
    .where("token_hash", "=", tokenHash)
    .where("created_at", ">=", time)
    .executeTakeFirst()
  return row !== undefined
}

/** The token hashes of an account's sign-ins. */
export async function listTokens(db: Queries, accountId: string, now: number): Promise<string[]> {
  const rows = await db
    .selectFrom("tokens")
    .select("token_hash")
    .where("account_id", "=", accountId)
    .where(isLive(now))
    .execute()
  return rows.map((row) => row.token_hash)
}

/**
 * Postpones a token's end, and never brings it forward: calls may overtake each other. Renames its device too:
 * browsers are replaced, and sign-ins of earlier versions have no name.
 */
export async function extendToken(
  db: Queries,
  { tokenHash, expiresAt, label }: Pick<NewToken, "tokenHash" | "expiresAt" | "label">,
): Promise<void> {
  await db
    .updateTable("tokens")
    .set({ expires_at: expiresAt, label })
    .where("token_hash", "=", tokenHash)
    .where("expires_at", "<", expiresAt)
    .execute()
}

/** Ends one sign-in. */
export async function revokeToken(db: Queries, tokenHash: string): Promise<void> {
  await db.deleteFrom("tokens").where("token_hash", "=", tokenHash).execute()
}

/** Ends all sign-ins of an account. */
export async function revokeAllTokens(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom("tokens").where("account_id", "=", accountId).execute()
}

/** Deletes sign-ins that have ended. */
export async function deleteExpiredTokens(db: Queries, now: number): Promise<void> {
  await db
    .deleteFrom("tokens")
    .where((eb) => eb.not(isLive(now)(eb)))
    .execute()
}
