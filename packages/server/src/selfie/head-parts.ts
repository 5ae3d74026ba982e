import { loadNetwork } from "../vision/network.ts"
import type { Face } from "./frame.ts"
import { type Sizes, type Square, shown } from "./shown.ts"

/** What the network tells apart, in the order of its answers. */
export const PARTS = ["other", "skin", "hair", "eyewear", "hat"] as const
export type Part = (typeof PARTS)[number]

/** What is where on a head: a grid of places over the square that was looked at. */
export interface HeadParts {
  /** What is at a place of the picture, in px; "other" outside of the square. */
  at(x: number, y: number): Part
  /** The middles, in px, of all places of a part that are surrounded by it. */
  within(part: Part): readonly (readonly [x: number, y: number])[]
}

/** Tells the parts of a head apart. */
export interface HeadReader {
  read(sizes: Sizes, face: Face): Promise<HeadParts>
}

/** The network's input and its answer, in places each way. */
const SIDE = 96
/** What it is shown: a square of so many times the face's height, its middle so far above the face's. */
const SHOWN = 2.2
const ABOVE = 0.15

/** Loads the network. It computes on the calling thread, some ten milliseconds. */
export async function loadHeadReader(): Promise<HeadReader> {
  const network = await loadNetwork("head.onnx", new URL("./model/", import.meta.url))
  return {
    async read(sizes, face) {
      const square = squareOf(face)
      const picture = shown(sizes, square, SIDE)
      const length = PARTS.length * SIDE * SIDE
      const { probabilities } = await network.run(picture, { probabilities: length })
      return headParts(
        square,
        Array.from({ length: SIDE * SIDE }, (_, index) => likeliest(probabilities, index)),
      )
    },
  }
}

function squareOf({ x, y, down, turn }: Face): Square {
  const rise = 2 * down * ABOVE
  return {
    x: x + Math.sin(turn) * rise,
    y: y - Math.cos(turn) * rise,
    side: 2 * down * SHOWN,
    turn,
  }
}

function likeliest(likely: Float32Array, index: number): Part {
  let [best, most] = [0, 0]
  for (let part = 0; part < PARTS.length; part += 1) {
    const here = likely[part * SIDE * SIDE + index] ?? 0
    if (here > most) [best, most] = [part, here]
  }
  return PARTS[best] ?? "other"
}

function headParts(square: Square, parts: readonly Part[]): HeadParts {
  const scale = square.side / SIDE
  const [cos, sin] = [Math.cos(square.turn), Math.sin(square.turn)]
  const partIn = (column: number, row: number): Part =>
    column < 0 || row < 0 || column >= SIDE || row >= SIDE
      ? "other"
      : (parts[row * SIDE + column] ?? "other")
  return {
    at(x, y) {
      const [dx, dy] = [x - square.x, y - square.y]
      const column = Math.floor((dx * cos + dy * sin) / scale + SIDE / 2)
      const row = Math.floor((dy * cos - dx * sin) / scale + SIDE / 2)
      return partIn(column, row)
    },
    within(part) {
      return parts.flatMap((_, index) => {
        const [column, row] = [index % SIDE, Math.floor(index / SIDE)]
        const isWithin = NEAR.every(([right, down]) => partIn(column + right, row + down) === part)
        if (!isWithin) return []
        const [u, v] = [(column + 0.5 - SIDE / 2) * scale, (row + 0.5 - SIDE / 2) * scale]
        return [[square.x + u * cos - v * sin, square.y + u * sin + v * cos] as const]
      })
    },
  }
}

const NEAR = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [right, down] as const))
