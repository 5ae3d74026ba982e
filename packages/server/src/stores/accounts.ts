import type { Queries, Row } from "../database/tables.ts"
import { atomically } from "./atomically.ts"
import { fromFlag, toFlag } from "./columns.ts"
import { giveUpPhotos } from "./given-up-photos.ts"
import type { PhotoToRemove } from "./photos.ts"

export interface StoredAccount {
  readonly id: string
  readonly email: string
  readonly passwordHash: string
  /** Whether she has chosen that password; otherwise nobody knows it. */
  readonly hasPassword: boolean
  readonly createdAt: number
}

export interface NewAccount {
  readonly id: string
  /** In lower case: two accounts must not differ only in case. */
  readonly email: string
  readonly passwordHash: string
  /** Left out: true. */
  readonly hasPassword?: boolean
  readonly now: number
}

/** An account with this email exists. */
export class EmailTaken extends Error {
  override readonly name = "EmailTaken"
  readonly code = "email-taken"
}

/** Throws `EmailTaken`; a surrounding transaction can then still continue. */
export async function createAccount(db: Queries, account: NewAccount): Promise<void> {
  const inserted = await db
    .insertInto("accounts")
    .values({
      id: account.id,
      email: account.email,
      password_hash: account.passwordHash,
      has_password: toFlag(account.hasPassword ?? true),
      created_at: account.now,
    })
    .onConflict((conflict) => conflict.column("email").doNothing())
    .returning("id")
    .executeTakeFirst()
  if (!inserted) throw new EmailTaken("There is an account with this email already.")
}

/** The account with this id; undefined if there is none. */
export async function findAccount(db: Queries, id: string): Promise<StoredAccount | undefined> {
  const row = await db.selectFrom("accounts").selectAll().where("id", "=", id).executeTakeFirst()
  return row && accountOf(row)
}

/** @param email in lower case, as it is stored */
export async function findAccountByEmail(
  db: Queries,
  email: string,
): Promise<StoredAccount | undefined> {
  const row = await db
    .selectFrom("accounts")
    .selectAll()
    .where("email", "=", email)
    .executeTakeFirst()
  return row && accountOf(row)
}

/** Replaces the password; does nothing if there is no such account. */
export async function setPasswordHash(
  db: Queries,
  id: string,
  passwordHash: string,
): Promise<void> {
  await db
    .updateTable("accounts")
    .set({ password_hash: passwordHash, has_password: 1 })
    .where("id", "=", id)
    .execute()
}

/** Lets an account run the server, or no longer. Resolves to whether there is such an account. */
export async function setOperator(
  db: Queries,
  email: string,
  isOperator: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set({ is_operator: toFlag(isOperator) })
    .where("email", "=", email)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Bytes of photos that an account may have; null for as many as usual. */
export async function roomOf(db: Queries, id: string): Promise<number | null> {
  const row = await db
    .selectFrom("accounts")
    .select("room_bytes")
    .where("id", "=", id)
    .executeTakeFirst()
  return row?.room_bytes ?? null
}

/** Sets that. Resolves to whether there is such an account. */
export async function setRoom(db: Queries, id: string, bytes: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("accounts")
    .set({ room_bytes: bytes })
    .where("id", "=", id)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** Notes that the cloth of one of an account's older photos was read. */
export async function countClothRead(db: Queries, id: string): Promise<void> {
  await db
    .updateTable("accounts")
    .set(({ eb }) => ({ cloth_edition: eb("cloth_edition", "+", 1) }))
    .where("id", "=", id)
    .execute()
}

/**
 * Erases an account and every row that belongs to it. Resolves to its photos, which are given up
 * and must be removed.
 */
export async function deleteAccount(db: Queries, id: string): Promise<PhotoToRemove[]> {
  return atomically(db, async (transaction) => {
    // A call that adds to her data meanwhile must wait for the end and then find no account.
    // PostgreSQL makes it wait as soon as the email has changed.
    await transaction.updateTable("accounts").set({ email: id }).where("id", "=", id).execute()
    const photos = await giveUpPhotos(transaction, id)
    await transaction.deleteFrom("accounts").where("id", "=", id).execute()
    return photos
  })
}

function accountOf(row: Row<"accounts">): StoredAccount {
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    hasPassword: fromFlag(row.has_password),
    createdAt: row.created_at,
  }
}
