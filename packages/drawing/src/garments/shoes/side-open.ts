import { blend, INK, shade, tint } from "../../core/colour.ts"
import {
  curve,
  f1,
  first,
  last,
  mix,
  type Point,
  type Points,
  pairs,
  range,
} from "../../core/geom.ts"
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
const CORK = "#C9A77C"
const ROPE = "#CDAE7A"

/** A buckle's frame about a point. */
const buckle = ([x, y]: Point, w: number, h: number): string =>
  `<rect x="${f1(x - w / 2)}" y="${f1(y - h / 2)}" width="${w}" height="${h}" rx="2.6" fill="none" stroke="${METAL}" stroke-width="3"/>`

/** An edged band along points of the picture. */
function band({ pen }: Side, points: Points, width: number, colour: string): string {
  const d = curve(points)
  return pen.thin(d, width + 3.6, blend(colour, INK, 0.72)) + pen.thin(d, width, colour)
}

/** A low shoe open over the instep, round at the toe; a heel raises the edge of its opening. */
const openShoe = (vamp: number, lifted: number): readonly (readonly number[])[] => [
  [
    7,
    2,
    1,
    30,
    10,
    58,
    20,
    60,
    58,
    31,
    100,
    19 + lifted * 10,
    128 - vamp,
    23 + lifted * 8,
    154 - vamp,
    41,
  ],
  [154 - vamp, 41, 190, 40, 226, 32, 243, 18, 246, 2],
]
const liftedShare = ({ frame }: Side): number => Math.min(1, frame.rise / 60)

/** Ballerinas, with a bow. */
export function flatsSide(side: Side): string {
  const { pen, frame, far } = side
  const knot = first(frame.at([158, 45]))
  const dark = shade(colourOf(side), 1.6)
  const bow = far
    ? ""
    : pen.thin(curve(frame.at([140, 56, 147, 44, 158, 45, 169, 56, 175, 44, 158, 45])), 3.4, dark) +
      `<circle cx="${f1(knot[0])}" cy="${f1(knot[1])}" r="3.6" fill="${dark}"/>`
  const binding = [10, 52, 22, 54, 60, 25, 102, 13, 130, 17, 152, 34]
  return (
    soleAndHeel(side, soleOf(side), 3) +
    sideUpper(side, openShoe(0, liftedShare(side)), sideSeams(side, [binding], 1.2), 60) +
    bow
  )
}

/** A strap and its buckle over the instep. */
export function maryJanesSide(side: Side): string {
  const { frame, far } = side
  const colour = colourOf(side)
  const strap = frame.at([60, 27, 68, 50, 88, 60, 110, 52, 122, 30])
  return (
    soleAndHeel(side, soleOf(side), 5) +
    sideUpper(side, openShoe(8, liftedShare(side)), "", 60) +
    band(side, strap, 9, colour) +
    (far ? "" : buckle(first(frame.at([66, 42])), 14, 13))
  )
}

/** Court shoes, pointed on a thin heel, rounder on a stout one. */
export function heelsSide(side: Side): string {
  const pointed = side.spec.heel === "stiletto" || side.spec.heel === "low"
  const toe = pointed ? 264 : 250
  return (
    soleAndHeel(side, soleOf(side), 3) +
    sideUpper(
      side,
      [
        [9, 2, 2, 28, 8, 56, 18, 60, 60, 38, 104, 32, 134, 32, 158, 42],
        pointed
          ? [158, 42, 196, 33, 236, 17, toe, 1]
          : [158, 42, 198, 40, 234, 28, 247, 14, toe, 2],
      ],
      "",
      60,
    )
  )
}

/** Closed over the toes, open behind. */
export function mulesSide(side: Side): string {
  const toe = side.spec.heel === "stiletto" ? 262 : 248
  const bed = [alongSole(side, 2, 120, 9), back(alongSole(side, 2, 120, 0))]
  return (
    soleAndHeel(side, soleOf(side), 5) +
    solidPart(side, bed, shade(colourOf(side), -0.6)) +
    sideUpper(
      side,
      [
        [92, 2, 108, 34, 124, 56, 140, 66],
        [140, 66, 184, 54, 226, 40, 243, 22, toe, 2],
      ],
      sideSeams(side, [[100, 6, 114, 34, 130, 52, 146, 59]], 1.2),
      66,
    )
  )
}

