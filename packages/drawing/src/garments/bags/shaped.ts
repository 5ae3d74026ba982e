import { shade } from "../../core/colour.ts"
import { curve, nth, pairs, shape } from "../../core/geom.ts"
import { type BagFrame, type BagShape, bagBody, GILT, plate, ring, stitched, strap } from "./bag.ts"
import { satchel } from "./satchel.ts"
import { slingBag } from "./soft-sling.ts"

/** A small pouch with round ends on a belt: a zip along its top, and a smaller one in front. */
export function beltBag(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(frame, {
    left: [-34, 0, -46, 8, -47, 18, -40, 32, -22, 40],
    right: [34, 0, 46, 8, 47, 18, 40, 32, 22, 40],
    bow: 1.6,
  })
  const { panel } = made
  const at = (flat: readonly number[]) => panel.path(pairs(flat))
  const zip = curve(at([-0.92, 0.2, 0, 0.23, 0.92, 0.2]))
  const [x, y] = panel.at(0.74, 0.22)
  const pocket = at([-0.8, 0.48, 0, 0.54, 0.8, 0.48])
  const belt = strapped
    ? strap(frame, [-42, 10, -62, -14, -40, -40, 0, -46, 40, -40, 62, -14, 42, 10], 5) +
      plate(frame, nth(frame.at([0, -46]), 0), 13, 10)
    : ""
  return (
    belt +
    made.drawn +
    pen.thin(zip, 3.2 * Math.sqrt(k), shade(cloth.colour, 1.8)) +
    pen.thin(zip, 1.2 * Math.sqrt(k), "#C9C8C6", ' stroke-dasharray="2 1.6"') +
    pen.thin(
      curve([
        [x, y],
        [x + k, y + 8 * k],
      ]),
      2.2 * Math.sqrt(k),
      GILT,
    ) +
    stitched(frame, pocket, 1.3)
  )
}

/** A bag short from top to bottom and wide, its flap as long as it is, on a strap that holds it under the arm. */
export function baguette(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(frame, {
    left: [-56, 0, -58, 16, -54, 36],
    right: [56, 0, 58, 16, 54, 36],
    bow: 2.4,
  })
  const { panel } = made
  const at = (flat: readonly number[]) => panel.path(pairs(flat))
  const edge = at([-1, 0.56, -0.5, 0.62, 0, 0.63, 0.5, 0.62, 1, 0.56])
  return (
    (strapped ? strap(frame, [-52, 3, -46, -26, -20, -42, 20, -42, 46, -26, 52, 3], 4) : "") +
    made.drawn +
    pen.fill(shape(edge, at([1, 0.66, 0, 0.74, -1, 0.66])), shade(cloth.colour, 1.6), 0.7) +
    pen.line(edge, 1.8 * Math.sqrt(k), { a: 0.7, b: 0.7, lost: 0 }) +
    stitched(frame, at([-0.94, 0.5, 0, 0.56, 0.94, 0.5]), 0.8) +
    plate(frame, panel.at(0, 0.62), 12, 8) +
    [-52, 52].map((x) => ring(frame, nth(frame.at([x, 3]), 0), 3)).join("")
  )
}

/** How they are drawn, alone or on a strap that is drawn with the body. */
export const SHAPED: Readonly<Record<BagShape, (frame: BagFrame, strapped?: boolean) => string>> = {
  "belt-bag": beltBag,
  baguette,
  satchel,
  sling: slingBag,
}

export const SHAPES: readonly BagShape[] = ["belt-bag", "baguette", "satchel", "sling"]
