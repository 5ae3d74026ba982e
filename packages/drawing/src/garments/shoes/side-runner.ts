import { blend, INK, innerLine } from "../../core/colour.ts"
import { curve, f1, range, shape } from "../../core/geom.ts"
import { colourOf, type Side, sideSeams, sideUpper, solidPart } from "./side-parts.ts"
import { elasticInstepSide } from "./slip-ons.ts"
import { FOAM, overlayOf } from "./worn-runner.ts"

/** A runner: mesh with parts laid over it, no cap, on a deep foam sole that is deepest at the heel. */
export function runnersSide(side: Side): string {
  const { pen, frame, spec, far } = side
  const colour = colourOf(side)
  const at = (points: readonly number[]) => frame.at(points)
  const laid = overlayOf(colour, spec.accent)
  const bars = range(5).map((i) =>
    curve(at([86 + i * 14, 74 - i * 6.6, 108 + i * 13, 84 - i * 7.2])),
  )
  const dots = range(75)
    .flatMap((i) =>
      at([64 + (i % 15) * 12 + (Math.floor(i / 15) % 2) * 6, 14 + 9 * Math.floor(i / 15)]),
    )
    .map(([x, y]) => `<circle cx="${f1(x)}" cy="${f1(y)}" r="1.7"/>`)
    .join("")
  const parts = [
    shape(at([-12, 84, 24, 72, 50, 44, 64, 6]), at([64, 6, -12, -6]), at([-12, -6, -12, 84])),
    shape(at([84, 62, 78, 40, 60, 10]), at([60, 10, 88, 6]), at([88, 6, 104, 34, 108, 56])),
    shape(at([124, 54, 116, 34, 102, 8]), at([102, 8, 128, 8]), at([128, 8, 142, 28, 150, 46])),
  ]
  const edges = [
    [-2, 84, 24, 72, 50, 44, 64, 6],
    [72, 80, 82, 60, 118, 50, 152, 40, 168, 52],
  ]
  const inner =
    (far ? "" : `<g fill="${innerLine(colour)}" fill-opacity=".5">${dots}</g>`) +
    pen.fill(parts.join(""), laid) +
    sideSeams(side, edges) +
    (spec.slipOn
      ? elasticInstepSide(side)
      : pen.thin(bars.join(""), 5.2, blend(colour, INK, 0.5)) + pen.thin(bars.join(""), 3.2, FOAM))
  const top = at([-6, 24, 30, 16, 90, 8, 170, 8, 220, 9, 253, 18])
  const heel = at([-6, 24, -16, 6, -10, -12, 2, -24])
  const tread = at([2, -24, 60, -26, 130, -23, 196, -25, 236, -18, 256, -4])
  const above = at([-6, -14, 60, -17, 130, -15, 196, -17, 234, -10, 257, 0])
  const wave = at([-10, 4, 30, -2, 70, -6, 120, 0, 180, -4, 240, 2])
  return (
    sideUpper(
      side,
      [
        [4, 10, -2, 50, 0, 94, 10, 104, 34, 86, 58, 76],
        [58, 76, 76, 92, 94, 100],
        [94, 100, 128, 70, 172, 54, 214, 47, 240, 34, 250, 8],
      ],
      inner,
    ) +
    solidPart(
      side,
      [top, at([253, 18, 259, 8, 256, -4]), [...tread].reverse(), [...heel].reverse()],
      FOAM,
    ) +
    pen.fill(shape(above, [...tread].reverse()), blend(colour, INK, 0.6)) +
    (far ? "" : pen.thin(curve(wave), 3.4, laid))
  )
}
