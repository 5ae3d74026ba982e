/** The side of a cell, in cm: finer than a ring, coarse enough to try thousands of places. */
export const CELL = 2

/** Where a garment is within its box: cells of `CELL` cm, row by row from the top left, 1 if covered. */
export interface Shape {
  readonly columns: number
  readonly rows: number
  readonly on: Uint8Array
  /** How many cells are covered. */
  readonly covered: number
}

/** A picture's size in cm as it lies. */
export interface Size {
  readonly width: number
  readonly height: number
}

/** The share of a cell that is covered from which it counts. */
const COVERED = 0.4
/** From this alpha on a pixel covers what lies below it. */
const OPAQUE = 100

/**
 * The shape of a picture by its alpha.
 * @param pixels its width and height in px, and four channels a pixel
 */
export function shapeOf(
  { width, height, rgba }: Size & { readonly rgba: Uint8Array },
  cm: Size,
): Shape {
  const columns = Math.max(1, Math.round(cm.width / CELL))
  const rows = Math.max(1, Math.round(cm.height / CELL))
  const [seen, all] = [new Float32Array(columns * rows), new Float32Array(columns * rows)]
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor((y / height) * rows)
    for (let x = 0; x < width; x += 2) {
      const cell = row * columns + Math.floor((x / width) * columns)
      all[cell] = (all[cell] ?? 0) + 1
      if ((rgba[(y * width + x) * 4 + 3] ?? 0) >= OPAQUE) seen[cell] = (seen[cell] ?? 0) + 1
    }
  }
  const on = new Uint8Array(columns * rows)
  for (const [cell, count] of seen.entries()) on[cell] = count > (all[cell] ?? 1) * COVERED ? 1 : 0
  // What is all thin, such as a chain, takes its whole box.
  return shapeFrom(columns, rows, on.includes(1) ? on : on.fill(1))
}

/** The shape with these cells. */
export function shapeFrom(columns: number, rows: number, on: Uint8Array): Shape {
  return { columns, rows, on, covered: on.reduce((sum, cell) => sum + cell, 0) }
}

/** The shape with every row covered between its ends. */
export function filledIn({ columns, rows, on }: Shape): Shape {
  const filled = on.slice()
  for (let row = 0; row < rows; row += 1) {
    const line = filled.subarray(row * columns, (row + 1) * columns)
    const first = line.indexOf(1)
    if (first >= 0) line.fill(1, first, line.lastIndexOf(1))
  }
  return shapeFrom(columns, rows, filled)
}
