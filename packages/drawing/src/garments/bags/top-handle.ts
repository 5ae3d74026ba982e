import { shade } from "../../core/colour.ts"
import { curve, nth, pairs, shape } from "../../core/geom.ts"
import { type BagFrame, bagBody, plate, ring, stitched, strap } from "./bag.ts"

/** How high its handle stands above its upper edge, in the bag's units. */
export const HANDLE = 30

/** A stiff bag that stands on its own, wider at its foot: a flap with a lock, and one short handle to hold it by. */
export function topHandleBag(frame: BagFrame): string {
  const { pen, cloth, k } = frame
  const made = bagBody(frame, {
    left: [-39, 0, -42, 30, -46, 64],
    right: [39, 0, 43, 30, 47, 64],
    bow: 0.6,
  })
  const { panel } = made
  const at = (flat: readonly number[]) => panel.path(pairs(flat))
  const edge = at([-1, 0.36, -0.34, 0.4, 0.34, 0.4, 1, 0.36])
  const tongue = shape(
    at([-0.15, 0.3, 0.15, 0.3]),
    at([0.15, 0.3, 0.12, 0.56]),
    at([0.12, 0.56, -0.12, 0.56]),
    at([-0.12, 0.56, -0.15, 0.3]),
  )
  const sewn = 1.1 * Math.sqrt(k)
  const feet = [-0.8, 0.8].map((u) => plate(frame, panel.at(u, 1.02), 5, 3)).join("")
  return (
    strap(frame, [-19, 3, -18, -16, -9, -HANDLE, 9, -HANDLE, 18, -16, 19, 3], 4.6) +
    feet +
    made.drawn +
    pen.fill(
      shape(edge, at([1, 0.36, 1, 0.44]), at([1, 0.44, 0.34, 0.48, -0.34, 0.48, -1, 0.44])),
      shade(cloth.colour, 1.5),
      0.6,
    ) +
    pen.line(edge, 1.7 * Math.sqrt(k), { a: 0.7, b: 0.7, lost: 0 }) +
    pen.solid(tongue, cloth.colour, "") +
    pen.thin(tongue, sewn, shade(cloth.colour, 2)) +
    plate(frame, panel.at(0, 0.48), 8, 7) +
    [
      [-0.92, 0.52, -0.93, 0.94],
      [-0.93, 0.94, 0.93, 0.94],
      [0.92, 0.52, 0.93, 0.94],
    ]
      .map((seam) => stitched(frame, at(seam), 0.8))
      .join("") +
    [-19, 19].map((x) => ring(frame, nth(frame.at([x, 3]), 0), 3)).join("") +
    pen.thin(curve(at([-0.97, 0.05, 0.97, 0.05])), sewn, shade(cloth.colour, 1.6))
  )
}
