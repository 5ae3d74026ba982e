import { nth, type Point, type Points, pairs, range, shape } from "../core/geom.ts"

/** Runs joined corner to corner as one closed outline; empty for no runs. */
export function joined([head, ...others]: readonly Points[]): string {
  return head ? shape(head, ...others) : ""
}

/** A closed outline with straight sides, from a flat list of x and y. */
export function polygon(flat: readonly number[]): string {
  const corners: Point[] = pairs(flat)
  return joined(range(corners.length).map((i) => [nth(corners, i - 1), nth(corners, i)]))
}
