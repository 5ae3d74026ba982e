import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import { curve, f1, range, shape } from "../../core/geom.ts"
import { back } from "./side.ts"
import {
  alongSole,
  colourOf,
  type Side,
  sideSeams,
  sideUpper,
  soleAndHeel,
  soleOf,
  solidPart,
} from "./side-parts.ts"

const METAL = "#C9A45C"
const WHITE = "#FBF8F2"

/** Laced and padded on a pale rubber sole. */
export function trainersSide(side: Side): string {
  const { pen, frame, spec, far } = side
  const colour = colourOf(side)
  const deep = spec.heel === "flat" ? 0 : 12
  const at = (points: readonly number[]) => frame.at(points)
  const lace = light(colour) > 0.85 ? "#D6CDBF" : WHITE
  const bars = range(5).map((i) =>
    curve(at([88 + i * 14, 76 - i * 7.6, 106 + i * 13, 82 - i * 7.4])),
  )
  const inner =
    pen.fill(
      shape(at([80, 88, 94, 98, 130, 65, 170, 49]), at([152, 39, 118, 47, 92, 66, 80, 88])),
      tint(colour, 0.5),
    ) +
    pen.fill(shape(at([0, 66, 20, 64]), at([26, 38, 2, 36])), spec.accent ?? shade(colour, 0.8)) +
    pen.fill(
      shape(at([84, 58, 116, 40, 112, 10]), at([96, 10, 98, 36, 74, 46, 84, 58])),
      spec.accent ?? shade(colour, 0.8),
    ) +
    sideSeams(side, [
      [62, 76, 56, 44, 66, 8],
      [150, 56, 146, 32, 166, 8],
      [188, 44, 182, 26, 192, 8],
    ]) +
    pen.thin(bars.join(""), 5.2, blend(colour, INK, 0.5)) +
    pen.thin(bars.join(""), 3.2, lace)
  const top = alongSole(side, -3, 249, 12)
  const low = alongSole(side, -4, 250, -7 - deep)
  const groove = alongSole(side, -2, 248, 3)
  return (
    sideUpper(
      side,
      [
        [6, 8, 1, 46, 9, 86, 21, 94, 40, 82, 62, 76],
        [62, 76, 78, 92, 94, 100],
        [94, 100, 128, 66, 178, 50, 222, 46, 242, 32, 247, 10],
      ],
      inner,
    ) +
    solidPart(side, [top, back(low)], WHITE) +
    (far ? "" : pen.thin(curve(groove), 1, blend(WHITE, INK, 0.4)))
  )
}

/** With an apron, a saddle and a snaffle. */
export function loafersSide(side: Side): string {
  const { pen, frame } = side
  const colour = colourOf(side)
  const at = (points: readonly number[]) => frame.at(points)
  const inner =
    pen.fill(
      shape(at([106, 62, 140, 58, 154, 4]), at([154, 4, 112, 4, 106, 62])),
      shade(colour, 0.7),
    ) +
    sideSeams(side, [
      [106, 62, 103, 34, 112, 4],
      [140, 58, 146, 30, 154, 4],
      [152, 44, 176, 51, 206, 44, 232, 16],
      [66, 50, 60, 26, 64, 4],
    ]) +
    pen.thin(curve(at([113, 42, 128, 38, 143, 40])), 5, METAL) +
    pen.thin(curve(at([113, 42, 128, 38, 143, 40])), 1.2, shade(METAL, 1.6))
  return (
    soleAndHeel(side, soleOf(side), 6) +
    sideUpper(
      side,
      [
        [7, 2, 3, 34, 13, 62, 24, 64, 58, 50, 92, 56],
        [92, 56, 116, 68, 140, 60],
        [140, 60, 184, 50, 224, 42, 243, 25, 247, 4],
      ],
      inner,
      70,
    )
  )
}

/** Laced, with a punched wing at the toe. */
export function broguesSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (points: readonly number[]) => frame.at(points)
  const lace = light(colour) < 0.5 ? blend(colour, WHITE, 0.5) : blend(colour, INK, 0.6)
  const wing = [252, 26, 214, 46, 196, 40, 176, 22, 150, 12, 118, 10]
  const holes = far
    ? ""
    : at([240, 26, 226, 36, 212, 40, 200, 36, 190, 28, 178, 18, 164, 13, 150, 9])
        .map(
          ([x, y]) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="1.7" fill="${INK}" opacity=".55"/>`,
        )
        .join("")
  const bars = range(4).map((i) => curve(at([90 + i * 14, 66 - i * 5, 108 + i * 12, 74 - i * 7])))
  const inner =
    sideSeams(side, [
      wing,
      [76, 78, 86, 50, 140, 36, 152, 50],
      [60, 70, 54, 36, 58, 4],
      [88, 48, 60, 44],
    ]) +
    (far
      ? ""
      : pen.thin(curve(at(wing.map((n, i) => (i % 2 ? n + 3.4 : n)))), 0.9, INK, ' opacity=".5"')) +
    holes +
    pen.thin(bars.join(""), 3, lace)
  return (
    soleAndHeel(side, soleOf(side), 7) +
    sideUpper(
      side,
      [
        [7, 2, 3, 38, 12, 76, 24, 80, 48, 70, 74, 76],
        [74, 76, 86, 88, 98, 86],
        [98, 86, 132, 60, 184, 50, 228, 42, 246, 25, 250, 4],
      ],
      inner,
      90,
    )
  )
}
