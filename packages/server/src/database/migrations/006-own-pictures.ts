import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function addOwnPictures(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("wardrobe_items").addColumn("photo_id", text).execute()
}
