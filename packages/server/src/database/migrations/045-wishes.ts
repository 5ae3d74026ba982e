import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Her wishlist: products as they were, and what they cost, when she kept them. */
export async function createWishes(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "wishes")
    .addColumn("account_id", text, accountId)
    .addColumn("item_id", text, (column) => column.notNull())
    .addColumn("item_json", text)
    .addColumn("price_pence", whole)
    .addColumn("said_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("wishes_key", ["account_id", "item_id"])
    .execute()
}
