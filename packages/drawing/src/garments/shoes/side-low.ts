import { blend, INK, innerLine, light, shade, tint } from "../../core/colour.ts"
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
import { velcroStrapsSide } from "./velcro.ts"

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
    (spec.velcro
      ? velcroStrapsSide(side)
      : pen.thin(bars.join(""), 5.2, blend(colour, INK, 0.5)) + pen.thin(bars.join(""), 3.2, lace))
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

/** A moccasin's raised apron, a saddle across the instep and a snaffle on it. */
export function loafersSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (points: readonly number[]) => frame.at(points)
  const seam = innerLine(colour)
  const saddle = shape(
    at([98, 62, 122, 68, 146, 60]),
    at([146, 60, 152, 30, 164, 4]),
    at([164, 4, 104, 4]),
    at([104, 4, 97, 34, 98, 62]),
  )
  const apron = [150, 36, 178, 44, 210, 38, 234, 14]
  const ring = (x: number, y: number) =>
    at([x, y])
      .map(
        ([cx, cy]) =>
          `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="7" fill="none" stroke="${METAL}" stroke-width="4.4"/>`,
      )
      .join("")
  const inner =
    pen.fill(
      shape(at([146, 62, 190, 52, 250, 34]), at([250, 34, 234, 14, 210, 38, 178, 44, 150, 36])),
      tint(colour, 0.7),
      0.8,
    ) +
    (far
      ? ""
      : pen.thin(curve(at(apron)), 4, seam) +
        pen.thin(
          curve(at(apron.map((n, i) => (i % 2 ? n + 5 : n)))),
          1.6,
          tint(colour, 1.2),
          ' stroke-dasharray="4 3"',
        )) +
    pen.fill(saddle, shade(colour, 0.9)) +
    sideSeams(
      side,
      [
        [98, 62, 97, 34, 104, 4],
        [146, 60, 152, 30, 164, 4],
        [60, 52, 54, 28, 58, 4],
      ],
      2,
    ) +
    (far
      ? ""
      : pen.thin(curve(at([108, 46, 124, 42, 142, 44])), 5.4, METAL) +
        ring(108, 44) +
        ring(142, 42))
  return (
    soleAndHeel(side, soleOf(side), 6) +
    sideUpper(
      side,
      [
        [7, 2, 3, 34, 13, 62, 24, 64, 58, 50, 92, 58],
        [92, 58, 116, 70, 140, 63],
        [140, 63, 184, 54, 224, 46, 245, 28, 248, 4],
      ],
      inner,
      70,
    )
  )
}

/** Punched holes along a run of points. */
const punched = (side: Side, flat: readonly number[], r: number): string =>
  side.frame
    .at(flat)
    .map(([x, y]) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="${r}"/>`)
    .join("")

/** Laced over the instep, with a punched wing at the toe and a punched counter at the heel. */
export function broguesSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const at = (points: readonly number[]) => frame.at(points)
  const deep = light(colour) < 0.5
  const lace = deep ? blend(colour, WHITE, 0.6) : blend(colour, INK, 0.6)
  const hole = deep ? blend(colour, WHITE, 0.55) : blend(colour, INK, 0.7)
  const face = deep ? blend(colour, INK, 0.4) : shade(colour, 1.3)
  const wing = [262, 40, 216, 54, 194, 44, 172, 22, 146, 12, 112, 8]
  const counter = [-4, 62, 34, 58, 52, 34, 56, 2]
  const facing = [72, 80, 80, 52, 100, 42, 140, 36, 156, 52]
  const parts = [
    shape(at(wing), at([112, 8, 112, -6]), at([112, -6, 262, -6]), at([262, -6, 262, 40])),
    shape(at(counter), at([56, 2, 56, -6]), at([56, -6, -6, -6]), at([-6, -6, -4, 62])),
    shape(at(facing), at([156, 52, 120, 84, 72, 96]), at([72, 96, 72, 80])),
  ]
  const bars = range(4).map((i) => curve(at([88 + i * 14, 62 - i * 4, 112 + i * 12, 76 - i * 7])))
  const holes =
    punched(side, [238, 33, 224, 37, 210, 37, 196, 33, 184, 23, 171, 13, 157, 8], 2.6) +
    punched(side, [232, 22, 218, 25, 226, 12, 210, 14], 2.2) +
    punched(side, [12, 50, 24, 49, 35, 43, 43, 31, 47, 18], 2.4)
  const inner =
    pen.fill(parts.join(""), face) +
    sideSeams(side, [wing, counter, facing], 2) +
    (far ? "" : `<g fill="${hole}">${holes}</g>`) +
    pen.thin(bars.join(""), 4.4, lace)
  return (
    soleAndHeel(side, soleOf(side), 7) +
    sideUpper(
      side,
      [
        [7, 2, 3, 38, 12, 76, 24, 80, 48, 70, 74, 76],
        [74, 76, 86, 88, 98, 86],
        [98, 86, 132, 62, 184, 52, 228, 44, 246, 27, 250, 4],
      ],
      inner,
      90,
    )
  )
}
