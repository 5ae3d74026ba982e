import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** What she said of an item, word by word, and when. A server without this column leaves it null. */
export async function addItemWords(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("wardrobe_items").addColumn("said_json", text).execute()
}
