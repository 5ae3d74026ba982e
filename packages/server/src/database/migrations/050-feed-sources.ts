import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Where feeds come from and how often, why their last imports failed, and the files that were sent of them. */
export async function createFeedSources(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "feed_sources")
    .addColumn("feed", text, (column) => column.primaryKey().notNull())
    .addColumn("address", text, (column) => column.notNull())
    .addColumn("every", text, (column) => column.notNull())
    .addColumn("next_at", whole)
    .addColumn("failures", whole, (column) => column.notNull().defaultTo(0))
    .execute()
  await dialect
    .createTable(db, "feed_problems")
    .addColumn("feed", text, (column) => column.primaryKey().notNull())
    .addColumn("failed_at", whole, (column) => column.notNull())
    .addColumn("reason", text, (column) => column.notNull())
    .addColumn("is_shrunk", whole, (column) => column.notNull())
    .addColumn("is_file", whole, (column) => column.notNull())
    .execute()
  await dialect
    .createTable(db, "feed_files")
    .addColumn("id", text, (column) => column.primaryKey().notNull())
    .addColumn("parts", whole, (column) => column.notNull())
    .addColumn("expires_at", whole)
    .execute()
}
