import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** When she last took something back whose own row is gone by that. */
export async function createTakenBack(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "taken_back")
    .addColumn("account_id", text, accountId)
    .addColumn("part", text, (column) => column.notNull())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("said_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("taken_back_key", ["account_id", "part", "name"])
    .execute()
}
