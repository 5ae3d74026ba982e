import { loadNetwork, type Network } from "../vision/network.ts"
import { FACE_SHAPE, FACE_SIDE, type FaceBox, faceBoxes, withoutRepeats } from "./face-boxes.ts"
import type { Frame } from "./frame.ts"
import type { Point } from "./point.ts"
import { type Sizes, type Square, shown } from "./shown.ts"

/** The 468 landmarks of a face, by their numbers in MediaPipe's mesh. */
export interface Landmarks {
  readonly points: readonly Point[]
  /** How sure the network is that there is a face, 0 to 1. */
  readonly sure: number
}

/** Finds faces, the largest first. */
export interface FaceFinder {
  /** @param least how sure the networks must be; by default so sure that hardly any is none */
  find(sizes: Sizes, least?: number): Promise<Landmarks[]>
}

const LANDMARKS = 468
const LANDMARKS_SIDE = 192
/** Numbers of a landmark. */
const VALUES = 3
/** How much of the surroundings the second network wants to see. */
const AROUND = 1.5
/** Both networks must be this sure; the first one less where the second may be unsure too. */
const LEAST_BOX = 0.5
const LEAST_FACE = 0.95
/** Outer corners of the eyes. */
const CORNERS = [33, 263] as const
const MODELS = new URL("./model/", import.meta.url)

/** Loads the networks. They compute on the calling thread, some ten milliseconds each. */
export async function loadFaceFinder(): Promise<FaceFinder> {
  const [boxes, landmarks] = await Promise.all([
    loadNetwork("face.onnx", MODELS),
    loadNetwork("landmarks.onnx", MODELS),
  ])
  return {
    async find(sizes, least = LEAST_FACE) {
      for (const squares of stages(sizes[0])) {
        const found: FaceBox[] = []
        for (const square of squares)
          found.push(...(await boxesIn(boxes, sizes, square, Math.min(LEAST_BOX, least))))
        const faces: Landmarks[] = []
        for (const box of withoutRepeats(found)) {
          const face = await landmarksOf(landmarks, sizes, box)
          if (face.sure > least) faces.push(face)
        }
        if (faces.length > 0) return faces.toSorted((a, b) => breadth(b) - breadth(a))
      }
      return []
    },
  }
}

/**
 * Where faces are looked for, stage after stage until there is one: the whole picture, once as large
 * as it can be shown and once smaller for faces that fill it, then its parts.
 */
function* stages({ width, height }: Frame): Generator<Square[]> {
  const whole = { x: width / 2, y: height / 2, side: Math.max(width, height), turn: 0 }
  yield [whole, { ...whole, side: whole.side * 1.7 }]
  yield tiles(width, height, whole.side / 2)
}

/** Squares that overlap by half and cover the picture. */
function tiles(width: number, height: number, side: number): Square[] {
  const along = (length: number) => {
    const count = Math.max(1, Math.ceil((length - side) / (side / 2)) + 1)
    return Array.from({ length: count }, (_, index) =>
      count === 1 ? length / 2 : side / 2 + (index * (length - side)) / (count - 1),
    )
  }
  return along(height).flatMap((y) => along(width).map((x) => ({ x, y, side, turn: 0 })))
}

async function boxesIn(
  network: Network,
  sizes: Sizes,
  square: Square,
  least: number,
): Promise<FaceBox[]> {
  const { found } = await network.run(shown(sizes, square, FACE_SIDE), { found: FACE_SHAPE })
  return faceBoxes(found, square, least)
}

/** The landmarks of a face, looked for twice: the second time with the face upright and centred. */
async function landmarksOf(network: Network, sizes: Sizes, box: FaceBox): Promise<Landmarks> {
  const first = await landmarksIn(network, sizes, { ...box, side: box.side * AROUND })
  return landmarksIn(network, sizes, squareAround(first.points))
}

async function landmarksIn(network: Network, sizes: Sizes, square: Square): Promise<Landmarks> {
  const picture = shown(sizes, square, LANDMARKS_SIDE)
  const { found } = await network.run(picture, { found: LANDMARKS * VALUES + 1 })
  const scale = square.side / LANDMARKS_SIDE
  const [cos, sin] = [Math.cos(square.turn) * scale, Math.sin(square.turn) * scale]
  const points = Array.from({ length: LANDMARKS }, (_, index): Point => {
    const u = (found[index * VALUES] ?? 0) - LANDMARKS_SIDE / 2
    const v = (found[index * VALUES + 1] ?? 0) - LANDMARKS_SIDE / 2
    return [square.x + u * cos - v * sin, square.y + u * sin + v * cos]
  })
  return { points, sure: 1 / (1 + Math.exp(-(found[LANDMARKS * VALUES] ?? 0))) }
}

/** The upright square around a face with what the second network wants to see of its surroundings. */
function squareAround(points: readonly Point[]): Square {
  const turn = turnOf(points)
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  const us = points.map(([x, y]) => x * cos + y * sin)
  const vs = points.map(([x, y]) => y * cos - x * sin)
  const [left, right] = [Math.min(...us), Math.max(...us)]
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)]
  const [u, v] = [(left + right) / 2, (top + bottom) / 2]
  const side = AROUND * Math.max(right - left, bottom - top)
  return { x: u * cos - v * sin, y: u * sin + v * cos, side, turn }
}

/** How far a face is tilted clockwise, in radians. */
export function turnOf(points: readonly Point[]): number {
  const [one, other] = CORNERS.map((index) => points[index] ?? [0, 0])
  return Math.atan2((other?.[1] ?? 0) - (one?.[1] ?? 0), (other?.[0] ?? 0) - (one?.[0] ?? 0))
}

function breadth({ points }: Landmarks): number {
  const xs = points.map(([x]) => x)
  return Math.max(...xs) - Math.min(...xs)
}
