import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** What she wants every look to keep to; null until she says. */
export async function addNeeds(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("profiles").addColumn("needs_json", text).execute()
}
