import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function createFeedImports(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "feed_imports")
    .addColumn("feed", text, (column) => column.primaryKey())
    .addColumn("holder", text, (column) => column.notNull())
    .addColumn("claimed_until", whole, (column) => column.notNull())
    .execute()
}
