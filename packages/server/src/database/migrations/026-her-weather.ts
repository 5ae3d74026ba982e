import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"
import { accountId } from "./columns.ts"

/** Where she dresses, in whole tenths of a degree, and what she last said of a day's weather. */
export async function createHerWeather(db: Queries, dialect: Dialect): Promise<void> {
  const { text, whole } = dialect
  await dialect
    .createTable(db, "her_weather")
    .addColumn("account_id", text, (column) => accountId(column).primaryKey())
    .addColumn("place_name", text)
    .addColumn("latitude_tenths", whole)
    .addColumn("longitude_tenths", whole)
    .addColumn("place_at", whole, (column) => column.notNull().defaultTo(0))
    .addColumn("felt", text)
    .addColumn("felt_ends_at", whole)
    .addColumn("felt_at", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
