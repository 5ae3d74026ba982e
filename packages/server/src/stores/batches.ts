/** Rows or ids per statement: well below what either engine allows in parameters. */
const BATCH_SIZE = 500

/** Cuts a list into batches that fit one statement each. */
export function batches<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / BATCH_SIZE)
  return Array.from({ length: count }, (_, index) =>
    items.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  )
}

/** Of items with the same key only the last: one insert may not touch a row twice. */
export function lastOfEach<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}
