/**
 * Things by their worth, the best first and of equals the first: sorted only as far as they are asked for (a heap;
 * Williams, "Algorithm 232", 1964).
 * @param worths of each thing, in their order
 */
export function* bestFirst<T>(things: readonly T[], worths: Float64Array): Generator<T> {
  const heap = new Uint32Array(things.length)
  for (let at = 0; at < heap.length; at += 1) heap[at] = at
  let size = heap.length
  const isBefore = (one: number, other: number) => {
    const mine = worths[one] ?? 0
    const theirs = worths[other] ?? 0
    return mine > theirs || (mine === theirs && one < other)
  }
  const sink = (from: number) => {
    const sinking = heap[from] ?? 0
    let at = from
    for (let child = 2 * at + 1; child < size; child = 2 * at + 1) {
      const left = heap[child] ?? 0
      const right = heap[child + 1] ?? 0
      const isRight = child + 1 < size && isBefore(right, left)
      const best = isRight ? right : left
      if (!isBefore(best, sinking)) break
      heap[at] = best
      at = isRight ? child + 1 : child
    }
    heap[at] = sinking
  }
  for (let at = (size >> 1) - 1; at >= 0; at -= 1) sink(at)
  while (size > 0) {
    const best = things[heap[0] ?? 0]
    size -= 1
    heap[0] = heap[size] ?? 0
    sink(0)
    if (best !== undefined) yield best
  }
}
