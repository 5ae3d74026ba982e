/** Cuts a list into parts of at most `most` items, in order. */
export function inParts<Item>(items: readonly Item[], most: number): Item[][] {
  const count = Math.ceil(items.length / most)
  return Array.from({ length: count }, (_, part) => items.slice(part * most, (part + 1) * most))
}
