import { blend, INK, innerLine, light, shade, tint } from "../../core/colour.ts"
import { curve, pairs, shape } from "../../core/geom.ts"
import { STITCHES } from "../seams.ts"
import { lastOfFoot, until } from "./last.ts"
import { back } from "./side.ts"
import { alongSole, colourOf, type Side, sideSeams, sideUpper, solidPart } from "./side-parts.ts"
import { lowShoe, seams, type Worn } from "./worn-parts.ts"

/** The elastic beside the instep stands off the shoe that it holds on the foot. */
export const elasticOn = (colour: string): string =>
  light(colour) < 0.5 ? tint(colour, 1.3) : shade(colour, 1)

/** The moulded sole, deeper than a leather one. */
export const soleOn = (colour: string): string => blend(colour, INK, 0.72)

/** Shoes to be on one's feet in: roomy, round, closed up to the instep, slipped on past elastic, on a low moulded sole. */
export function comfortShoes(worn: Worn): string {
  const { pen, stance, spec } = worn
  const last = lastOfFoot(0, "round", 2.2)
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const line = innerLine(colour)
  const gore = shape(at([-10.4, 9, -4.6, 11.4]), at([-3.4, 19.6, -8.6, 21]))
  const ribs = [0.3, 0.65].map((k) => curve(at([-10 + k * 6, 11 + k * 2, -8.4 + k * 5, 20 - k])))
  const apron = [-5, 27, -1, 34.4, 6, 36.6, 13, 34, 17.4, 26]
  const padded = [-9.6, 6.6, -2.6, 14, 5, 13, 11, 9.4]
  const inner =
    pen.edged(gore, elasticOn(colour), 0.9, line) +
    pen.thin(ribs.join(""), 0.7, line) +
    seams(worn, [pairs(apron), pairs(padded)], 1.1) +
    pen.thin(curve(at(apron.map((n, i) => (i % 2 ? n - 2.6 : n)))), 0.9, line, STITCHES)
  return lowShoe(worn, {
    last,
    bare: lastOfFoot(0, "round"),
    sole: soleOn(colour),
    thick: 4.6,
    opening: pairs([-11.8, 3, -7.4, 8, -1.6, 10.4, 4, 9.6, 8.6, 6.6, 11.4, 1]),
    front: 5,
    back: until(last.back, 3),
    inner,
  })
}

/** The same from the side. */
export function comfortShoesSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (flat: readonly number[]) => frame.at(flat)
  const line = innerLine(colour)
  const gore = shape(at([62, 64, 64, 46, 72, 32]), at([90, 32, 94, 48, 92, 70]))
  const ribs = [70, 77, 84].map((x) => curve(at([x, 62, x + 2, 36])))
  const apron = [104, 70, 122, 50, 160, 42, 206, 38, 240, 24]
  const inner =
    pen.edged(gore, elasticOn(colour), 1.8, line) +
    (far ? "" : pen.thin(ribs.join(""), 1.4, line)) +
    sideSeams(side, [apron, [40, 64, 36, 34, 44, 4]], 2) +
    (far ? "" : pen.thin(curve(at(apron.map((n, i) => (i % 2 ? n + 5 : n)))), 1.8, line, STITCHES))
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
