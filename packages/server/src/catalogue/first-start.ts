import { Readable } from "node:stream"
import { type Money, POUNDS } from "@stylin/garments/money"
import type { Database } from "../database/open.ts"
import { countProducts } from "../stores/products.ts"
import { makeDemoFeed } from "./demo-feed.ts"
import { readDelimited } from "./feed/delimited.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { DEMO } from "./feed-names.ts"
import { importFeed } from "./import-feed.ts"

/**
 * Fills an empty catalogue with the demo feed, completely or not at all.
 * @param now in milliseconds since 1970
 */
export async function importDemoIfEmpty({
  database,
  log,
  money = POUNDS,
  now,
}: {
  database: Pick<Database, "queries" | "transaction">
  log: { info(line: string): void }
  money?: Money
  now: number
}): Promise<void> {
  if ((await countProducts(database.queries)) > 0) return
  const { added } = await database.transaction((db) =>
    importFeed(db, () => readDemoFeed(money), { feed: DEMO, money, now }),
  )
  log.info(`The catalogue was empty: ${added} demo products imported.`)
}

/** The demo's rows, parsed from its text like a shop's. */
export function readDemoFeed(money?: Money): AsyncGenerator<RawRow> {
  return readDelimited(Readable.from(makeDemoFeed(money)), "\t")
}
