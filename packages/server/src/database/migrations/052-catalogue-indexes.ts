import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Which indexes of the catalogue were kept as files, and what each of them holds. */
export async function createCatalogueIndexes(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "catalogue_indexes")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("revision", whole, (column) => column.notNull())
    .execute()
}
