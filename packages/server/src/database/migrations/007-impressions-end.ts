import type { Queries } from "../tables.ts"

/** Lets everybody's outdated impressions be found. */
export async function indexImpressionsEnd(db: Queries): Promise<void> {
  await db.schema.createIndex("impressions_age").on("impressions").column("shown_at").execute()
}
