import type { Landmarks } from "./find-faces.ts"
import type { Face } from "./frame.ts"
import type { Point } from "./point.ts"

/** Landmarks by their place: the outline's top, bottom and sides, and the eyes' outer corners. */
const [TOP, CHIN, LEFT, RIGHT, LEFT_EYE, RIGHT_EYE] = [10, 152, 234, 454, 33, 263]

/** A face by its landmarks. */
export function faceOf({ points }: Landmarks): Face {
  const at = (index: number): Point => points[index] ?? [0, 0]
  const [top, chin, left, right] = [at(TOP), at(CHIN), at(LEFT), at(RIGHT)]
  const [leftEye, rightEye] = [at(LEFT_EYE), at(RIGHT_EYE)]
  return {
    x: (left[0] + right[0] + top[0] + chin[0]) / 4,
    y: (top[1] + chin[1]) / 2,
    across: Math.hypot(right[0] - left[0], right[1] - left[1]) / 2,
    down: Math.hypot(chin[0] - top[0], chin[1] - top[1]) / 2,
    turn: Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]),
    points,
  }
}
