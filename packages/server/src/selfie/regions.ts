import type { LinearRgb } from "@stylin/garments/colour"
import { type Face, type Frame, pixelAt } from "./frame.ts"
import type { Point } from "./point.ts"

/** Parts of a face as outlines: numbers of landmarks in MediaPipe's mesh of 468. */
export type Outline = readonly number[]

/** Between hairline and brows. */
export const FOREHEAD: Outline = [104, 69, 108, 151, 337, 299, 333, 297, 338, 10, 109, 67]
/** Below the eye and beside the nose; the picture's left first. */
export const CHEEKS: readonly Outline[] = [
  [117, 118, 101, 36, 206, 207, 187, 147, 123],
  [346, 347, 330, 266, 426, 427, 411, 376, 352],
]
/** What the lids leave open. */
export const EYES: readonly Outline[] = [
  [33, 246, 161, 160, 159, 158, 157, 173, 133, 155, 154, 153, 145, 144, 163, 7],
  [263, 466, 388, 387, 386, 385, 384, 398, 362, 382, 381, 380, 374, 373, 390, 249],
]
/** Skin below the lower lid, which glasses cover. */
export const UNDER_EYES: readonly Outline[] = [
  [31, 228, 229, 230, 231, 232, 121, 120, 119, 118, 117, 111],
  [261, 448, 449, 450, 451, 452, 350, 349, 348, 347, 346, 340],
]
/** Between brow and upper lid. */
export const LIDS: readonly Outline[] = [
  [225, 224, 223, 222, 221, 56, 28, 27, 29, 30],
  [445, 444, 443, 442, 441, 286, 258, 257, 259, 260],
]
export const BROWS: readonly Outline[] = [
  [70, 63, 105, 66, 107, 55, 65, 52, 53, 46],
  [300, 293, 334, 296, 336, 285, 295, 282, 283, 276],
]

/** Places of the picture inside an outline, a few thousand at most. */
export function placesInside(frame: Frame, { points }: Face, outline: Outline): Point[] {
  const corners = outline.map((index): Point => points[index] ?? [0, 0])
  const xs = corners.map(([x]) => x)
  const ys = corners.map(([, y]) => y)
  const left = Math.max(0, Math.floor(Math.min(...xs)))
  const right = Math.min(frame.width - 1, Math.ceil(Math.max(...xs)))
  const top = Math.max(0, Math.floor(Math.min(...ys)))
  const bottom = Math.min(frame.height - 1, Math.ceil(Math.max(...ys)))
  const step = Math.max(1, Math.floor(Math.sqrt(((right - left) * (bottom - top)) / MOST)))
  const places: Point[] = []
  for (let y = top; y <= bottom; y += step) {
    for (let x = left; x <= right; x += step) if (isInside(corners, x, y)) places.push([x, y])
  }
  return places
}

export function pixelsInside(frame: Frame, face: Face, outline: Outline): LinearRgb[] {
  return placesInside(frame, face, outline).map(([x, y]) => pixelAt(frame, x, y))
}

const MOST = 4000

/** Whether a ray from the place crosses the outline an odd number of times. */
function isInside(corners: readonly Point[], x: number, y: number): boolean {
  let inside = false
  let [lastX, lastY] = corners.at(-1) ?? [0, 0]
  for (const [nextX, nextY] of corners) {
    const crosses = nextY > y !== lastY > y
    if (crosses && x < ((lastX - nextX) * (y - nextY)) / (lastY - nextY) + nextX) inside = !inside
    ;[lastX, lastY] = [nextX, nextY]
  }
  return inside
}
