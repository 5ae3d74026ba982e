/** A picture as rows of red, green, blue, each 0 to 255 in sRGB. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Which pixels of a picture belong to the garment: 1, or 0. */
export interface Mask {
  readonly width: number
  readonly height: number
  readonly on: Uint8Array
}

/** How many pixels a mask holds. */
export function area({ on }: Mask): number {
  let count = 0
  for (const value of on) count += value
  return count
}

/** The part of the picture that a mask holds, 0 to 1. */
export function coverage(mask: Mask): number {
  return area(mask) / mask.on.length
}

/** Pixels in both masks by pixels in either, 0 to 1; two empty masks agree. */
export function agreement(first: Mask, second: Mask): number {
  let both = 0
  let either = 0
  for (let index = 0; index < first.on.length; index += 1) {
    const [one, other] = [first.on[index] ?? 0, second.on[index] ?? 0]
    both += one & other
    either += one | other
  }
  return either === 0 ? 1 : both / either
}

/** What rows of a mask hold: the first pixel on and the one behind the last, both ways. */
export function extent(mask: Mask, from = 0, to = mask.height) {
  let [left, right, top, bottom] = [mask.width, 0, mask.height, 0]
  for (let y = from; y < to; y += 1) {
    for (let x = 0; x < mask.width; x += 1) {
      if (!mask.on[y * mask.width + x]) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  return { left: Math.min(left, right), right, top: Math.min(top, bottom), bottom }
}
