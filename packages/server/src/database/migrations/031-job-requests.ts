import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function addJobRequests(db: Queries, { text }: Dialect): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("request_id", text).execute()
}
