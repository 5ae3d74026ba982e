import { randomUUID } from "node:crypto"
import type { Queries } from "../database/tables.ts"

/** Who somebody is at another provider. */
export interface Identity {
  readonly issuer: string
  readonly subject: string
  /** Her email there, in lower case; null where it is not known. */
  readonly email: string | null
}

/** Another provider's name for somebody, and when it was linked to her account. */
interface KeptIdentity extends Identity {
  readonly id: string
  readonly linkedAt: number
}

/** The account that an identity is linked to; undefined if there is none. */
export async function findByIdentity(
  db: Queries,
  { issuer, subject }: Pick<Identity, "issuer" | "subject">,
): Promise<string | undefined> {
  const row = await db
    .selectFrom("identities")
    .select("account_id")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst()
  return row?.account_id
}

/** Links an identity to an account. Resolves to the account that has it: another one if that was first. */
export async function linkIdentity(
  db: Queries,
  { accountId, identity, now }: { accountId: string; identity: Identity; now: number },
): Promise<string> {
  const { account_id } = await db
    .insertInto("identities")
    .values({ ...identity, id: randomUUID(), account_id: accountId, linked_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(["issuer", "subject"])
        .doUpdateSet(({ ref }) => ({ account_id: ref("identities.account_id") })),
    )
    .returning("account_id")
    .executeTakeFirstOrThrow()
  return account_id
}

/** The identities of an account, the first linked first. */
export async function listIdentities(db: Queries, accountId: string): Promise<KeptIdentity[]> {
  return db
    .selectFrom("identities")
    .select(["id", "issuer", "subject", "email", "linked_at as linkedAt"])
    .where("account_id", "=", accountId)
    .orderBy("linked_at")
    .orderBy("id")
    .execute()
}

/** Unlinks one of an account's identities; does nothing if it has none with this id. */
export async function unlinkIdentity(db: Queries, accountId: string, id: string): Promise<void> {
  await db
    .deleteFrom("identities")
    .where("account_id", "=", accountId)
    .where("id", "=", id)
    .execute()
}

/** Unlinks all of an account's identities. */
export async function unlinkAll(db: Queries, accountId: string): Promise<void> {
  await db.deleteFrom("identities").where("account_id", "=", accountId).execute()
}
