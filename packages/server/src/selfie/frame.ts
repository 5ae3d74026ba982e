import { LINEAR, type LinearRgb, luminance } from "@stylin/garments/colour"
import type { Point } from "./point.ts"

/** A picture in sRGB, three bytes a pixel, row by row. */
export interface Frame {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

/** Where a face is: an ellipse, in px, and the landmarks in it. */
export interface Face {
  readonly x: number
  readonly y: number
  /** Half the face's breadth, from side to side. */
  readonly across: number
  /** Half its height, from hairline to chin. */
  readonly down: number
  /** How far it is tilted clockwise, in radians. */
  readonly turn: number
  /** By their numbers in MediaPipe's mesh. */
  readonly points: readonly Point[]
}

export function pixelAt({ width, height, rgb }: Frame, x: number, y: number): LinearRgb {
  const column = Math.min(width - 1, Math.max(0, Math.round(x)))
  const row = Math.min(height - 1, Math.max(0, Math.round(y)))
  const at = (row * width + column) * 3
  return [LINEAR[rgb[at] ?? 0] ?? 0, LINEAR[rgb[at + 1] ?? 0] ?? 0, LINEAR[rgb[at + 2] ?? 0] ?? 0]
}

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
