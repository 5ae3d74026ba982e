import type { Queries } from "../database/tables.ts"

/** Identifies a code: the one that an asker has requested for an email. */
export interface ResetCodeKey {
  /** Stands for the email. */
  readonly subject: string
  /** A device that the account knows, or all strangers together. */
  readonly asker: string
}

export interface NewResetCode extends ResetCodeKey {
  readonly codeHash: string
  readonly expiresAt: number
  /** How often a code may be tried. */
  readonly tries: number
}

/** Keeps the code, replacing an earlier one. */
export async function saveResetCode(db: Queries, code: NewResetCode): Promise<void> {
  await db
    .insertInto("reset_codes")
    .values({
      subject: code.subject,
      asker: code.asker,
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
      tries_left: code.tries,
    })
    .onConflict((conflict) =>
      conflict.columns(["subject", "asker"]).doUpdateSet(({ ref }) => ({
        code_hash: ref("excluded.code_hash"),
        expires_at: ref("excluded.expires_at"),
        tries_left: ref("excluded.tries_left"),
      })),
    )
    .execute()
}

/**
 * Uses up a try and resolves to the hash to compare with; undefined if there is no code, it has
 * expired, or no try is left. Simultaneous tries all count.
 */
export async function takeTry(
  db: Queries,
  { subject, asker }: ResetCodeKey,
  now: number,
): Promise<{ codeHash: string } | undefined> {
  return db
    .updateTable("reset_codes")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("subject", "=", subject)
    .where("asker", "=", asker)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .returning("code_hash as codeHash")
    .executeTakeFirst()
}

/** Gives back a try that was right. */
export async function giveBackTry(db: Queries, { subject, asker }: ResetCodeKey): Promise<void> {
  await db
    .updateTable("reset_codes")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "+", 1) }))
    .where("subject", "=", subject)
    .where("asker", "=", asker)
    .execute()
}

/**
 * Deletes all codes for an email, including the one that was used. Resolves to whether that one was
 * there: true for only one of several callers.
 */
export async function useResetCode(
  db: Queries,
  { subject, asker }: ResetCodeKey,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("reset_codes")
    .where("subject", "=", subject)
    .where("asker", "=", asker)
    .executeTakeFirstOrThrow()
  await db.deleteFrom("reset_codes").where("subject", "=", subject).execute()
  return numDeletedRows > 0n
}

/** Deletes expired codes. */
export async function deleteExpiredCodes(db: Queries, now: number): Promise<void> {
  await db.deleteFrom("reset_codes").where("expires_at", "<=", now).execute()
}
