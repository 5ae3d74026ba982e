import type { Square } from "./shown.ts"

/** A face as the first network sees it, in the picture's px. */
export interface FaceBox {
  readonly x: number
  readonly y: number
  /** The longer side of its box, from brows to chin. */
  readonly side: number
  /** How far it is tilted clockwise, in radians. */
  readonly turn: number
  /** How sure the network is, 0 to 1. */
  readonly sure: number
}

/** The network's input in px, and its grids: places each way, and anchors at each place. */
export const FACE_SIDE = 128
const GRIDS = [
  { places: 16, anchors: 2 },
  { places: 8, anchors: 6 },
] as const
/** Numbers of an anchor: a box, six points, and how sure it is. */
const VALUES = 17
export const FACE_SHAPE = anchorCount() * VALUES
/** Where the points of both eyes begin. */
const [ONE_EYE, OTHER_EYE] = [4, 6]
/** Boxes that overlap this much are of one face. */
const SAME = 0.3

/** The faces among a network's answers about a square, the surest first. */
export function faceBoxes(values: Float32Array, square: Square, least: number): FaceBox[] {
  const scale = square.side / FACE_SIDE
  const boxes: FaceBox[] = []
  anchors().forEach(([left, top], index) => {
    const at = (offset: number) => values[index * VALUES + offset] ?? 0
    const sure = 1 / (1 + Math.exp(-at(VALUES - 1)))
    if (sure < least) return
    boxes.push({
      x: square.x + (left + at(0) - FACE_SIDE / 2) * scale,
      y: square.y + (top + at(1) - FACE_SIDE / 2) * scale,
      side: Math.max(at(2), at(3)) * scale,
      turn: Math.atan2(at(OTHER_EYE + 1) - at(ONE_EYE + 1), at(OTHER_EYE) - at(ONE_EYE)),
      sure,
    })
  })
  return withoutRepeats(boxes)
}

/** One box a face: the surest of those that overlap. */
export function withoutRepeats(boxes: readonly FaceBox[]): FaceBox[] {
  const kept: FaceBox[] = []
  for (const box of boxes.toSorted((one, other) => other.sure - one.sure)) {
    if (kept.every((other) => overlap(box, other) < SAME)) kept.push(box)
  }
  return kept
}

/** What two boxes share, as a share of the smaller one. */
function overlap(one: FaceBox, other: FaceBox): number {
  const along = (a: number, b: number) =>
    Math.max(0, Math.min(one.side, other.side, (one.side + other.side) / 2 - Math.abs(a - b)))
  return (along(one.x, other.x) * along(one.y, other.y)) / Math.min(one.side, other.side) ** 2
}

/** The middles of all anchors, in px of the network's input. */
function anchors(): [x: number, y: number][] {
  return GRIDS.flatMap(({ places, anchors: count }) => {
    const step = FACE_SIDE / places
    return Array.from({ length: places * places * count }, (_, index): [number, number] => {
      const place = Math.floor(index / count)
      return [((place % places) + 0.5) * step, (Math.floor(place / places) + 0.5) * step]
    })
  })
}

function anchorCount(): number {
  return GRIDS.reduce((sum, { places, anchors: count }) => sum + places * places * count, 0)
}
