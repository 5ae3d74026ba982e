import { blend, INK, shade, tint } from "../../core/colour.ts"
import { curve, nth, type Points, pairs, range, shape } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { joined } from "../outline.ts"
import { from, lastOfFoot } from "./last.ts"
import { back } from "./side.ts"
import { alongSole, colourOf, type Side, solidPart } from "./side-parts.ts"
import { strapOver } from "./side-straps.ts"
import { skinFoot, soleEdge, strap, type Worn } from "./worn-parts.ts"

/** The cork of the footbed, and the suede that it is lined with. */
export const CORK = "#C29A63"
const LINING = "#D9C19A"
const TREAD = "#3B332D"
export const BRASS = "#CDA95C"

/** A buckle: its frame from corner to corner, and its pin. */
const buckle = (pen: Pen, corners: Points, pin: Points, width: number): string => {
  const bars = corners.map((corner, i) => curve([corner, nth(corners, i - 1)]))
  return pen.thin(bars.join("") + curve(pin), width, BRASS)
}

/** Two broad straps with a buckle each, on a thick bed of cork that is moulded to the foot. */
export function footbedSandals(worn: Worn): string {
  const { pen, stance } = worn
  const bed = lastOfFoot(0, "round", 3)
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const clasp = (x: number, y: number) =>
    buckle(
      pen,
      at([x - 2.6, y - 2.4, x + 3, y - 4.8, x + 4.6, y + 1.2, x - 1, y + 3.8]),
      at([x - 1, y + 0.4, x + 4.8, y - 1.8]),
      1.5,
    )
  return (
    pen.solid(
      joined([from(bed.front, 18), bed.tip, bed.sole].map((run) => stance.at(run))),
      LINING,
    ) +
    soleEdge(worn, bed, CORK, 8.4) +
    pen.thin(
      curve(stance.at([...bed.tip, ...bed.sole.slice(1)].map(([x, y]) => [x, y + 6.6]))),
      2,
      TREAD,
    ) +
    skinFoot(worn, lastOfFoot(0, "round", -0.2), true) +
    strap(worn, pairs([-4.4, 38.4, 1, 34.4, 9, 32, 20.2, 33.4]), 9) +
    strap(worn, pairs([-10, 24.4, -4, 20.4, 5, 18.6, 15, 18.8]), 9) +
    clasp(1, 33.8) +
    clasp(-3.4, 20)
  )
}

/** The same from the side. */
export function footbedSandalsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (flat: readonly number[]) => frame.at(flat)
  // A cup for the heel, an arch, and a rim before the toes.
  const rim = at([-6, 32, 8, 24, 40, 14, 76, 20, 112, 24, 150, 14, 200, 8, 236, 14, 254, 24])
  const inside = at([-6, 32, 8, 30, 40, 28, 76, 32, 112, 34, 150, 26, 200, 20, 236, 22, 254, 24])
  const floor = alongSole(side, -4, 254, -12)
  const tread = alongSole(side, 0, 248, -21)
  const grains = range(26).map((i) =>
    curve(at([10 + i * 9, 4 - (i % 3) * 6, 13 + i * 9, 4.6 - (i % 3) * 6])),
  )
  const clasp = (x: number, y: number) =>
    far
      ? ""
      : buckle(
          pen,
          at([x - 11, y + 12, x + 8, y + 10, x + 11, y - 8, x - 8, y - 7]),
          at([x - 2, y + 12, x + 1, y - 7]),
          4,
        )
  return (
    solidPart(side, [inside, back(rim)], LINING) +
    strapOver(side, [84, 146], [92, 84, 142, 74]) +
    strapOver(side, [164, 226], [170, 64, 216, 50]) +
    solidPart(
      side,
      [rim, at([254, 24, 260, 6, 254, -12]), back(floor), at([-4, -12, -10, 10, -6, 32])],
      CORK,
    ) +
    solidPart(side, [floor, back(tread)], TREAD) +
    (far
      ? ""
      : pen.thin(grains.join(""), 2.2, shade(CORK, 1.6)) +
        pen.fill(
          shape(at([0, 20, 40, 8, 76, 13, 112, 17]), at([112, 13, 76, 9, 40, 4, 0, 16])),
          tint(CORK, 1.2),
          0.8,
        )) +
    clasp(112, 54) +
    clasp(190, 36) +
    (far
      ? ""
      : pen.thin(
          curve(at([98, 40, 122, 38])) + curve(at([176, 24, 202, 22])),
          1.8,
          blend(colour, INK, 0.6),
        ))
  )
}
