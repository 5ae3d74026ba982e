import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Sets of looks that answer a question are told from feeds, so that they do not push these out. */
export async function addAnswers(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("feeds")
    .addColumn("is_answer", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
