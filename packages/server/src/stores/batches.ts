/** Rows or ids per statement: well below what either engine allows in parameters. */
const BATCH_SIZE = 500

/** Cuts a list into batches, by default of a size that fits one statement. */
export function batches<Item>(items: readonly Item[], size = BATCH_SIZE): Item[][] {
  const count = Math.ceil(items.length / size)
  return Array.from({ length: count }, (_, index) => items.slice(index * size, (index + 1) * size))
}

/** The last item of each key: one insert may not touch a row twice. */
export function lastOfEach<Item>(items: readonly Item[], key: (item: Item) => unknown): Item[] {
  return [...new Map(items.map((item) => [key(item), item])).values()]
}
