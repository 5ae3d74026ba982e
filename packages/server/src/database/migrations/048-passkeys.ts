import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Passkeys, and the challenges that browsers have still to answer. */
export async function createPasskeys(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "passkeys")
    .addColumn("credential_id", text, (column) => column.primaryKey())
    .addColumn("id", text, (column) => column.notNull().unique())
    .addColumn("account_id", text, accountId)
    .addColumn("public_key", text, (column) => column.notNull())
    .addColumn("counter", whole, (column) => column.notNull())
    .addColumn("transports_json", text, (column) => column.notNull())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("made_at", whole, (column) => column.notNull())
    .addColumn("used_at", whole)
    .execute()
  await db.schema.createIndex("passkeys_account").on("passkeys").column("account_id").execute()
  await dialect
    .createTable(db, "passkey_challenges")
    .addColumn("challenge_hash", text, (column) => column.primaryKey())
    .addColumn("account_id", text, (column) => column.references("accounts.id").onDelete("cascade"))
    .addColumn("expires_at", whole, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("passkey_challenges_expiry")
    .on("passkey_challenges")
    .column("expires_at")
    .execute()
}
