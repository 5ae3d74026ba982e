import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/**
 * Products record when they changed, so that an index of them can follow; samples are not used now.
 */
export async function addCatalogueRevisions(db: Queries, dialect: Dialect): Promise<void> {
  const { whole } = dialect
  await dialect
    .createTable(db, "catalogue_state")
    .addColumn("id", whole, (column) => column.primaryKey())
    .addColumn("revision", whole, (column) => column.notNull())
    .addColumn("removed_at", whole, (column) => column.notNull())
    .execute()
  await db.insertInto("catalogue_state").values({ id: 1, revision: 0, removed_at: 0 }).execute()
  await db.schema
    .alterTable("products")
    .addColumn("revision", whole, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createIndex("products_revision")
    .on("products")
    .columns(["revision", "id"])
    .execute()
  await db.schema.dropIndex("products_sample").execute()
  await db.schema.alterTable("products").dropColumn("shuffle").execute()
}
