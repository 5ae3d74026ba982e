import type { Mask, Raster } from "../raster.ts"
import type { Build } from "./build.ts"
import type { Grid } from "./rectangle.ts"

/** The side of a cell in px; some fifteen millimetres of a top. */
export const CELL = 12
/** Cells this near the outline, in cells, hold hems, seams and what the cut-out got wrong. */
const RIM = 1
/** How many usual deviations a cell may lie from the garment's median. */
const FOREIGN = 3.2
/** The least that counts as a usual deviation: of colour and contrast, 0 to 255. */
const FLOORS = [14, 7, 7, 9] as const

/** What a cell looks like: lightness, red to green, blue to yellow, and its contrast. */
type Features = readonly [light: number, red: number, yellow: number, contrast: number]

/**
 * The cells of a garment that look like most of it: trims, pockets, bows, labels and logos are left
 * out, as are its rim, the strip where it is buttoned, and what lies above its legs.
 */
export function typicalCells(
  sheet: Raster,
  mask: Mask,
  { front, from }: Pick<Build, "front" | "from">,
): Grid {
  const columns = Math.floor(sheet.width / CELL)
  const rows = Math.floor(sheet.height / CELL)
  const full = fullCells(mask, { columns, rows })
  const places = [...full.keys()].filter((cell) => full[cell])
  const features = new Map(places.map((cell) => [cell, featuresOf(sheet, cell, columns)]))
  const isUsual = usualAmong([...features.values()])
  const free = new Uint8Array(columns * rows)
  for (const [cell, seen] of features) {
    const [column, row] = [cell % columns, Math.floor(cell / columns)]
    if (!isInside(full, { columns, rows }, column, row)) continue
    if (row < rows * from) continue
    if (front && Math.abs((column + 0.5) / columns - 0.5) < FRONT) continue
    if (isUsual(seen)) free[cell] = 1
  }
  return { columns, rows, free }
}

/** Half the strip in which a garment is buttoned, in parts of its width. */
const FRONT = 0.06

/** The cells that lie completely in the mask. */
export function fullCells(
  { width, on }: Mask,
  { columns, rows }: { columns: number; rows: number },
) {
  const full = new Uint8Array(columns * rows).fill(1)
  for (let y = 0; y < rows * CELL; y += 1) {
    for (let x = 0; x < columns * CELL; x += 1) {
      if (!on[y * width + x]) full[Math.floor(y / CELL) * columns + Math.floor(x / CELL)] = 0
    }
  }
  return full
}

function isInside(
  full: Uint8Array,
  { columns, rows }: { columns: number; rows: number },
  column: number,
  row: number,
): boolean {
  for (let y = row - RIM; y <= row + RIM; y += 1) {
    for (let x = column - RIM; x <= column + RIM; x += 1) {
      if (x < 0 || y < 0 || x >= columns || y >= rows || !full[y * columns + x]) return false
    }
  }
  return true
}

function featuresOf({ width, rgb }: Raster, cell: number, columns: number): Features {
  const [left, top] = [(cell % columns) * CELL, Math.floor(cell / columns) * CELL]
  let [light, red, yellow, squares] = [0, 0, 0, 0]
  for (let y = top; y < top + CELL; y += 1) {
    for (let x = left; x < left + CELL; x += 1) {
      const at = (y * width + x) * 3
      const [r = 0, g = 0, b = 0] = [rgb[at], rgb[at + 1], rgb[at + 2]]
      light += g
      squares += g * g
      red += r - g
      yellow += (r + g) / 2 - b
    }
  }
  const count = CELL * CELL
  const mean = light / count
  return [mean, red / count, yellow / count, Math.sqrt(Math.max(0, squares / count - mean * mean))]
}

/** Tells cells near the median of all from the others, feature by feature. */
function usualAmong(all: readonly Features[]): (seen: Features) => boolean {
  const bounds = FLOORS.map((floor, feature) => {
    const values = all.map((seen) => seen[feature] ?? 0)
    const middle = median(values)
    const deviation = 1.4826 * median(values.map((value) => Math.abs(value - middle)))
    return { middle, reach: FOREIGN * Math.max(floor, deviation) }
  })
  return (seen) =>
    bounds.every(({ middle, reach }, feature) => Math.abs((seen[feature] ?? 0) - middle) <= reach)
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
