import type { Queries } from "../tables.ts"

/** Finds everybody's impressions that are too old to be of use. */
export async function indexImpressionsEnd(db: Queries): Promise<void> {
  await db.schema.createIndex("impressions_age").on("impressions").column("shown_at").execute()
}
