import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

export async function addJobTurns(db: Queries, { text, whole }: Dialect): Promise<void> {
  await db.schema.alterTable("jobs").addColumn("owner", text).execute()
  await db.schema
    .alterTable("jobs")
    .addColumn("place", whole, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex("jobs_owner").on("jobs").columns(["owner", "place"]).execute()
  await db.schema.dropIndex("jobs_due").execute()
  await db.schema.createIndex("jobs_due").on("jobs").columns(["place", "run_at", "id"]).execute()
}
