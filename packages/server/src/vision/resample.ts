import type { Crop } from "./outfit.ts"

/** A value for each pixel or place, row by row. */
export interface Plane {
  readonly width: number
  readonly height: number
  readonly values: Float32Array
}

type Size = Pick<Plane, "width" | "height">

const WHOLE: Crop = { x: 0, y: 0, width: 1, height: 1 }

/** What a crop of a plane holds, as large as `size`; between values it runs straight. */
export function resampled(plane: Plane, size: Size, crop = WHOLE): Float32Array {
  const found = new Float32Array(size.width * size.height)
  const columns = steps(plane.width, size.width, crop.x, crop.width)
  const rows = steps(plane.height, size.height, crop.y, crop.height)
  const line = new Float32Array(plane.width)
  for (let row = 0; row < size.height; row += 1) {
    const [above, below] = [
      (rows.before[row] ?? 0) * plane.width,
      (rows.after[row] ?? 0) * plane.width,
    ]
    const down = rows.share[row] ?? 0
    for (let at = 0; at < plane.width; at += 1) {
      const upper = plane.values[above + at] ?? 0
      line[at] = upper + ((plane.values[below + at] ?? 0) - upper) * down
    }
    for (let column = 0; column < size.width; column += 1) {
      const left = line[columns.before[column] ?? 0] ?? 0
      const right = line[columns.after[column] ?? 0] ?? 0
      found[row * size.width + column] = left + (right - left) * (columns.share[column] ?? 0)
    }
  }
  return found
}

/** Between which two of `length` values each of `count` steps through a part of them lies, and where. */
function steps(length: number, count: number, start: number, part: number) {
  const [before, after] = [new Int32Array(count), new Int32Array(count)]
  const share = new Float32Array(count)
  for (let step = 0; step < count; step += 1) {
    const place = (start + ((step + 0.5) / count) * part) * length - 0.5
    const held = Math.max(0, Math.min(length - 1, place))
    before[step] = Math.floor(held)
    after[step] = Math.min(length - 1, Math.floor(held) + 1)
    share[step] = held - Math.floor(held)
  }
  return { before, after, share }
}
