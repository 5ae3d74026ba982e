import { add, lerp, mul, type Point, range, right } from "../core/geom.ts"
import type { Limb } from "./limb.ts"

/**
 * A frame at a joint: x grows towards the body's middle (the thumb's side), y along the direction.
 * @param dir of length 1
 * @param side of the figure, -1 or 1
 */
export const place =
  (origin: Point, dir: Point, side: number, k = 1) =>
  ([x, y]: Point): Point =>
    add(origin, add(mul(right(dir), -x * side * k), mul(dir, y * k)))

/** n + 1 points along the outer (o = 1) or inner (o = -1) edge of a limb from t = a to b. */
export const edge = (limb: Limb, o: number, a: number, b: number, n = 6, ease = 0): Point[] =>
  range(n + 1).map((i) => limb.edge(lerp(a, b, i / n), o, ease))
