import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Who she is elsewhere, sign-ins there that are under way, and accounts that have no password. */
export async function createIdentities(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await db.schema
    .alterTable("accounts")
    .addColumn("has_password", whole, (column) => column.notNull().defaultTo(1))
    .execute()
  await dialect
    .createTable(db, "identities")
    .addColumn("issuer", text, (column) => column.notNull())
    .addColumn("subject", text, (column) => column.notNull())
    .addColumn("id", text, (column) => column.notNull().unique())
    .addColumn("account_id", text, accountId)
    .addColumn("email", text)
    .addColumn("linked_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("identities_key", ["issuer", "subject"])
    .execute()
  await db.schema.createIndex("identities_account").on("identities").column("account_id").execute()
  await dialect
    .createTable(db, "open_id_attempts")
    .addColumn("secret_hash", text, (column) => column.primaryKey())
    .addColumn("purpose", text, (column) => column.notNull())
    .addColumn("account_id", text, (column) => column.references("accounts.id").onDelete("cascade"))
    .addColumn("invitation_hash", text)
    .addColumn("answer", text)
    .addColumn("identity_json", text)
    .addColumn("expires_at", whole, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("open_id_attempts_expiry")
    .on("open_id_attempts")
    .column("expires_at")
    .execute()
}
