import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

export async function addPhotoReadings(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await db.schema.alterTable("photos").addColumn("source_id", text).execute()
  await db.schema.alterTable("photos").addColumn("reading_json", text).execute()
  await db.schema
    .alterTable("photos")
    .addColumn("position", whole, (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema.createIndex("photos_source_id").on("photos").column("source_id").execute()

  await dialect
    .createTable(db, "kind_habits")
    .addColumn("account_id", text, accountId)
    .addColumn("guessed", text, (column) => column.notNull())
    .addColumn("chosen", text, (column) => column.notNull())
    .addColumn("times", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("kind_habits_key", ["account_id", "guessed", "chosen"])
    .execute()
}
