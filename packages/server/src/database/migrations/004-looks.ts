import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

export async function createLooks(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "feeds")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("account_id", text, accountId)
    .addColumn("looks_json", text, (column) => column.notNull())
    .addColumn("created_at", whole, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("feeds_account")
    .on("feeds")
    .columns(["account_id", "created_at"])
    .execute()

  await dialect
    .createTable(db, "favourites")
    .addColumn("account_id", text, accountId)
    .addColumn("look_id", text, (column) => column.notNull())
    .addColumn("look_json", text, (column) => column.notNull())
    .addColumn("created_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("favourites_key", ["account_id", "look_id"])
    .execute()

  await dialect
    .createTable(db, "impressions")
    .addColumn("account_id", text, accountId)
    .addColumn("look_id", text, (column) => column.notNull())
    .addColumn("outfit_json", text, (column) => column.notNull())
    .addColumn("shown_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("impressions_key", ["account_id", "look_id"])
    .execute()
  await db.schema
    .createIndex("impressions_shown")
    .on("impressions")
    .columns(["account_id", "shown_at"])
    .execute()
}
