import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function countJobFaults(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("jobs")
    .addColumn("faults", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
