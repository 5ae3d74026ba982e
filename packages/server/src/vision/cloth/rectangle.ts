/** A part of a grid or picture, in its cells or pixels. */
export interface Rectangle {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** A grid of cells that may be used (1) or not (0), row by row. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  readonly free: Uint8Array
}

/** A strip longer than this, in its breadths, counts no more than one of this length. */
const LONGEST = 2.5

/** The largest rectangle of free cells; undefined if none is free. */
export function largestRectangle({ columns, rows, free }: Grid): Rectangle | undefined {
  /** How many free cells lie above each other, down to the row that is looked at. */
  const above = new Uint16Array(columns)
  let best: Rectangle | undefined
  let most = 0
  for (let row = 0; row < rows; row += 1) {
    for (let x = 0; x < columns; x += 1) {
      above[x] = free[row * columns + x] ? (above[x] ?? 0) + 1 : 0
    }
    for (let left = 0; left < columns; left += 1) {
      let height = above[left] ?? 0
      for (let right = left; right < columns && height > 0; right += 1) {
        height = Math.min(height, above[right] ?? 0)
        const width = right - left + 1
        const worth = Math.min(width, height * LONGEST) * Math.min(height, width * LONGEST)
        if (height === 0 || worth <= most) continue
        most = worth
        best = { left, top: row - height + 1, width, height }
      }
    }
  }
  return best
}
