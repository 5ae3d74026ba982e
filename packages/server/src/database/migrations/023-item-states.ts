import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Why an item cannot be worn, and when she said so. A server without these columns leaves them null. */
export async function addItemStates(db: Queries, { text, whole }: Dialect): Promise<void> {
  await db.schema.alterTable("wardrobe_items").addColumn("state", text).execute()
  await db.schema.alterTable("wardrobe_items").addColumn("state_at", whole).execute()
}
