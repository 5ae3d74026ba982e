import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** What she wore: a row for each of her pieces, day and look. */
export async function createWorn(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "worn")
    .addColumn("account_id", text, accountId)
    .addColumn("day", text, (column) => column.notNull())
    .addColumn("look_id", text, (column) => column.notNull())
    .addColumn("item_id", text, (column) => column.notNull())
    .addColumn("said_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("worn_key", ["account_id", "day", "look_id", "item_id"])
    .execute()
}
