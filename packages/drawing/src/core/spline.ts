import { lerp, nth, type Point, type Points } from "./vector.ts"

const blend4 = (a: number, b: number, c: number, d: number, f: number): number =>
  0.5 *
  (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f * f + (3 * b - a - 3 * c + d) * f * f * f)

function segment(count: number, t: number): { i: number; f: number } {
  const n = count - 1
  const x = (t < 0 ? 0 : t > 1 ? 1 : t) * n
  const i = Math.min(n - 1, x | 0)
  return { i, f: x - i }
}

/** The number at t (0 to 1) of a Catmull-Rom curve through evenly spaced knots, at least two. */
export function crValue(knots: readonly number[], t: number): number {
  const { i, f } = segment(knots.length, t)
  const p1 = nth(knots, i)
  const p2 = nth(knots, i + 1)
  return blend4(knots[i - 1] ?? 2 * p1 - p2, p1, p2, knots[i + 2] ?? 2 * p2 - p1, f)
}

/** The point at t (0 to 1) of a Catmull-Rom curve through evenly spaced knots, at least two. */
export function cr(knots: Points, t: number): Point {
  const n = knots.length - 1
  const x = (t < 0 ? 0 : t > 1 ? 1 : t) * n
  const i = Math.min(n - 1, x | 0)
  const f = x - i
  const p1 = nth(knots, i)
  const p2 = nth(knots, i + 1)
  const p0 = knots[i - 1]
  const p3 = knots[i + 2]
  // The share of each knot, the same for x and y.
  const ff = f * f
  const fff = ff * f
  const k0 = ff - 0.5 * (f + fff)
  const k1 = 1 - 2.5 * ff + 1.5 * fff
  const k2 = 0.5 * f + 2 * ff - 1.5 * fff
  const k3 = 0.5 * (fff - ff)
  const [x1, y1] = p1
  const [x2, y2] = p2
  return [
    k0 * (p0 ? p0[0] : 2 * x1 - x2) + k1 * x1 + k2 * x2 + k3 * (p3 ? p3[0] : 2 * x2 - x1),
    k0 * (p0 ? p0[1] : 2 * y1 - y2) + k1 * y1 + k2 * y2 + k3 * (p3 ? p3[1] : 2 * y2 - y1),
  ]
}

/** n + 1 points along the curve, evenly spaced in t. */
export function sample(knots: Points, n: number): Point[] {
  const points: Point[] = []
  for (let i = 0; i <= n; i++) points.push(cr(knots, i / n))
  return points
}

/** A row of a table: the place t, then its values. */
export type Row = readonly [t: number, ...values: number[]]

/** The values of a table at t, eased between its rows and held beyond its ends. */
export function table(rows: readonly Row[], t: number): number[] {
  let at = 0
  while (at < rows.length - 1 && t > nth(rows, at)[0]) at++
  const after = nth(rows, at)
  const before = rows[at - 1] ?? after
  const x = after === before ? 1 : Math.min(1, (t - before[0]) / (after[0] - before[0]))
  const f = x * x * (3 - 2 * x)
  const values: number[] = []
  for (let j = 1; j < after.length; j++) values.push(lerp(nth(before, j), nth(after, j), f))
  return values
}
