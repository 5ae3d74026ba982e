import { shade } from "../../core/colour.ts"
import { add, nth, type Point, pairs, shape } from "../../core/geom.ts"
import { type BagFrame, bagBody, plate, ring, stitched, strap } from "./bag.ts"

/** A boxy bag for books: a deep flap that two straps with buckles hold down, and a pocket's edge below it. */
export function satchel(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(frame, {
    left: [-48, 0, -50, 34, -49, 68],
    right: [48, 0, 50, 34, 49, 68],
    bow: 0.8,
  })
  const { panel } = made
  const at = (flat: readonly number[]) => panel.path(pairs(flat))
  const dark = shade(cloth.colour, 1.7)
  const edge = at([-1, 0.5, -0.9, 0.56, 0, 0.57, 0.9, 0.56, 1, 0.5])
  const low = [...edge].reverse().map((p): Point => add(p, [1 * k, 4 * k]))
  const closing = [-0.52, 0.52].map((u) => {
    const band = shape(
      at([u - 0.075, 0.3, u + 0.075, 0.3]),
      at([u + 0.075, 0.3, u + 0.075, 0.8]),
      at([u + 0.075, 0.8, u, 0.86, u - 0.075, 0.8]),
      at([u - 0.075, 0.8, u - 0.075, 0.3]),
    )
    return (
      pen.edged(band, shade(cloth.colour, 0.6), 1.1 * Math.sqrt(k), dark) +
      plate(frame, panel.at(u, 0.64), 10, 6)
    )
  })
  return (
    (strapped ? strap(frame, [-46, 6, -40, -34, -14, -58, 14, -58, 40, -34, 46, 6], 4.6) : "") +
    strap(frame, [-13, 3, -10, -9, 10, -9, 13, 3], 3.6) +
    made.drawn +
    pen.fill(shape(edge, low), shade(cloth.colour, 1.7), 0.7) +
    pen.line(edge, 1.7 * Math.sqrt(k), { a: 0.7, b: 0.7, lost: 0 }) +
    stitched(frame, at([-0.94, 0.46, -0.86, 0.51, 0, 0.52, 0.86, 0.51, 0.94, 0.46]), 0.8) +
    closing.join("") +
    [-46, 46].map((x) => ring(frame, nth(frame.at([x, 6]), 0), 3.2)).join("")
  )
}
