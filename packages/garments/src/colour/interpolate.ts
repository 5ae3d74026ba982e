/** A point of a curve: a place and the value there. */
export type Point = readonly [at: number, value: number]

/**
 * The value at a place on a curve that runs straight from point to point, in order, and flat beyond
 * its ends.
 */
export function interpolate(points: readonly [Point, ...Point[]], at: number): number {
  let [from] = points
  for (const to of points) {
    if (at <= to[0]) {
      const stretch = to[0] - from[0]
      const way = stretch > 0 ? (at - from[0]) / stretch : 1
      return from[1] + (to[1] - from[1]) * Math.max(0, way)
    }
    from = to
  }
  return from[1]
}
