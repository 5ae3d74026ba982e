import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** The currency that prices of products, and of what she keeps on her wishlist, are in. */
export async function addCurrencies(db: Queries, { text }: Dialect): Promise<void> {
  for (const table of ["products", "wishes"] as const) {
    await db.schema
      .alterTable(table)
      .addColumn("currency", text, (column) => column.notNull().defaultTo("GBP"))
      .execute()
  }
}
