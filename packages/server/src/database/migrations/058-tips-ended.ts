import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Whether she has seen the tips of the feed, on whichever device. */
export async function addTipsEnded(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("profiles")
    .addColumn("tips_ended", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
