import type { Raster } from "../raster.ts"

/** The part of a tile over which its end fades into its beginning. */
const FADE = 0.14

/** A tile whose right side continues on its left, and its foot at its head. */
export function tiled(picture: Raster, cut: { readonly x: number; readonly y: number }): Raster {
  return turned(wrapped(turned(wrapped(picture, cut.x)), cut.y))
}

/** The first `length` columns; what follows them fades into the first. */
function wrapped({ width, height, rgb }: Raster, length: number): Raster {
  const fade = Math.max(0, Math.min(width - length, Math.round(length * FADE)))
  const tile = new Uint8Array(length * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < length; x += 1) {
      const share = x < fade ? (x + 0.5) / fade : 1
      const from = (y * width + x) * 3
      const to = (y * length + x) * 3
      for (let channel = 0; channel < 3; channel += 1) {
        const here = rgb[from + channel] ?? 0
        const after = share < 1 ? (rgb[from + length * 3 + channel] ?? here) : here
        tile[to + channel] = Math.round(after + (here - after) * share)
      }
    }
  }
  return { width: length, height, rgb: tile }
}

/** Rows as columns. */
function turned({ width, height, rgb }: Raster): Raster {
  const other = new Uint8Array(rgb.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [from, to] = [(y * width + x) * 3, (x * height + y) * 3]
      other[to] = rgb[from] ?? 0
      other[to + 1] = rgb[from + 1] ?? 0
      other[to + 2] = rgb[from + 2] ?? 0
    }
  }
  return { width: height, height: width, rgb: other }
}
