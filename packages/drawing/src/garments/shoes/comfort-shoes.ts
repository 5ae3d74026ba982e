import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import { curve, pairs, shape } from "../../core/geom.ts"
import { STITCHES } from "../seams.ts"
import { from, lastOfFoot, until } from "./last.ts"
import { back } from "./side.ts"
import { alongSole, colourOf, type Side, sideSeams, sideUpper, solidPart } from "./side-parts.ts"
import { heelPiece, seams, skinFoot, soleEdge, upper, type Worn } from "./worn-parts.ts"

/** The strap stands off the shoe that it closes. */
const strapOn = (colour: string): string =>
  light(colour) < 0.5 ? tint(colour, 1.7) : shade(colour, 1)

/** The moulded sole, deeper than a leather one. */
export const soleOn = (colour: string): string => blend(colour, INK, 0.72)

/** Shoes to be on one's feet in: roomy, round, closed up to the instep by a broad strap, on a low moulded sole. */
export function comfortShoes(worn: Worn): string {
  const { pen, stance, spec } = worn
  const last = lastOfFoot(0, "round", 2.2)
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const face = strapOn(colour)
  const line = blend(face, INK, 0.66)
  const band = shape(
    at([-9.6, 23, -2, 17.6, 6, 14.4, 17, 15]),
    at([19.4, 24.4, 9, 23.4, 1.6, 26.2, -5.4, 32]),
  )
  const inner =
    pen.edged(band, face, 1.3, line) +
    pen.thin(curve(at([-6.6, 24, -2.6, 28.4])), 0.9, line, STITCHES) +
    seams(worn, [pairs([-4, 43, 3, 35.4, 10, 32.6, 21, 35.6]), pairs([-13, 20, -8, 14, -6, 8])], 1)
  const opening = pairs([-11.8, 3, -7.4, 8, -1.6, 10.4, 4, 9.6, 8.6, 6.6, 11.4, 1])
  const sole = soleOn(colour)
  return (
    skinFoot(worn, lastOfFoot(0, "round")) +
    heelPiece(worn, last, sole) +
    upper(
      worn,
      last,
      [
        opening,
        [...opening.slice(-1), ...from(last.front, 5)],
        last.tip,
        last.sole,
        until(last.back, 3),
      ],
      inner,
    ) +
    soleEdge(worn, last, sole, 4.6)
  )
}

/** The same from the side. */
export function comfortShoesSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (flat: readonly number[]) => frame.at(flat)
  const face = strapOn(colour)
  const line = blend(face, INK, 0.66)
  const band = shape(at([84, 4, 92, 40, 104, 74]), at([146, 62, 140, 34, 136, 4]))
  const inner =
    pen.edged(band, face, 2.6, line) +
    (far ? "" : pen.thin(curve(at([96, 16, 128, 15])), 2, line, STITCHES)) +
    sideSeams(
      side,
      [
        [166, 52, 158, 28, 170, 4],
        [56, 66, 50, 34, 56, 4],
      ],
      2,
    )
  const sole = soleOn(colour)
  const top = alongSole(side, 1, 251, 7)
  const low = at([0, -20, 66, -20, 78, -12, 130, -11, 160, -16, 244, -15, 252, -6])
  return (
    sideUpper(
      side,
      [
        [5, 4, 1, 36, 10, 70, 22, 76, 52, 64, 82, 68],
        [82, 68, 92, 80, 104, 80],
        [104, 80, 140, 66, 186, 58, 226, 50, 247, 32, 250, 4],
      ],
      inner,
      82,
    ) +
    solidPart(
      side,
      [top, at([251, 7, 254, 0, 252, -6]), back(low), at([0, -20, -2, -6, 1, 7])],
      sole,
    ) +
    (far ? "" : pen.thin(curve(alongSole(side, 4, 248, -1)), 2, tint(sole, 1.6)))
  )
}
