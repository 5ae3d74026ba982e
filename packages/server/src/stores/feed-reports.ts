import type { FeedState, HeldFeed, ImportCounts } from "@stylin/api/contract"
import { sql } from "kysely"
import type { Queries } from "../database/tables.ts"
import { fromJson, isoTime } from "./columns.ts"

type KeptCounts = Omit<ImportCounts, "read_at">

/** Keeps what an import read and rejected, in place of the feed's earlier one. */
export async function saveFeedReport(
  db: Queries,
  { feed, now, counts }: { feed: string; now: number; counts: KeptCounts },
): Promise<void> {
  const kept = { read_at: now, counts_json: JSON.stringify(counts) }
  await db
    .insertInto("feed_reports")
    .values({ feed, ...kept })
    .onConflict((conflict) => conflict.column("feed").doUpdateSet(kept))
    .execute()
}

/** Every feed that has products or was imported, with the products on sale and its last import. */
export async function listFeeds(db: Queries): Promise<Omit<HeldFeed, keyof FeedState>[]> {
  const onSale = await db
    .selectFrom("products")
    .select(["feed", sql<number>`cast(sum(available) as integer)`.as("products")])
    .groupBy("feed")
    .execute()
  const reports = await db.selectFrom("feed_reports").selectAll().execute()
  const names = new Set([...onSale, ...reports].map(({ feed }) => feed))
  return [...names].toSorted().map((feed) => {
    const report = reports.find((one) => one.feed === feed)
    return {
      feed,
      products: onSale.find((one) => one.feed === feed)?.products ?? 0,
      last_import: report
        ? { read_at: isoTime(report.read_at), ...fromJson<KeptCounts>(report.counts_json) }
        : null,
    }
  })
}
