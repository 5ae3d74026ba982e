import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function createCatalogue(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "products")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("feed", text, (column) => column.notNull())
    .addColumn("title", text, (column) => column.notNull())
    .addColumn("brand", text)
    .addColumn("description", text, (column) => column.notNull())
    .addColumn("price_pence", whole, (column) => column.notNull())
    .addColumn("link", text, (column) => column.notNull())
    .addColumn("image_link", text, (column) => column.notNull())
    .addColumn("available", whole, (column) => column.notNull())
    .addColumn("section", text, (column) => column.notNull())
    .addColumn("slot", text, (column) => column.notNull())
    .addColumn("kind", text, (column) => column.notNull())
    .addColumn("colours_json", text, (column) => column.notNull())
    .addColumn("pattern", text)
    .addColumn("formality", whole, (column) => column.notNull())
    .addColumn("warmth", whole, (column) => column.notNull())
    .addColumn("shuffle", whole, (column) => column.notNull())
    .addColumn("row_hash", text, (column) => column.notNull())
    .addColumn("imported_at", whole, (column) => column.notNull())
    .execute()
  // Sampling a slot is then one short walk along the index.
  await db.schema
    .createIndex("products_sample")
    .on("products")
    .columns(["slot", "available", "shuffle", "id"])
    .execute()
  await dialect.createProductSearch(db)

  await dialect
    .createTable(db, "search_terms")
    .addColumn("term", text, (column) => column.primaryKey())
    .addColumn("uses", whole, (column) => column.notNull())
    .execute()
}
