import type { Height } from "@stylin/garments/vocabulary"
import type { Point } from "../core/geom.ts"
import { nth } from "../core/geom.ts"
import type { Pose } from "./poses.ts"

/** How much longer than usual the legs are: height shows in them first. */
const LEGS = { petite: 0.88, average: 1, tall: 1.09 } as const satisfies Record<Height, number>

/** A pose on longer or shorter legs; head and trunk stay as they are. */
export function tall(pose: Pose, height: Height): Pose {
  const k = LEGS[height]
  if (k === 1) return pose
  const [, hip] = nth(pose.rows, 7)
  const leg = (points: readonly Point[]) => points.map(([x, y]): Point => [x, hip + (y - hip) * k])
  return { ...pose, legs: { L: leg(pose.legs.L), R: leg(pose.legs.R) } }
}

/** How far the head comes forward and down, and the shoulders down, in px. */
const STOOP = { forward: 4, head: 5, shoulders: 3 }

/** A pose as an older woman takes it: upright still, the head a little forward. */
export function aged(pose: Pose): Pose {
  const [x, y] = pose.head.c
  return {
    ...pose,
    head: { ...pose.head, c: [x + pose.head.turn * STOOP.forward, y + STOOP.head] },
    rows: pose.rows.map(([cx, cy, tilt], level) => [
      cx,
      cy + (level < 2 ? STOOP.shoulders : 0),
      tilt,
    ]),
  }
}
