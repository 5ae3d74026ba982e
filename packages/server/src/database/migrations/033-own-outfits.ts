import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Outfits that she put together, under ids that her devices make. */
export async function createOwnOutfits(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "own_outfits")
    .addColumn("account_id", text, accountId)
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("name", text, (column) => column.notNull())
    .addColumn("look_json", text, (column) => column.notNull())
    .addColumn("saved_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("own_outfits_key", ["account_id", "id"])
    .execute()
}
