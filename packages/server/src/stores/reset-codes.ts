import type { Queries } from "../database/tables.ts"

export interface NewResetCode {
  readonly accountId: string
  readonly codeHash: string
  readonly expiresAt: number
  /** How often a code may be tried. */
  readonly tries: number
}

/** Keeps the code, in place of an earlier one. */
export async function saveResetCode(db: Queries, code: NewResetCode): Promise<void> {
  await db
    .insertInto("reset_codes")
    .values({
      account_id: code.accountId,
      code_hash: code.codeHash,
      expires_at: code.expiresAt,
      tries_left: code.tries,
    })
    .onConflict((conflict) =>
      conflict.column("account_id").doUpdateSet(({ ref }) => ({
        code_hash: ref("excluded.code_hash"),
        expires_at: ref("excluded.expires_at"),
        tries_left: ref("excluded.tries_left"),
      })),
    )
    .execute()
}

/**
 * Uses up a try and resolves to what it may be compared with; undefined where there is no code,
 * it has expired, or no try is left. Tries made at the same time all count.
 */
export async function takeTry(
  db: Queries,
  accountId: string,
  now: number,
): Promise<{ codeHash: string } | undefined> {
  return db
    .updateTable("reset_codes")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "-", 1) }))
    .where("account_id", "=", accountId)
    .where("tries_left", ">", 0)
    .where("expires_at", ">", now)
    .returning("code_hash as codeHash")
    .executeTakeFirst()
}

/** Gives back the try that turned out right. */
export async function giveBackTry(db: Queries, accountId: string): Promise<void> {
  await db
    .updateTable("reset_codes")
    .set(({ eb }) => ({ tries_left: eb("tries_left", "+", 1) }))
    .where("account_id", "=", accountId)
    .execute()
}

/** Whether there was a code to delete: of several callers one is told so. */
export async function deleteResetCode(db: Queries, accountId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("reset_codes")
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
