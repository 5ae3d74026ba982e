import { indexWords } from "../dialects/words.ts"
import type { Queries } from "../tables.ts"

/**
 * Lets a search that names a kind rank only the products of that kind. Also separates multi-word
 * brands from other words, as imports do from now on.
 */
export async function indexProductKinds(db: Queries): Promise<void> {
  await db.schema
    .createIndex("products_kind")
    .on("products")
    .columns(["kind", "available"])
    .execute()
  const rows = await db
    .selectFrom("products")
    .select(({ fn }) => ["brand", fn.countAll<number>().as("uses")])
    .where("available", "=", 1)
    .groupBy("brand")
    .execute()
  for (const { brand, uses } of rows) {
    const words = indexWords(brand ?? "")
    if (words.length < 2) continue
    await db
      .insertInto("search_terms")
      .values({ term: words.join(" "), uses })
      .onConflict((conflict) => conflict.column("term").doNothing())
      .execute()
  }
}
