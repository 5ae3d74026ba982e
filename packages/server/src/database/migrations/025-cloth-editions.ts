import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** How often the cloth of an account's older photos was read: pictures that show it change then. */
export async function addClothEditions(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("accounts")
    .addColumn("cloth_edition", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
