import { isClothing } from "./core.ts"
import { eachCell, type Grid, leastSeen, seenCells, withPiece } from "./grid.ts"
import type { Laid, LaidPiece } from "./piece.ts"
import { CELL } from "./shape.ts"
import { Sums } from "./sums.ts"

/** Where on the sheet a thing belongs, in shares of it, and how much that counts. */
interface Wish {
  readonly x: number
  readonly y: number
  readonly weight: number
  /** The share of it that best lies over its neighbours, and the most that may. */
  readonly over: number
  readonly mostOver: number
}

/** Small things above right, the bag at the hip, shoes at the foot on either side. */
function wishOf({ slot, kind }: LaidPiece): Wish {
  if (slot === "shoes") return { x: 0.5, y: 0.95, weight: 1.5, over: 0.05, mostOver: 0.25 }
  if (slot === "bag") return { x: 0.8, y: 0.62, weight: 1, over: 0.06, mostOver: 0.16 }
  if (kind === "scarf" || kind === "headscarf")
    return { x: 0.85, y: 0.3, weight: 0.4, over: 0.12, mostOver: 0.3 }
  if (kind === "socks") return { x: 0.5, y: 0.85, weight: 0.9, over: 0, mostOver: 0.15 }
  if (kind === "belt") return { x: 0.8, y: 0.45, weight: 0.5, over: 0, mostOver: 0.15 }
  return { x: 0.85, y: 0.15, weight: 0.7, over: 0, mostOver: 0.07 }
}

/** What lies over a neighbour more than it should, or away from all, in the score's units. */
const COST = { over: 5, alone: 0.6 }
/** A thing within this many cells of another hangs together with it. */
const NEAR = 2
/** The room that a thing wants around it, in cells: half the side of the square that is looked at. */
const ROOM = 9
/** So many of the places that look best are tried with the thing's own shape, and so many at most. */
const TRIED = 10
const MOST_TRIED = 150

interface Spot {
  readonly column: number
  readonly row: number
  readonly score: number
}

/**
 * Lays one thing where the sheet is emptiest near where it belongs, close to its neighbours. Gives
 * undefined if it fits nowhere without hiding another.
 */
export function layAround(grid: Grid, piece: LaidPiece): Grid | undefined {
  const wish = wishOf(piece)
  const counts = seenCells(grid)
  const free = grid.laid.map(
    (one, index) => (counts[index] ?? 0) - leastSeen(one.piece) * one.piece.shape.covered,
  )
  let best: Spot | undefined
  let fitting = 0
  for (const spot of spotsFor(grid, piece, wish).slice(0, MOST_TRIED)) {
    const over = shareOver(grid, { piece, x: spot.column * CELL, y: spot.row * CELL }, free)
    if (over === undefined || over > wish.mostOver) continue
    const score = spot.score - COST.over * Math.max(0, over - wish.over) ** 1.2
    if (!best || score > best.score) best = { ...spot, score }
    fitting += 1
    if (fitting >= TRIED) break
  }
  return best && withPiece(grid, { piece, x: best.column * CELL, y: best.row * CELL })
}

/** Every other place on the sheet, the best first, judged by the thing's box alone. */
function spotsFor({ columns, rows, seen }: Grid, { shape, slot }: LaidPiece, wish: Wish): Spot[] {
  const filled = new Sums(columns, rows, (cell) => (seen[cell] ? 1 : 0))
  const spots: Spot[] = []
  for (let row = 0; row <= rows - shape.rows; row += 2) {
    const bottom = row + shape.rows
    const y = (row + bottom) >> 1
    if (slot === "shoes" && y < rows * AT_FOOT) continue
    for (let column = 0; column <= columns - shape.columns; column += 2) {
      const right = column + shape.columns
      const x = (column + right) >> 1
      const over = filled.mean(column, row, right, bottom)
      if (over > MOST_OVER) continue
      const around = filled.mean(column - NEAR, row - NEAR, right + NEAR, bottom + NEAR)
      const room = 1 - filled.mean(x - ROOM, y - ROOM, x + ROOM, y + ROOM)
      const sideways = slot === "shoes" ? 0.25 : 1
      const away = Math.hypot((x / columns - wish.x) * sideways, y / rows - wish.y)
      const alone = around === 0 ? COST.alone : 0
      const crowded = COST.over * Math.max(0, over * 0.6 - wish.over)
      spots.push({ column, row, score: room - wish.weight * away - alone - crowded })
    }
  }
  return spots.sort((a, b) => b.score - a.score)
}

/** Shoes lie in the lower part of the sheet. */
const AT_FOOT = 0.66

/** No place whose box lies over more than this is tried. */
const MOST_OVER = 0.45

/**
 * The share of a thing that lies over others; undefined if it would hide one of them too much, or
 * lie on another small thing.
 * @param free how many cells of each piece may still be hidden
 */
function shareOver(grid: Grid, laid: Laid, free: readonly number[]): number | undefined {
  const hidden = new Uint16Array(grid.laid.length + 1)
  let [own, over] = [0, 0]
  eachCell(grid, laid, (cell) => {
    own += 1
    const under = grid.seen[cell] ?? 0
    if (under === 0) return
    over += 1
    hidden[under] = (hidden[under] ?? 0) + 1
  })
  const isFree = grid.laid.every(({ piece }, index) => {
    const count = hidden[index + 1] ?? 0
    return count === 0 || (isClothing(piece) && count <= (free[index] ?? 0))
  })
  return isFree && own > 0 ? over / own : undefined
}
