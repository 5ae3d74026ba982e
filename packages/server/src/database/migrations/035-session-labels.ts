import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** Names the device of each sign-in; null where nobody knows it. */
export async function addSessionLabels(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("tokens").addColumn("label", text).execute()
}
