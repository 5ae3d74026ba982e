import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Tells answers to questions from feeds, so that they do not displace feeds. */
export async function addAnswers(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("feeds")
    .addColumn("is_answer", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
