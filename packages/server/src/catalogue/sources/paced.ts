import { setImmediate } from "node:timers/promises"
import { FeedError } from "../feed/feed-error.ts"

/** How many rows are read before calls have their turn: some milliseconds of work. */
const ROWS_AT_A_TIME = 50
/** An import has the ids of all rows in memory. */
const MOST_ROWS = 2_000_000

/**
 * The same rows, between which the process does what else it has to do.
 * @throws FeedError "too-large" if there are more than `most`
 */
export async function* paced<Row>(rows: AsyncIterable<Row>, most = MOST_ROWS): AsyncGenerator<Row> {
  let count = 0
  for await (const row of rows) {
    count += 1
    if (count > most) {
      throw new FeedError("too-large", `The feed has more than ${most.toLocaleString("en")} rows.`)
    }
    if (count % ROWS_AT_A_TIME === 0) await setImmediate()
    yield row
  }
}
