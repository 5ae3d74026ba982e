import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** How a garment is cut whatever its name says; null on one that was added before this was kept. */
export async function addOwnCuts(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("wardrobe_items").addColumn("own_cut_json", text).execute()
}
