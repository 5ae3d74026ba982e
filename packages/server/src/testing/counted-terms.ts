import type { Queries } from "../database/tables.ts"

/** Every word of the catalogue with the number of its uses. */
export async function countedTerms(db: Queries): Promise<Map<string, number>> {
  const rows = await db.selectFrom("search_terms").select(["term", "uses"]).execute()
  return new Map(rows.map(({ term, uses }) => [term, uses]))
}
