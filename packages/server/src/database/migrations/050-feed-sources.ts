import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Where feeds come from, how often they are fetched, and why that failed. */
export async function createFeedSources(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "feed_sources")
    .addColumn("feed", text, (column) => column.primaryKey().notNull())
    .addColumn("address", text, (column) => column.notNull())
    .addColumn("every", text, (column) => column.notNull())
    .addColumn("next_at", whole)
    .addColumn("failures", whole, (column) => column.notNull().defaultTo(0))
    .addColumn("problem_json", text)
    .execute()
}
