import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function createVisionCalls(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "vision_calls")
    .addColumn("day", text, (column) => column.primaryKey())
    .addColumn("calls", whole, (column) => column.notNull())
    .execute()
}
