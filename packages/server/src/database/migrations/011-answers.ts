import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Tells sets of looks that answer a question from feeds, so that they do not push feeds out. */
export async function addAnswers(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("feeds")
    .addColumn("is_answer", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
