import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function createHousekeeping(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "idempotency")
    .addColumn("scope", text, (column) => column.notNull())
    .addColumn("key_hash", text, (column) => column.notNull())
    .addColumn("account_id", text, (column) => column.references("accounts.id").onDelete("cascade"))
    .addColumn("request_hash", text, (column) => column.notNull())
    .addColumn("answer_json", text, (column) => column.notNull())
    .addColumn("created_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("idempotency_key", ["scope", "key_hash"])
    .execute()
  for (const column of ["account_id", "created_at"] as const) {
    await db.schema.createIndex(`idempotency_${column}`).on("idempotency").column(column).execute()
  }

  await dialect
    .createTable(db, "jobs")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("payload_json", text, (column) => column.notNull())
    .addColumn("run_at", whole, (column) => column.notNull())
    .addColumn("attempts", whole, (column) => column.notNull())
    .addColumn("claimed_until", whole, (column) => column.notNull())
    .addColumn("last_error", text)
    .execute()
  await db.schema.createIndex("jobs_due").on("jobs").columns(["run_at", "id"]).execute()

  await dialect
    .createTable(db, "secrets")
    .addColumn("name", text, (column) => column.primaryKey())
    .addColumn("value", text, (column) => column.notNull())
    .execute()
}
