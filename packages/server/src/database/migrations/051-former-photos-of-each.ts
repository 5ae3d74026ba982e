import { sql } from "kysely"
import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Two accounts that imported the same export may each have another photo in the place of one. */
export async function keyFormerPhotosByAccount(db: Queries, dialect: Dialect): Promise<void> {
  const { text } = dialect
  await db.schema.dropIndex("former_photos_account").execute()
  await db.schema.alterTable("former_photos").renameTo("former_photos_before").execute()
  await dialect
    .createTable(db, "former_photos")
    .addColumn("former_id", text, (column) => column.notNull())
    .addColumn("account_id", text, accountId)
    .addColumn("photo_id", text, (column) => column.notNull())
    .addPrimaryKeyConstraint("former_photos_key", ["former_id", "account_id"])
    .execute()
  await db.schema
    .createIndex("former_photos_account")
    .on("former_photos")
    .columns(["account_id", "photo_id"])
    .execute()
  await sql`
    insert into former_photos (former_id, account_id, photo_id)
    select former_id, account_id, photo_id from former_photos_before
  `.execute(db)
  await db.schema.dropTable("former_photos_before").execute()
}
