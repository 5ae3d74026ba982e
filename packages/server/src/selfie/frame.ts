import { LINEAR, type LinearRgb, luminance } from "@stylin/garments/colour"

/** A picture in sRGB, three bytes a pixel, row by row. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Where a face is: an upright ellipse, in pixels. */
export interface Face {
  readonly x: number
  readonly y: number
  /** Half the face's width, from temple to temple. */
  readonly across: number
  /** Half its height, from hairline to chin. */
  readonly down: number
}

export function pixelAt({ width, height, rgb }: Frame, x: number, y: number): LinearRgb {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 3
  return [LINEAR[rgb[at] ?? 0] ?? 0, LINEAR[rgb[at + 1] ?? 0] ?? 0, LINEAR[rgb[at + 2] ?? 0] ?? 0]
}

/** A rectangle relative to the face: -1 to 1 across, -1 (hairline) to 1 (chin) down. */
export interface Patch {
  readonly from: readonly [u: number, v: number]
  readonly to: readonly [u: number, v: number]
}

/** The pixels of a patch of a face, a few thousand at most. */
export function pixelsIn(frame: Frame, face: Face, { from, to }: Patch): LinearRgb[] {
  const left = Math.max(0, Math.round(face.x + from[0] * face.across))
  const right = Math.min(frame.width - 1, Math.round(face.x + to[0] * face.across))
  const top = Math.max(0, Math.round(face.y + from[1] * face.down))
  const bottom = Math.min(frame.height - 1, Math.round(face.y + to[1] * face.down))
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / MOST)))
  const pixels: LinearRgb[] = []
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) pixels.push(pixelAt(frame, x, y))
  }
  return pixels
}

const MOST = 4000
/** Below this there is only noise; 8-bit values of about 10. */
export const DARKEST = 0.003

/** How red and blue a colour is relative to its green, as logarithms, independent of lightness. */
export function chromaticity([r, g, b]: LinearRgb): readonly [red: number, blue: number] {
  const green = Math.log(Math.max(DARKEST, g))
  return [Math.log(Math.max(DARKEST, r)) - green, Math.log(Math.max(DARKEST, b)) - green]
}

/** Whether one of a pixel's channels is clipped. */
export function isClipped([r, g, b]: LinearRgb): boolean {
  return isLost(Math.max(r, g, b))
}

/** Whether a channel is clipped. */
export function isLost(channel: number): boolean {
  return channel > CLIPPED
}

const CLIPPED = 0.965

export function lightnessOrder(pixels: readonly LinearRgb[]): LinearRgb[] {
  return pixels.toSorted((one, other) => luminance(one) - luminance(other))
}
