import { lerp, type Point } from "../core/geom.ts"
import type { Limb } from "./limb.ts"

/** How far down the arm the elbow is, and how far in px an arm may swell over the body above it. */
export const ELBOW = 0.5
const SWELLS = 4

/**
 * Keeps a point of an arm's or its sleeve's inner edge where the body ends: between the armpit and the elbow a full arm lies against it
 * and does not swell over it.
 * @param ease of a sleeve at the elbow, in px
 */
export function besideBody(pit: Point, limb: Limb, ease: number): (point: Point) => Point {
  const elbow = limb.edge(ELBOW, -1, ease)
  return ([x, y]) => {
    const down = Math.min(1, Math.max(0, (y - pit[1]) / (elbow[1] - pit[1] || 1)))
    const most = lerp(pit[0], elbow[0], down) - limb.side * SWELLS
    return [limb.side < 0 ? Math.min(x, most) : Math.max(x, most), y]
  }
}
