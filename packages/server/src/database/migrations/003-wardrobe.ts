import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

export async function createWardrobe(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "wardrobe_items")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("account_id", text, accountId)
    .addColumn("item_summary", text, (column) => column.notNull())
    .addColumn("image_path", text, (column) => column.notNull())
    .addColumn("section", text, (column) => column.notNull())
    .addColumn("kind", text)
    .addColumn("colours_json", text, (column) => column.notNull())
    .addColumn("source_id", text)
    .addColumn("created_at", whole, (column) => column.notNull())
    .addColumn("position", whole, (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex("wardrobe_items_account")
    .on("wardrobe_items")
    .columns(["account_id", "created_at", "position"])
    .execute()

  await dialect
    .createTable(db, "search_additions")
    .addColumn("account_id", text, accountId)
    .addColumn("item_id", text, (column) => column.notNull())
    .addColumn("search_data_json", text, (column) => column.notNull())
    .addColumn("created_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("search_additions_key", ["account_id", "item_id"])
    .execute()

  await dialect
    .createTable(db, "photos")
    .addColumn("id", text, (column) => column.primaryKey())
    .addColumn("account_id", text, (column) => column.references("accounts.id").onDelete("cascade"))
    .addColumn("claim_hash", text)
    .addColumn("object_key", text, (column) => column.notNull())
    .addColumn("content_type", text, (column) => column.notNull())
    .addColumn("bytes", whole, (column) => column.notNull())
    .addColumn("state", text, (column) => column.notNull())
    .addColumn("created_at", whole, (column) => column.notNull())
    .addColumn("expires_at", whole)
    .execute()
  for (const column of ["account_id", "claim_hash", "expires_at"] as const) {
    await db.schema.createIndex(`photos_${column}`).on("photos").column(column).execute()
  }
}
