import { fileURLToPath } from "node:url"
import type { Database } from "../database/open.ts"
import { countProducts } from "../stores/products.ts"
import { readFeed } from "./feed/read-feed.ts"
import { DEMO } from "./feed-names.ts"
import { importFeed } from "./import-feed.ts"

/** The demo feed that comes with the server. */
export const DEMO_FEED = fileURLToPath(new URL("./demo/feed.tsv", import.meta.url))

/**
 * Fills an empty catalogue with the demo feed, wholly or not at all.
 * @param now in milliseconds since 1970
 */
export async function importDemoIfEmpty({
  database,
  log,
  now,
}: {
  database: Pick<Database, "queries" | "transaction">
  log: { info(line: string): void }
  now: number
}): Promise<void> {
  if ((await countProducts(database.queries)) > 0) return
  const { added } = await database.transaction((db) =>
    importFeed(db, () => readFeed(DEMO_FEED), { feed: DEMO, now }),
  )
  log.info(`The catalogue was empty: ${added} demo products imported.`)
}
