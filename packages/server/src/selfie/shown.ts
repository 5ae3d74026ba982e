import { Tensor } from "onnxruntime-node"
import type { Frame } from "./frame.ts"

/** A square of a picture, in px, perhaps turned and perhaps reaching over the picture's edges. */
export interface Square {
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly side: number
  /** How far it is turned clockwise, in radians. */
  readonly turn: number
}

/** A picture and its smaller copies, each of half the size of the one before. */
export type Sizes = readonly [Frame, ...Frame[]]

/** No network here wants to see less. */
const SMALLEST = 128

export function sizesOf(frame: Frame): Sizes {
  const smaller: Frame[] = []
  for (let last = frame; Math.min(last.width, last.height) >= 2 * SMALLEST; ) {
    last = halved(last)
    smaller.push(last)
  }
  return [frame, ...smaller]
}

/**
 * What a square of a picture shows, as networks here are shown it: `side` px across, red, green and
 * blue plane by plane, each 0 to 1. Beyond the picture there is black.
 */
export function shown(sizes: Sizes, square: Square, side: number): Tensor {
  const { frame, shrunk } = sizeFor(sizes, square.side / side)
  const scale = square.side / side / shrunk
  const plane = side * side
  const planes = new Float32Array(3 * plane)
  const [cos, sin] = [Math.cos(square.turn) * scale, Math.sin(square.turn) * scale]
  for (let row = 0; row < side; row += 1) {
    for (let column = 0; column < side; column += 1) {
      const [u, v] = [column + 0.5 - side / 2, row + 0.5 - side / 2]
      const x = square.x / shrunk + u * cos - v * sin - 0.5
      const y = square.y / shrunk + u * sin + v * cos - 0.5
      put(planes, row * side + column, frame, x, y)
    }
  }
  return new Tensor("float32", planes, [1, 3, side, side])
}

/** The smallest copy that need not be enlarged, or the picture itself. */
function sizeFor(sizes: Sizes, scale: number) {
  const halvings = Math.max(0, Math.min(sizes.length - 1, Math.floor(Math.log2(scale) + 0.3)))
  return { frame: sizes[halvings] ?? sizes[0], shrunk: 2 ** halvings }
}

/** Puts down what is at a place between four pixels. */
function put(planes: Float32Array, at: number, frame: Frame, x: number, y: number): void {
  const { width, height, rgb } = frame
  const [left, top] = [Math.floor(x), Math.floor(y)]
  if (left < -1 || top < -1 || left >= width || top >= height) return
  const [right, down] = [x - left, y - top]
  for (let corner = 0; corner < 4; corner += 1) {
    const column = left + (corner & 1)
    const row = top + (corner >> 1)
    if (column < 0 || row < 0 || column >= width || row >= height) continue
    const share = (corner & 1 ? right : 1 - right) * (corner >> 1 ? down : 1 - down)
    const from = (row * width + column) * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const index = (channel * planes.length) / 3 + at
      planes[index] = (planes[index] ?? 0) + ((rgb[from + channel] ?? 0) / 255) * share
    }
  }
}

function halved({ width, height, rgb }: Frame): Frame {
  const [columns, rows] = [width >> 1, height >> 1]
  const half = new Uint8Array(columns * rows * 3)
  for (let row = 0; row < rows; row += 1) {
    for (let at = 0; at < columns * 3; at += 1) {
      const from = 2 * row * width * 3 + 2 * at - (at % 3)
      const below = from + width * 3
      const sum =
        (rgb[from] ?? 0) + (rgb[from + 3] ?? 0) + (rgb[below] ?? 0) + (rgb[below + 3] ?? 0)
      half[row * columns * 3 + at] = (sum + 2) >> 2
    }
  }
  return { width: columns, height: rows, rgb: half }
}
