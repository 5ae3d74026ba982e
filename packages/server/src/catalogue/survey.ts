import type { Queries } from "../database/tables.ts"
import { availableIds } from "../stores/product-feeds.ts"
import { FeedError } from "./feed/feed-error.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { catalogueId } from "./feed-names.ts"
import { columnValue } from "./product/columns.ts"

export interface Survey {
  /** Ids in the catalogue of the feed's products on sale that the file does not name. */
  readonly unnamed: Set<string>
  /** Whether the last row is broken, as in a file that was cut off. */
  readonly isCutOff: boolean
}

/**
 * Reads a file from end to end before anything is written, to see what it leaves out of its feed. A
 * rejected row names its product, too. A file that was cut off counts as leaving out nothing.
 * @throws FeedError "shrunk" when the file leaves out more than half of what is on sale, unless
 * `allowShrink`; and whatever reading the rows throws
 */
export async function surveyFeed(
  db: Queries,
  rows: AsyncIterable<RawRow>,
  { feed, allowShrink }: { feed: string; allowShrink: boolean },
): Promise<Survey> {
  const named = new Set<string>()
  let isCutOff = false
  for await (const { values, problem } of rows) {
    named.add(catalogueId(feed, columnValue(values, "id")))
    isCutOff = problem !== undefined
  }
  const unnamed = new Set<string>()
  if (isCutOff) return { unnamed, isCutOff }
  let onSale = 0
  for await (const id of availableIds(db, feed)) {
    onSale += 1
    if (!named.has(id)) unnamed.add(id)
  }
  if (!allowShrink && unnamed.size * 2 > onSale) {
    throw new FeedError(
      "shrunk",
      `The file leaves out ${unnamed.size} of the ${onSale} products on sale of the feed "${feed}": it may be cut off, or another feed's. Nothing was changed.`,
    )
  }
  return { unnamed, isCutOff }
}
