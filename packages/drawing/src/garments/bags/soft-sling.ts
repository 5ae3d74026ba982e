import { shade, tint } from "../../core/colour.ts"
import { curve, pairs } from "../../core/geom.ts"
import { type BagFrame, bagBody, hanging, stitched, strap } from "./bag.ts"

/** How broad the strap of a sling bag is: it is cut in one with its sides. */
export const SLING = 7

/** A large soft bag of cloth that hangs in folds, its sides drawn up into one broad strap: a jhola. */
export function slingBag(frame: BagFrame, strapped = true): string {
  const { pen, cloth, k } = frame
  const made = bagBody(frame, {
    left: [-45, -14, -45, 10, -50, 44, -49, 70, -40, 88],
    right: [45, -14, 46, 10, 51, 44, 50, 70, 41, 88],
    bow: 9,
    folds: hanging(frame, {
      at: [-0.6, -0.2, 0.26, 0.62],
      from: 0.06,
      to: 0.62,
      out: 1.05,
      wide: 6,
      line: 0.9,
    }),
  })
  const { panel } = made
  const rim = panel.path(pairs([-0.97, 0.06, 0, 0.07, 0.97, 0.06]))
  const bands = [0.72, 0.79].map((v) => curve(panel.path(pairs([-1, v, 0, v + 0.02, 1, v]))))
  return (
    (strapped
      ? strap(frame, [-43, -10, -34, -52, -12, -74, 12, -74, 34, -52, 43, -10], SLING)
      : "") +
    made.drawn +
    stitched(frame, rim, 1.1) +
    pen.thin(bands.join(""), 2.6 * Math.sqrt(k), shade(cloth.colour, 1.6), ' stroke-opacity=".6"') +
    pen.thin(
      curve(panel.path(pairs([-1, 0.755, 0, 0.775, 1, 0.755]))),
      1.6 * Math.sqrt(k),
      tint(cloth.colour, 1.6),
      ' stroke-dasharray="3 3"',
    )
  )
}
