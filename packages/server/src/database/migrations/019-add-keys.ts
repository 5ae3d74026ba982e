import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** A garment that is sent again is recognised by its key; one without a key is not. */
export async function addAddKeys(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("wardrobe_items").addColumn("add_key", text).execute()
  await db.schema
    .createIndex("wardrobe_items_add_key")
    .on("wardrobe_items")
    .columns(["account_id", "add_key"])
    .unique()
    .execute()
}
