/** A point of the viewport, in CSS pixels. */
export interface Point {
  x: number
  y: number
}

/** A box of the viewport, in CSS pixels. */
export type Box = Pick<DOMRectReadOnly, "left" | "right" | "top" | "bottom">

/**
 * The place among tags that a point stands for.
 * It counts the tags before the point in reading order. Giving the dragged tag that place only
 * pushes later tags on, so asking again gives the same place and nothing flickers.
 * @param boxes where the other tags are, in their order
 * @param direction in which a line of tags runs
 */
export function indexAt(
  point: Point,
  boxes: readonly Box[],
  direction: "ltr" | "rtl" = "ltr",
): number {
  return boxes.filter(({ left, right, top, bottom }) => {
    const isAbove = bottom <= point.y
    const isOnLine = top <= point.y && point.y < bottom
    const middle = (left + right) / 2
    const isPassed = direction === "rtl" ? middle > point.x : middle < point.x
    return isAbove || (isOnLine && isPassed)
  }).length
}

/** The index of the box that contains a point, or else the nearest; -1 if there are none. */
export function nearestBox(point: Point, boxes: readonly Box[]): number {
  const distances = boxes.map(({ left, right, top, bottom }) =>
    Math.hypot(
      Math.max(left - point.x, 0, point.x - right),
      Math.max(top - point.y, 0, point.y - bottom),
    ),
  )
  return distances.indexOf(Math.min(...distances))
}
