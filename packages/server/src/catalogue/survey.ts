import type { Queries } from "../database/tables.ts"
import { availableIds } from "../stores/product-feeds.ts"
import { FeedError } from "./feed/feed-error.ts"
import type { RawRow } from "./feed/raw-row.ts"
import { catalogueId } from "./feed-names.ts"
import { FirstLines } from "./first-lines.ts"
import { columnValue, MAX_ID_LENGTH } from "./product/columns.ts"

export interface Survey {
  /** Catalogue ids of the feed's products on sale that the file does not list. */
  readonly unnamed: Set<string>
  /** Whether the last row is broken, as in a truncated file. */
  readonly isCutOff: boolean
}

/**
 * Reads a file from end to end before anything is written, to see what it leaves out of its feed. A
 * rejected row still counts as listing its product. A truncated file counts as leaving out nothing.
 * @throws FeedError "shrunk" if the file leaves out more than half of what is on sale, unless
 *   `allowShrink`; and whatever reading the rows throws
 */
export async function surveyFeed(
  db: Queries,
  rows: AsyncIterable<RawRow>,
  { feed, allowShrink }: { feed: string; allowShrink: boolean },
): Promise<Survey> {
  const named = new FirstLines()
  let isCutOff = false
  for await (const { line, values, problem } of rows) {
    const id = columnValue(values, "id")
    // No product has a longer one, and a harmful file could fill the memory with them.
    if (id.length <= MAX_ID_LENGTH) named.add(catalogueId(feed, id), line)
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
      `The file leaves out ${withCommas(unnamed.size)} of the ${withCommas(onSale)} products on sale of the feed “${feed}”: it may be truncated, or another feed’s. Nothing was changed.`,
    )
  }
  return { unnamed, isCutOff }
}

function withCommas(count: number): string {
  return count.toLocaleString("en")
}
