import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function addPhotoReadings(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("photos").addColumn("source_id", text).execute()
  await db.schema.alterTable("photos").addColumn("reading_json", text).execute()
  await db.schema
    .alterTable("photos")
    .addColumn("position", "integer", (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex("photos_source_id").on("photos").column("source_id").execute()
}
