import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Her trips with what she packs for them, and what of it is packed. */
export async function createTrips(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "trips")
    .addColumn("account_id", text, accountId)
    .addColumn("trip_id", text, (column) => column.notNull())
    .addColumn("trip_json", text)
    .addColumn("said_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("trips_key", ["account_id", "trip_id"])
    .execute()
  await dialect
    .createTable(db, "trip_ticks")
    .addColumn("account_id", text, accountId)
    .addColumn("trip_id", text, (column) => column.notNull())
    .addColumn("item_id", text, (column) => column.notNull())
    .addColumn("is_packed", whole, (column) => column.notNull())
    .addColumn("said_at", whole, (column) => column.notNull())
    .addPrimaryKeyConstraint("trip_ticks_key", ["account_id", "trip_id", "item_id"])
    .execute()
}
