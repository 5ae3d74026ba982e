import { blend, INK, shade } from "../../core/colour.ts"
import { curve, type Points, pairs } from "../../core/geom.ts"
import { lastOfFoot, until } from "./last.ts"
import { colourOf, type Side, sideSeams, sideUpper, soleAndHeel } from "./side-parts.ts"
import { FLEECE } from "./spec.ts"
import { lowShoe, seams, type Worn } from "./worn-parts.ts"

/** The sole of a shoe for the house. */
const soleOf = (colour: string): string => blend(shade(colour, 1.4), "#C9A77C", 0.4)

/** The wool of the lining, rolled out over the opening. */
function rim({ pen }: Pick<Worn, "pen">, run: Points, width: number): string {
  const d = curve(run)
  return (
    pen.thin(d, width + 2, blend(FLEECE, INK, 0.45)) +
    pen.thin(d, width, FLEECE) +
    pen.thin(d, width * 0.5, shade(FLEECE, 0.9), ' stroke-dasharray="1 4"')
  )
}

/** Soft shoes for the house, closed all round, with their woolly lining at the opening. */
export function slippers(worn: Worn): string {
  const last = lastOfFoot(0, "round", 3)
  const opening = pairs([-12.6, 6, -8, 12, -1, 17, 6, 18, 11, 15, 14.4, 8])
  return (
    lowShoe(worn, {
      last,
      bare: lastOfFoot(0, "round"),
      sole: soleOf(worn.spec.cloth.colour),
      thick: 4,
      opening,
      front: 10,
      back: until(last.back, 6),
      heeled: false,
      inner: seams(worn, [pairs([-9, 40, -1, 31, 7, 27, 14, 27, 21, 31])], 1.2),
    }) + rim(worn, worn.stance.at(opening), 6.4)
  )
}

/** The same from the side. */
export function slippersSide(side: Side): string {
  const { frame } = side
  return (
    soleAndHeel(side, soleOf(colourOf(side)), 8) +
    sideUpper(
      side,
      [
        [4, 2, -3, 26, 2, 56, 12, 68],
        [12, 68, 50, 56, 92, 52, 128, 64],
        [128, 64, 164, 62, 208, 54, 240, 36, 252, 18, 250, 2],
      ],
      sideSeams(side, [[112, 8, 130, 40, 168, 48, 214, 42, 246, 22]], 2.4),
      70,
    ) +
    rim(side, frame.at([10, 66, 50, 56, 92, 53, 130, 64]), 15)
  )
}
