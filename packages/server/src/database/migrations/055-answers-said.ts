import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** When she last said which part of her profile; null until she says one with its time. */
export async function addAnswersSaid(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("said_json", text).execute()
}
