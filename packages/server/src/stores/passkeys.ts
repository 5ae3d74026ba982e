import { randomUUID } from "node:crypto"
import type { Queries, Row } from "../database/tables.ts"
import type { PasskeyFacts } from "../passkeys/passkeys.ts"
import { fromJson } from "./columns.ts"

/** A passkey and what its owner sees of it. */
export interface KeptPasskey extends PasskeyFacts {
  readonly id: string
  readonly accountId: string
  readonly name: string
  readonly madeAt: number
  /** When it last signed her in; null before the first time. */
  readonly usedAt: number | null
}

/** The passkey that a browser names; undefined if no account has it. */
export async function findPasskey(
  db: Queries,
  credentialId: string,
): Promise<KeptPasskey | undefined> {
  const row = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("credential_id", "=", credentialId)
    .executeTakeFirst()
  return row && kept(row)
}

/** The passkeys of an account, the first made first. */
export async function listPasskeys(db: Queries, accountId: string): Promise<KeptPasskey[]> {
  const rows = await db
    .selectFrom("passkeys")
    .selectAll()
    .where("account_id", "=", accountId)
    .orderBy("made_at")
    .orderBy("id")
    .execute()
  return rows.map(kept)
}

/** Keeps a new passkey. Resolves to undefined if an account has it already. */
export async function savePasskey(
  db: Queries,
  {
    accountId,
    facts,
    name,
    now,
  }: { accountId: string; facts: PasskeyFacts; name: string; now: number },
): Promise<KeptPasskey | undefined> {
  const row = await db
    .insertInto("passkeys")
    .values({
      credential_id: facts.credentialId,
      id: randomUUID(),
      account_id: accountId,
      public_key: facts.publicKey,
      counter: facts.counter,
      transports_json: JSON.stringify(facts.transports),
      name,
      made_at: now,
      used_at: null,
    })
    .onConflict((conflict) => conflict.column("credential_id").doNothing())
    .returningAll()
    .executeTakeFirst()
  return row && kept(row)
}

/**
 * Notes that a passkey was used. Resolves to whether it is still there and was not used meanwhile, by the count
 * that it had.
 */
export async function notePasskeyUse(
  db: Queries,
  { id, counter }: Pick<KeptPasskey, "id" | "counter">,
  use: { counter: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("passkeys")
    .set({ counter: use.counter, used_at: use.now })
    .where("id", "=", id)
    .where("counter", "=", counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Names one of an account's passkeys; does nothing if it has none with this id. */
export async function namePasskey(
  db: Queries,
  { accountId, id, name }: { accountId: string; id: string; name: string },
): Promise<void> {
  await db
    .updateTable("passkeys")
    .set({ name })
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute()
}

/** Removes one of an account's passkeys; does nothing if it has none with this id. */
export async function removePasskey(db: Queries, accountId: string, id: string): Promise<void> {
  await db.deleteFrom("passkeys").where("account_id", "=", accountId).where("id", "=", id).execute()
}

/** Removes all of an account's passkeys. */
export async function removeAllPasskeys(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom("passkeys").where("account_id", "=", accountId).execute()
}

function kept(row: Row<"passkeys">): KeptPasskey {
  return {
    credentialId: row.credential_id,
    id: row.id,
    accountId: row.account_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: fromJson<string[]>(row.transports_json),
    name: row.name,
    madeAt: row.made_at,
    usedAt: row.used_at,
  }
}
