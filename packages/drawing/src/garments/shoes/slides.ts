import { blend, INK, innerLine, light, shade, tint } from "../../core/colour.ts"
import { curve, pairs, shape } from "../../core/geom.ts"
import { joined } from "../outline.ts"
import { STITCHES } from "../seams.ts"
import { from, lastOfFoot } from "./last.ts"
import { back } from "./side.ts"
import { alongSole, colourOf, type Side, solidPart } from "./side-parts.ts"
import { strapOver } from "./side-straps.ts"
import { skinFoot, soleEdge, type Worn } from "./worn-parts.ts"

/** The bed and the sole are moulded in one, of nearly the colour of the band. */
const bedOf = (colour: string): string =>
  light(colour) < 0.45 ? tint(colour, 1.4) : shade(colour, 0.8)

/** Slides: one broad band over the instep, open at the toes and the heel, on a thick flat sole. */
export function slides(worn: Worn): string {
  const { pen, stance, spec } = worn
  const bed = lastOfFoot(0, "round", 2.4)
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const band = shape(
    at([-11.6, 25, -5, 19.6, 4, 17.4, 11, 17, 16.6, 19]),
    at([21.8, 37, 16, 34, 8, 34.6, 0, 37.6, -6.4, 42]),
  )
  const edges = [
    [-10, 26.4, -4, 21.4, 4, 19.4, 11, 19, 16.4, 20.8],
    [-5.8, 39.6, 0, 35.4, 8, 32.4, 15.6, 32, 20.4, 34.4],
  ].map((edge) => curve(at(edge)))
  return (
    pen.solid(
      joined([from(bed.front, 18), bed.tip, bed.sole].map((run) => stance.at(run))),
      bedOf(colour),
    ) +
    soleEdge(worn, bed, bedOf(colour), 6.4) +
    skinFoot(worn, lastOfFoot(0, "round", -0.4), true) +
    pen.edged(band, colour, 1.5, blend(colour, INK, 0.7)) +
    pen.thin(edges.join(""), 0.8, innerLine(colour), STITCHES)
  )
}

/** The same from the side. */
export function slidesSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const bed = bedOf(colour)
  const at = (flat: readonly number[]) => frame.at(flat)
  // Its rim is raised at the heel and at the toes, so that the foot stays on it.
  const rim = at([-2, 20, 14, 15, 60, 9, 120, 11, 190, 6, 236, 9, 252, 16])
  const inside = at([-2, 20, 30, 21, 80, 19, 130, 20, 190, 15, 236, 15, 252, 16])
  const floor = alongSole(side, 0, 250, -16)
  return (
    solidPart(side, [inside, back(rim)], shade(bed, 0.8)) +
    strapOver(side, [86, 210], [104, 80, 190, 58]) +
    solidPart(
      side,
      [rim, at([252, 16, 257, 2, 250, -16]), back(floor), at([0, -16, -6, 2, -2, 20])],
      bed,
    ) +
    (far
      ? ""
      : pen.thin(
          curve(at([94, 26, 106, 54, 112, 72])) + curve(at([204, 22, 198, 40, 188, 54])),
          1.8,
          innerLine(colour),
          STITCHES,
        ))
  )
}
