import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Photographs of shops, one for each link that products have. */
export async function createShopPhotos(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "shop_photos")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("link", text, (column) => column.notNull())
    .addColumn("content", text)
    .addColumn("problem", text)
    .addColumn("tries", whole, (column) => column.notNull().defaultTo(0))
    .addColumn("try_at", whole)
    .execute()
  await db.schema.createIndex("shop_photos_try").on("shop_photos").column("try_at").execute()
  await db.schema.createIndex("shop_photos_content").on("shop_photos").column("content").execute()
  await db.schema.createIndex("products_image").on("products").column("image_link").execute()
}
