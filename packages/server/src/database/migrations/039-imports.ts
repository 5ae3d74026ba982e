import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** What each of her last imports brought, so that she can take it back. */
export async function createImports(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "imports")
    .addColumn("account_id", text, accountId)
    .addColumn("id", text, (column) => column.notNull())
    .addColumn("source", text, (column) => column.notNull())
    .addColumn("made_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("imports_key", ["account_id", "id"])
    .execute()
  await dialect
    .createTable(db, "brought")
    .addColumn("account_id", text, accountId)
    .addColumn("import_id", text, (column) => column.notNull())
    .addColumn("part", text, (column) => column.notNull())
    .addColumn("key_json", text, (column) => column.notNull())
    .addColumn("as_brought", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("brought_key", ["account_id", "import_id", "part", "key_json"])
    .execute()
}
