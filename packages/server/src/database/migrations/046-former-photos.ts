import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Another photo of what she owns: what was there before, and which photo takes the place of which. */
export async function addFormerPhotos(db: Queries, dialect: Dialect): Promise<void> {
  const { text } = dialect
  await db.schema.alterTable("wardrobe_items").addColumn("before_photo_json", text).execute()
  await dialect
    .createTable(db, "former_photos")
    .addColumn("former_id", text, (column) => column.primaryKey().notNull())
    .addColumn("account_id", text, accountId)
    .addColumn("photo_id", text, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("former_photos_account")
    .on("former_photos")
    .columns(["account_id", "photo_id"])
    .execute()
}
