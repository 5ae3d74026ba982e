import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Codes mailed in the last 15 minutes are lost with their table. */
export async function addKnownDevices(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "devices")
    .addColumn("account_id", text, accountId)
    .addColumn("device_hash", text, (column) => column.notNull())
    .addColumn("seen_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("devices_key", ["account_id", "device_hash"])
    .execute()
  for (const column of ["device_hash", "seen_at"] as const) {
    await db.schema.createIndex(`devices_${column}`).on("devices").column(column).execute()
  }

  await db.schema.dropTable("reset_codes").execute()
  await dialect
    .createTable(db, "reset_codes")
    .addColumn("subject", text, (column) => column.notNull())
    .addColumn("asker", text, (column) => column.notNull())
    .addColumn("code_hash", text, (column) => column.notNull())
    .addColumn("expires_at", whole, (column) => column.notNull())
    .addColumn("tries_left", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("reset_codes_key", ["subject", "asker"])
    .execute()
  await db.schema.createIndex("reset_codes_expiry").on("reset_codes").column("expires_at").execute()

  await dialect
    .createTable(db, "tries")
    .addColumn("subject", text, (column) => column.primaryKey())
    .addColumn("count", whole, (column) => column.notNull())
    .addColumn("next_at", whole, (column) => column.notNull())
    .addColumn("ends_at", whole, (column) => column.notNull())
    .execute()
  await db.schema.createIndex("tries_end").on("tries").column("ends_at").execute()
}
