import type { Laid, LaidPiece } from "./piece.ts"
import { CELL } from "./shape.ts"

/** A sheet in cells of `CELL` cm that knows which piece is seen in each. */
export interface Grid {
  readonly columns: number
  readonly rows: number
  /** For each cell the number of the piece that is seen there, counted from 1; 0 where there is none. */
  readonly seen: Uint8Array
  readonly laid: readonly Laid[]
}

export function emptyGrid(width: number, height: number): Grid {
  const columns = Math.max(1, Math.ceil(width / CELL))
  const rows = Math.max(1, Math.ceil(height / CELL))
  return { columns, rows, seen: new Uint8Array(columns * rows), laid: [] }
}

/** Calls for every cell of the grid that a piece covers there. */
export function eachCell(
  { columns, rows }: Grid,
  { piece, x, y }: Laid,
  visit: (cell: number) => void,
): void {
  const { shape } = piece
  const [left, top] = [Math.round(x / CELL), Math.round(y / CELL)]
  for (let row = 0; row < shape.rows; row += 1) {
    const to = top + row
    if (to < 0 || to >= rows) continue
    for (let column = 0; column < shape.columns; column += 1) {
      const across = left + column
      if (across < 0 || across >= columns) continue
      if (shape.on[row * shape.columns + column]) visit(to * columns + across)
    }
  }
}

/** The grid with one more piece, over all that lie there. */
export function withPiece(grid: Grid, laid: Laid): Grid {
  const seen = grid.seen.slice()
  const number = grid.laid.length + 1
  eachCell(grid, laid, (cell) => {
    seen[cell] = number
  })
  return { ...grid, seen, laid: [...grid.laid, laid] }
}

/** How many cells of each piece are seen, in the order in which they were laid. */
export function seenCells({ seen, laid }: Grid): Uint32Array {
  const counts = new Uint32Array(laid.length + 1)
  for (const number of seen) counts[number] = (counts[number] ?? 0) + 1
  return counts.subarray(1)
}

/** The least share of each piece that stays to be seen. */
export function leastSeen({ slot, kind }: LaidPiece): number {
  if (kind === "tights") return 0.3
  if (slot === "layer") return 0.42
  return slot === "top" || slot === "bottom" ? 0.62 : slot === "dress" ? 0.75 : 0.85
}

/** Whether nothing is hidden too much. */
export function isAllSeen(grid: Grid): boolean {
  const counts = seenCells(grid)
  return grid.laid.every(
    ({ piece }, index) => (counts[index] ?? 0) >= leastSeen(piece) * piece.shape.covered,
  )
}
