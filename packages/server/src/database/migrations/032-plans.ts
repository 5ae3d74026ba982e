import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** The looks that she plans to wear. */
export async function createPlans(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "plans")
    .addColumn("account_id", text, accountId)
    .addColumn("plan_id", text, (column) => column.notNull())
    .addColumn("day", text, (column) => column.notNull())
    .addColumn("look_id", text, (column) => column.notNull())
    .addColumn("look_json", text)
    .addColumn("said_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("plans_key", ["account_id", "plan_id"])
    .execute()
  await db.schema.createIndex("plans_by_day").on("plans").columns(["account_id", "day"]).execute()
}
