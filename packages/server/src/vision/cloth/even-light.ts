import type { Raster } from "../raster.ts"

/** How much of the uneven light is taken away: all of it would flatten the cloth. */
const STRENGTH = 0.9

/** The lightness of each pixel, 0 to 255. */
export function lightness({ rgb }: Raster): Float32Array {
  const light = new Float32Array(rgb.length / 3)
  for (let index = 0; index < light.length; index += 1) {
    const at = index * 3
    light[index] = 0.3 * (rgb[at] ?? 0) + 0.59 * (rgb[at + 1] ?? 0) + 0.11 * (rgb[at + 2] ?? 0)
  }
  return light
}

/**
 * A picture of cloth in even light: each pixel is lit by as much as the mean of its surroundings
 * lies under the mean of the whole.
 * @param reach the size of the surroundings in px: whole repeats, so that the pattern stays
 */
export function evened(picture: Raster, reach: { readonly x: number; readonly y: number }): Raster {
  const { width, height, rgb } = picture
  const light = lightness(picture)
  const sums = summed(light, width, height)
  const whole = (sums.at(-1) ?? 0) / light.length
  const even = new Uint8Array(rgb.length)
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = span(y, reach.y, height)
    for (let x = 0; x < width; x += 1) {
      const [left, right] = span(x, reach.x, width)
      const at = (row: number, column: number) => sums[row * (width + 1) + column] ?? 0
      const sum = at(bottom, right) - at(top, right) - at(bottom, left) + at(top, left)
      const around = sum / ((bottom - top) * (right - left))
      const gain = 1 + STRENGTH * ((whole + 1) / (around + 1) - 1)
      const index = (y * width + x) * 3
      for (let channel = index; channel < index + 3; channel += 1) {
        even[channel] = Math.min(255, Math.round((rgb[channel] ?? 0) * gain))
      }
    }
  }
  return { width, height, rgb: even }
}

/** A window of a size around a place, moved inside at the ends instead of cut off. */
function span(at: number, size: number, length: number): readonly [from: number, to: number] {
  const whole = Math.max(1, Math.min(length, Math.round(size)))
  const from = Math.max(0, Math.min(length - whole, at - Math.floor(whole / 2)))
  return [from, from + whole]
}

/** Sums over all that lies above and left of each pixel. */
function summed(values: Float32Array, width: number, height: number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += values[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = row + (sums[y * (width + 1) + x + 1] ?? 0)
    }
  }
  return sums
}
