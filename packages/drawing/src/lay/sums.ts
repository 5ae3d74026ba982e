/** Sums over any box of a grid of numbers, each in four steps. */
export class Sums {
  private readonly sums: Float64Array
  private readonly columns: number
  private readonly rows: number
  private readonly line: number

  /** @param valueAt the number of a cell, counted row by row */
  constructor(columns: number, rows: number, valueAt: (cell: number) => number) {
    this.columns = columns
    this.rows = rows
    this.line = columns + 1
    this.sums = new Float64Array(this.line * (rows + 1))
    for (let row = 0; row < rows; row += 1) {
      let sum = 0
      for (let column = 0; column < columns; column += 1) {
        sum += valueAt(row * columns + column)
        const at = (row + 1) * this.line + column + 1
        this.sums[at] = sum + (this.sums[at - this.line] ?? 0)
      }
    }
  }

  /** The mean over a box; what lies beyond the grid does not count. */
  mean(left: number, top: number, right: number, bottom: number): number {
    // Asked for some hundred thousand boxes a lay: nothing is made on the way.
    const x0 = Math.max(0, left)
    const y0 = Math.max(0, top)
    const x1 = Math.min(this.columns, right)
    const y1 = Math.min(this.rows, bottom)
    if (x1 <= x0 || y1 <= y0) return 0
    const upper = y0 * this.line
    const lower = y1 * this.line
    const above = (this.sums[upper + x1] ?? 0) - (this.sums[upper + x0] ?? 0)
    const whole = (this.sums[lower + x1] ?? 0) - (this.sums[lower + x0] ?? 0)
    return (whole - above) / ((x1 - x0) * (y1 - y0))
  }
}
