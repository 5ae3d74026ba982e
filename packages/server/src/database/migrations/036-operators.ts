import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Accounts that run the server, and what they set, hand out and look after. */
export async function addOperators(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await db.schema
    .alterTable("accounts")
    .addColumn("is_operator", whole, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.alterTable("accounts").addColumn("room_bytes", whole).execute()
  await dialect
    .createTable(db, "settings")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("value", text, (column) => column.notNull())
    .execute()
  await dialect
    .createTable(db, "invitations")
    .addColumn("token_hash", text, (column) => column.primaryKey())
    .addColumn("expires_at", whole, (column) => column.notNull())
    .execute()
  await dialect
    .createTable(db, "feed_reports")
    .addColumn("feed", text, (column) => column.primaryKey())
    .addColumn("read_at", whole, (column) => column.notNull())
    .addColumn("counts_json", text, (column) => column.notNull())
    .execute()
}
