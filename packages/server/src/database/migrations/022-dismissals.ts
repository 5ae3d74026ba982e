import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** What is not for her, and what she did with garments. */
export async function createDismissals(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "dismissals")
    .addColumn("account_id", text, accountId)
    .addColumn("look_id", text, (column) => column.notNull())
    .addColumn("occasion", text, (column) => column.notNull())
    .addColumn("outfit_json", text, (column) => column.notNull())
    .addColumn("reason", text)
    .addColumn("item_id", text)
    .addColumn("dismissed_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("dismissals_key", ["account_id", "look_id"])
    .execute()
  await db.schema
    .createIndex("dismissals_latest")
    .on("dismissals")
    .columns(["account_id", "dismissed_at"])
    .execute()

  await dialect
    .createTable(db, "signs")
    .addColumn("account_id", text, accountId)
    .addColumn("sign", text, (column) => column.notNull())
    .addColumn("item_id", text, (column) => column.notNull())
    .addColumn("look_id", text, (column) => column.notNull())
    .addColumn("made_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("signs_key", ["account_id", "sign", "item_id", "look_id"])
    .execute()
  await db.schema
    .createIndex("signs_latest")
    .on("signs")
    .columns(["account_id", "made_at"])
    .execute()
  await db.schema.createIndex("signs_age").on("signs").column("made_at").execute()
}
