/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A box of the viewport, in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">

/**
 * The place among tags that a point stands for.
 *
 * It counts the tags before the point as lines are read. Giving the dragged tag that place pushes
 * only later tags on, so that asking again never leads back: nothing flickers to and fro.
 * @param boxes where the other tags are, in their order
 */
export function indexAt(point: Point, boxes: readonly Box[]): number {
  return boxes.filter(({ left, right, top, bottom }) => {
    const isAbove = bottom <= point.y
    const isOnLine = top <= point.y && point.y < bottom
    return isAbove || (isOnLine && (left + right) / 2 < point.x)
  }).length
}

/** The index of the box a point is in or else nearest to; -1 where there are none. */
export function nearestBox(point: Point, boxes: readonly Box[]): number {
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(
      Math.max(left - point.x, 0, point.x - right),
      Math.max(top - point.y, 0, point.y - bottom),
    ),
  )
  return distances.indexOf(Math.min(...distances))
}