/** Canvas on a plaited rope sole. */
export function espadrillesSide(side: Side): string {
  const { pen, frame, far, spec } = side
  const wedge = spec.heel !== "flat"
  const top = alongSole(side, 1, 249, 7)
  const left = first(top)
  const right = last(top)
  const low: Points = wedge
    ? [
        [left[0] + 2, frame.ground],
        [(left[0] + right[0]) / 2, frame.ground - 3],
        [right[0] - 5, frame.ground - 2],
      ]
    : alongSole(side, 1, 249, -12)
  const hatch = range(30).map((i) => {
    const [x, y] = mix(left, right, (i + 0.5) / 30)
    const at = wedge ? frame.soleY((250 * (i + 0.5)) / 30) - 4 : y
    return curve(pairs([x + 2, at, x - 2, wedge ? frame.ground - 2 : at + 15]))
  })
  const rows = wedge
    ? [0.4, 0.72].map((k) => curve(top.map(([x, y]): Point => [x, y + (frame.ground - y) * k])))
    : []
  const seams = [
    [132, 6, 136, 28, 150, 47],
    [64, 6, 60, 26, 66, 40],
  ]
  return (
    solidPart(side, [top, back(low)], ROPE) +
    (far ? "" : pen.thin([...hatch, ...rows].join(""), 1.3, shade(ROPE, 1.5))) +
    sideUpper(
      side,
      [
        [7, 6, 2, 34, 12, 66, 24, 68, 66, 42, 108, 34, 146, 50],
        [146, 50, 190, 46, 226, 36, 243, 20, 246, 6],
      ],
      sideSeams(side, seams, 1.2),
      68,
    )
  )
}

/** The strap round an ankle: its far half, then its near half. */
function ankleStrap(side: Side, width: number): { readonly far: string; readonly near: string } {
  const colour = colourOf(side)
  const ring = (run: readonly number[], tone: string) => band(side, side.frame.at(run), width, tone)
  return {
    far: ring([10, 72, 34, 82, 66, 80, 80, 68], shade(colour, 1.4)),
    near: ring([10, 72, 30, 62, 58, 59, 80, 68], colour),
  }
}

/** A strap over the foot: its far end in shade behind its near one. */
function strapOver(side: Side, run: readonly number[], width: number): string {
  const { pen, frame } = side
  const colour = colourOf(side)
  const behind = run.map((n, i) => (i % 2 ? n + (n > 3 ? 7 : 4) : n + 13))
  const shine = range(5).map((i): Point => {
    const [x, y] = [run[i * 2] ?? 0, run[i * 2 + 1] ?? 0]
    return first(frame.at([x - width * 0.08, y + (i === 2 ? width * 0.22 : width * 0.1)]))
  })
  return (
    band(side, frame.at(behind), width * 0.8, shade(colour, 1.5)) +
    band(side, frame.at(run), width, colour) +
    (side.far
      ? ""
      : pen.thin(curve(shine.slice(1, 4)), width * 0.2, tint(colour, 1), ' opacity=".7"'))
  )
}

/** Straps on a footbed: broad and flat, or fine on a heel. */
export function sandalsSide(side: Side): string {
  const { frame, far, spec } = side
  const fine = spec.heel === "stiletto" || spec.heel === "block"
  const colour = colourOf(side)
  const bed = fine ? blend(colour, INK, 0.3) : blend(colour, CORK, 0.6)
  const ankle = ankleStrap(side, fine ? 7 : 11)
  const heelStrap = band(side, frame.at([12, 2, 5, 36, 11, 72]), fine ? 7 : 13, colour)
  const straps = fine
    ? [[176, 2, 190, 28, 206, 30, 222, 18, 228, 2]]
    : [
        [98, 2, 112, 40, 134, 50, 156, 40, 166, 2],
        [174, 2, 186, 32, 204, 36, 224, 22, 232, 2],
      ]
  return (
    ankle.far +
    soleAndHeel(side, bed, fine ? 4 : 9) +
    heelStrap +
    straps.map((run) => strapOver(side, run, fine ? 9 : 19)).join("") +
    solidPart(side, [alongSole(side, 4, 246, 5), back(alongSole(side, 4, 246, -2))], bed) +
    ankle.near +
    (far ? "" : buckle(first(frame.at([54, 59.5])), 13, fine ? 12 : 16))
  )
}
