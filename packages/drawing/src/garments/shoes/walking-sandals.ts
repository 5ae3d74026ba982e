import { blend, INK, shade, tint } from "../../core/colour.ts"
import { curve, pairs, range, shape } from "../../core/geom.ts"
import { from, lastOfFoot } from "./last.ts"
import { back } from "./side.ts"
import {
  alongSole,
  colourOf,
  type Side,
  sideSeams,
  sideUpper,
  soleAndHeel,
  solidPart,
} from "./side-parts.ts"
import { band, strapOver } from "./side-straps.ts"
import { skinFoot, soleEdge, strap, upper, type Worn } from "./worn-parts.ts"

/** The rubber of the sole and of the bumper round the toes. */
export const RUBBER = "#35312E"

/** The cord that draws the straps together. */
const cordOn = (colour: string): string => blend(colour, "#FBF8F2", 0.62)

/** Sandals to walk in: the toes behind a bumper of rubber, a cage of broad straps with a cord, a thick sole. */
export function walkingSandals(worn: Worn): string {
  const { pen, stance, spec } = worn
  const last = lastOfFoot(0.05, "round", 3)
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const toe = pairs([-5, 39.6, 1.4, 34.4, 8, 30, 14, 28.6, 19.2, 29.6])
  const bumper = shape(
    at([-12, 44, 0, 42.4, 6, 45, 12, 44.4, 17, 41, 22, 35, 32, 36]),
    at([32, 62, -12, 62]),
  )
  const cage = [
    pairs([-12, 22, -4, 25.4, 4, 23.6, 11, 20, 17, 17]),
    pairs([-11, 12, -4, 14.6, 4, 12.8, 9, 10, 13.4, 7]),
    pairs([-11.4, 2, -5, 5.6, 3, 3, 9.8, -2]),
  ]
  const cord = curve(at([2, 4, 9, 10.4, 5, 15, 12.4, 20, 8, 25, 14.6, 29.4]))
  return (
    skinFoot(worn, lastOfFoot(0, "round", 0.4)) +
    cage.map((run) => strap(worn, run, 6.4)).join("") +
    strap(worn, pairs([-12, 3, -13.4, 12, -12.6, 22]), 5) +
    strap(worn, pairs([-12, 23, -6, 31, 1, 36.4]), 5.6) +
    upper(
      worn,
      last,
      [
        toe,
        [[19.2, 29.6], ...from(last.front, 31)],
        last.tip,
        last.sole.slice(0, 3),
        [last.sole[2] ?? [0, 0], [-5, 39.6]],
      ],
      pen.fill(bumper, RUBBER),
    ) +
    pen.thin(cord, 1.7, cordOn(spec.cloth.colour)) +
    soleEdge(worn, last, RUBBER, 7.4) +
    pen.thin(
      curve(stance.at([...last.tip, ...last.sole.slice(1)].map(([x, y]) => [x, y + 2.4]))),
      1,
      tint(RUBBER, 2),
    )
  )
}

/** The same from the side. */
export function walkingSandalsSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const bumper = shape(
    frame.at([180, -8, 184, 20, 206, 32, 232, 34, 262, 30]),
    frame.at([262, -8, 180, -8]),
  )
  const cord = curve(frame.at([66, 92, 96, 76, 92, 64, 126, 62, 122, 52, 154, 50]))
  const lugs = range(13).map((i) => curve(frame.at([8 + i * 19, -13, 9 + i * 19, -20])))
  return (
    soleAndHeel(side, RUBBER, 10) +
    solidPart(side, [alongSole(side, 1, 250, 8), back(alongSole(side, 1, 252, -20))], RUBBER) +
    solidPart(
      side,
      [alongSole(side, 6, 246, 14), back(alongSole(side, 4, 249, 6))],
      shade(colour, 1),
    ) +
    band(side, frame.at([10, 10, 2, 40, 10, 84]), 17, colour) +
    band(side, frame.at([12, 82, 36, 74, 66, 92]), 15, colour) +
    strapOver(side, [44, 78], [66, 92, 92, 80]) +
    strapOver(side, [94, 132], [104, 74, 136, 60]) +
    sideUpper(
      side,
      [
        [146, 2, 148, 34, 154, 52, 166, 52],
        [166, 52, 204, 48, 236, 38, 250, 20, 252, 2],
      ],
      pen.fill(bumper, far ? shade(RUBBER, 0.6) : RUBBER) +
        sideSeams(side, [[156, 40, 176, 42]], 1.4),
      56,
    ) +
    (far
      ? ""
      : pen.thin(cord, 5, blend(colour, INK, 0.6)) +
        pen.thin(cord, 3, cordOn(colour)) +
        pen.thin(lugs.join(""), 4, tint(RUBBER, 1.6)) +
        pen.thin(curve(alongSole(side, 2, 250, -6)), 1.8, tint(RUBBER, 2)))
  )
}
