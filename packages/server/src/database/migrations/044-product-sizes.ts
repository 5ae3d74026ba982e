import type { Dialect } from "../dialects/dialect.ts"
import type { Queries } from "../tables.ts"

/** The sizes of products, one bit each; not known until the next import of their feed. */
export async function addProductSizes(db: Queries, { whole }: Dialect): Promise<void> {
  await db.schema
    .alterTable("products")
    .addColumn("sizes", whole, (column) => column.notNull().defaultTo(0))
    .execute()
}
