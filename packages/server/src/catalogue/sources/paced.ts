import { setImmediate } from "node:timers/promises"

/** How many rows are read before calls have their turn: some milliseconds of work. */
const ROWS_AT_A_TIME = 50

/** The same items, between which the process does what else it has to do. */
export async function* paced<Item>(items: AsyncIterable<Item>): AsyncGenerator<Item> {
  let count = 0
  for await (const item of items) {
    count += 1
    if (count % ROWS_AT_A_TIME === 0) await setImmediate()
    yield item
  }
}
