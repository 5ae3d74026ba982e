import { emptyGrid, withPiece } from "./grid.ts"
import { extentOf, type Laid } from "./piece.ts"
import { Sums } from "./sums.ts"

/** A sheet is three wide and four high. */
export const ASPECT = 3 / 4

/** How the parts of a score count. */
const WEIGHTS = { filled: 1.6, corner: 0.5, balance: 1.2, band: 0.35 }
/** The share of a corner that is covered from which it counts as filled. */
const FILLED_CORNER = 0.16

/** How good a lay is: full, no corner empty, its weight in the middle. */
export function scoreOf(laid: readonly Laid[]): number {
  const { left, top, right, bottom } = extentOf(laid)
  const width = Math.max(right - left, (bottom - top) * ASPECT)
  const height = width / ASPECT
  const [dx, dy] = [(width - (right - left)) / 2 - left, (height - (bottom - top)) / 2 - top]
  let grid = emptyGrid(width, height)
  for (const one of laid) grid = withPiece(grid, { ...one, x: one.x + dx, y: one.y + dy })
  const { columns, rows, seen } = grid
  const sums = new Sums(columns, rows, (cell) => (seen[cell] ? 1 : 0))
  const share = (x0: number, x1: number, y0: number, y1: number) =>
    sums.mean(
      Math.floor(x0 * columns),
      Math.floor(y0 * rows),
      Math.floor(x1 * columns),
      Math.floor(y1 * rows),
    )
  const third = 1 / 3
  const corners = [
    share(0, third, 0, third),
    share(1 - third, 1, 0, third),
    share(0, third, 1 - third, 1),
    share(1 - third, 1, 1 - third, 1),
  ]
  const empty = corners.reduce((sum, one) => sum + Math.max(0, 1 - one / FILLED_CORNER), 0)
  const [leftHalf, upperHalf] = [share(0, 0.5, 0, 1), share(0, 1, 0, 0.5)]
  const filled = share(0, 1, 0, 1)
  const lean =
    Math.abs(leftHalf / (2 * filled) - 0.5) +
    0.6 * Math.max(0, Math.abs(upperHalf / (2 * filled) - 0.54) - 0.06)
  return WEIGHTS.filled * filled - WEIGHTS.corner * empty - WEIGHTS.balance * lean
}
