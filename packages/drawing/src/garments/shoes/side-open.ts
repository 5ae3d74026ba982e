import { blend, INK, shade } from "../../core/colour.ts"
import {
  blob,
  curve,
  f1,
  first,
  last,
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
import { band, strapOver } from "./side-straps.ts"

const METAL = "#C9A45C"
const CORK = "#C9A77C"
const ROPE = "#CDAE7A"

/** A buckle's frame about a point. */
const buckle = ([x, y]: Point, w: number, h: number): string =>
  `<rect x="${f1(x - w / 2)}" y="${f1(y - h / 2)}" width="${w}" height="${h}" rx="2.6" fill="none" stroke="${METAL}" stroke-width="3"/>`

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

/** The loops of a ballerina's bow, from its knot. */
const LEFT_LOOP = [158, 42, 146, 58, 132, 62, 130, 50, 142, 42] as const
const RIGHT_LOOP = [158, 42, 172, 57, 187, 57, 187, 45, 173, 39] as const

/** Ballerinas, with a bow. */
export function flatsSide(side: Side): string {
  const { pen, frame, far } = side
  const knot = first(frame.at([158, 45]))
  const dark = shade(colourOf(side), 1.6)
  const loops = blob(frame.at(LEFT_LOOP)) + blob(frame.at(RIGHT_LOOP))
  const bow = far
    ? ""
    : pen.fill(loops, shade(colourOf(side), 0.5)) +
      pen.thin(loops, 2.4, dark) +
      `<circle cx="${f1(knot[0])}" cy="${f1(knot[1])}" r="4.6" fill="${dark}"/>`
  const binding = [10, 52, 22, 54, 60, 25, 102, 13, 130, 17, 152, 34]
  return (
    soleAndHeel(side, soleOf(side), 3) +
    sideUpper(side, openShoe(0, liftedShare(side)), sideSeams(side, [binding], 1.2), 60) +
    bow
  )
}

/** A broad strap over the instep, its far end in shade behind the opening, with a large buckle. */
export function maryJanesSide(side: Side): string {
  const { frame, far } = side
  const colour = colourOf(side)
  const behind = frame.at([126, 65, 144, 58, 156, 36])
  const strap = frame.at([82, 16, 90, 42, 106, 61, 128, 66])
  return (
    soleAndHeel(side, soleOf(side), 5) +
    band(side, behind, 13, shade(colour, 1.5)) +
    sideUpper(side, openShoe(2, liftedShare(side)), "", 60) +
    band(side, strap, 14, colour) +
    (far ? "" : buckle(first(frame.at([91, 42])), 21, 20))
  )
}

/** How far behind the tip of the toe the sole ends: further back, the tip is a thorn. */
const UNDER_TIP = 6

/** Court shoes, pointed on a thin heel, rounder on a stout one. */
export function heelsSide(side: Side): string {
  const pointed = side.spec.heel === "stiletto" || side.spec.heel === "low"
  const toe = pointed ? 264 : 250
  return (
    soleAndHeel(side, soleOf(side), 3, toe - UNDER_TIP) +
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
    soleAndHeel(side, soleOf(side), 5, toe - UNDER_TIP) +
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

/** How deep the rope of a flat espadrille is above and below its seam with the upper, in px. */
const ROPE_EDGES = [13, -11] as const
const ROPE_TURNS = 19

/** Canvas on a sole of twisted rope, sewn to it in large stitches. */
export function espadrillesSide(side: Side): string {
  const { pen, frame, far, spec } = side
  const wedge = spec.heel !== "flat"
  const [up, down] = ROPE_EDGES
  const top = alongSole(side, 1, 249, up)
  const left = first(top)
  const right = last(top)
  const low: Points = wedge
    ? [
        [left[0] + 2, frame.ground],
        [(left[0] + right[0]) / 2, frame.ground - 3],
        [right[0] - 5, frame.ground - 2],
      ]
    : alongSole(side, 1, 249, down)
  const floor = (y: number) => (wedge ? frame.ground - 2 : y + (up - down) * frame.k)
  const twist = range(ROPE_TURNS).map((i) => {
    const t = (i + 0.5) / ROPE_TURNS
    const x = left[0] + (right[0] - left[0]) * t
    const y = frame.soleY(250 * t) - up * frame.k
    return curve(pairs([x + 7, y + 2, x - 3, floor(y) - 1]))
  })
  const rows = (wedge ? [0.3, 0.54, 0.78] : [0.52]).map((k) =>
    curve(top.map(([x, y]): Point => [x, y + (floor(y) - y) * k])),
  )
  const sewn = alongSole(side, 8, 244, up + 4)
  return (
    solidPart(side, [top, back(low)], ROPE) +
    (far ? "" : pen.thin([...twist, ...rows].join(""), 2.6, shade(ROPE, 1.7))) +
    sideUpper(
      side,
      [
        [7, up, 2, 38, 12, 68, 24, 70, 66, 44, 108, 38, 146, 52],
        [146, 52, 190, 49, 226, 40, 243, 26, 246, up],
      ],
      sideSeams(
        side,
        [
          [128, up, 132, 32, 150, 50],
          [64, up, 60, 28, 66, 42],
        ],
        1.8,
      ) + (far ? "" : pen.thin(curve(sewn), 4, ROPE, ' stroke-dasharray="5 8"')),
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

/** A flat bed with a thong: two bands that meet between the toes. */
function flipFlopSide(side: Side): string {
  const { frame } = side
  const colour = colourOf(side)
  const bed = blend(colour, CORK, 0.45)
  // The far band ends where the near one does, between the toes.
  const behind = frame.at([112, 14, 134, 40, 164, 42, 194, 22, 208, 4])
  const near = frame.at([80, 2, 108, 29, 150, 34, 188, 20, 208, 4])
  return (
    soleAndHeel(side, bed, 13) +
    solidPart(side, [alongSole(side, 4, 248, 6), back(alongSole(side, 4, 248, -2))], bed) +
    band(side, behind, 9, shade(colour, 1.6)) +
    band(side, near, 12, colour)
  )
}

/** Straps on a footbed that shows between them and in front: broad and flat, or fine on a heel. */
export function sandalsSide(side: Side): string {
  const { frame, far, spec } = side
  if (spec.thong) return flipFlopSide(side)
  const fine = spec.heel === "stiletto" || spec.heel === "block"
  const colour = colourOf(side)
  const bed = fine ? blend(colour, INK, 0.3) : blend(colour, CORK, 0.7)
  const ankle = ankleStrap(side, fine ? 8 : 12)
  const heelStrap = band(side, frame.at([12, 2, 5, 36, 11, 72]), fine ? 8 : 13, colour)
  const front = fine
    ? strapOver(side, [186, 212], [192, 38, 208, 33])
    : strapOver(side, [172, 222], [180, 48, 212, 38])
  const instep = fine ? "" : strapOver(side, [96, 142], [116, 66, 148, 56])
  return (
    ankle.far +
    soleAndHeel(side, bed, fine ? 5 : 11) +
    solidPart(side, [alongSole(side, 4, 248, 6), back(alongSole(side, 4, 248, -2))], bed) +
    heelStrap +
    instep +
    front +
    ankle.near +
    (far ? "" : buckle(first(frame.at([54, 59.5])), 15, fine ? 15 : 19))
  )
}
