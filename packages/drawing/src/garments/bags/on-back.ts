import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, shade } from "../../core/colour.ts"
import {
  add,
  curve,
  lerp,
  mul,
  nth,
  type Point,
  type Points,
  pairs,
  right,
  sample,
  shape,
  sub,
  unit,
} from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { place } from "../../figure/edges.ts"
import { sideEase } from "../../figure/fit.ts"
import { isTooDark, rimColour } from "../../told-apart.ts"
import { type BagSpec, bagBody, bagFrame, strap } from "./bag.ts"
import { weave } from "./woven.ts"

/** How far its top stands over the shoulders, and how far its sides stand out beyond them at the waist, in px. */
const OVER_SHOULDERS = 27
const BEYOND = 12
/** The torso level of its foot. */
const FOOT = 6.5
/** Px per unit of its frame. */
const K = 1.4

/**
 * A backpack as it shows behind her: its rounded top with the loop over her shoulders, and at both sides of the waist
 * its walls with a pocket in each.
 */
function packBehind(pen: Pen, body: Body, cloth: Cloth): string {
  const top = body.T(1, 0)
  const frame = bagFrame(pen, cloth, [top[0], top[1] - OVER_SHOULDERS], K, body.row(3).tilt)
  const w = (body.half.shoulder + BEYOND) / K
  const h = (body.T(FOOT, 0)[1] - top[1] + OVER_SHOULDERS) / K
  const side = (u: number): number[] =>
    [
      0.36, 0, 0.56, 0.02, 0.68, 0.1, 0.76, 0.3, 0.84, 0.52, 0.96, 0.6, 1, 0.78, 0.95, 0.95, 0.86,
      1,
    ].map((n, i) => (i % 2 ? n * h : n * w * u))
  const { drawn, panel } = bagBody(frame, { left: side(-1), right: side(1), bow: 3 }, weave(frame))
  const seams = [-1, 1].map((u) =>
    curve(panel.path(pairs([u * 1.02, 0.585, u * 0.8, 0.61, u * 0.4, 0.62]))),
  )
  const zip = curve(
    panel.path(pairs([-0.9, 0.34, -0.84, 0.16, -0.5, 0.06, 0.5, 0.06, 0.84, 0.16, 0.9, 0.34])),
  )
  return (
    strap(frame, [-8, 3, -7, -9, 7, -9, 8, 3], 4) +
    drawn +
    pen.thin(zip, 2.6, shade(cloth.colour, 1.8)) +
    pen.thin(seams.join(""), 1.7, shade(cloth.colour, 2.2))
  )
}

/** Where a backpack's padded straps lie on the torso: its level and how far out. */
const PADDED = [
  [1.45, 0.56],
  [2, 0.6],
  [2.5, 0.71],
] as const
/** Where their webbing goes back under the arm, just below the armpit, the last place beyond the edge of the clothes. */
const BACK_AT = [
  [2.62, 0.75],
  [2.92, 0.92],
  [3.16, 1.16],
] as const
/** How far off the body coats hold it there, in px, and how thick clothes lie on the shoulder. */
const OVER_COATS = 6
const ON_SHOULDER = 3.4
/** How wide the padded part is at the shoulder and at its end, and the webbing from the buckle to the back, in px. */
const PADDING = [12, 9] as const
const WEB = [6, 4.2] as const
/** How long the buckle between them is, and the end of webbing that hangs from it, in px. */
const BUCKLE = 4.5
const LOOSE = 17

/** A band along a line, as wide at its ends as given. */
function band(line: Points, [from, to]: readonly [number, number]): string {
  const points = sample(line, 8)
  const side = (o: 1 | -1) =>
    points.map((p, i) => {
      const along = unit(sub(points[i + 1] ?? p, points[i - 1] ?? p))
      return add(p, mul(right(along), (o * lerp(from, to, i / 8)) / 2))
    })
  return shape(side(1), side(-1).reverse())
}

/** What is in front of the back: all within the edges of the clothes. */
function frontOf(body: Body, ease: (v: number) => number): string {
  const flank = (u: -1 | 1) => [1.6, 2.2, 2.8, 3.4, 4.2].map((v) => body.T(v, u, ease(v)))
  const shoulder = (u: -1 | 1) =>
    [0.2, 0.5, 0.8, 1].map((s) => body.shoulderLine(u, s, ON_SHOULDER))
  return shape(
    shoulder(1),
    [nth(shoulder(1), -1), nth(flank(1), 0)],
    flank(1),
    [...flank(-1)].reverse(),
    [nth(flank(-1), 0), nth(shoulder(-1), -1)],
    shoulder(-1).reverse(),
  )
}

/** A backpack on both shoulders: its straps in front, and behind the back what of it is wider than the waist. */
export function onBack(
  pen: Pen,
  body: Body,
  { cloth, inCoat, underHood, underCape, waistFit }: BagSpec,
): Layer[] {
  const own = sideEase(body, waistFit ?? "regular")
  const front = frontOf(body, (v) => own(v) + (inCoat ? OVER_COATS : 0) - 1)
  const edge = isTooDark(cloth.colour) ? rimColour(cloth.colour) : blend(cloth.colour, INK, 0.78)
  const web = shade(cloth.colour, 1.2)
  let webbing = ""
  let straps = ""
  for (const side of [-1, 1]) {
    const padded = [
      body.shoulderLine(side, 0.44, ON_SHOULDER + 6),
      body.shoulderLine(side, 0.47, ON_SHOULDER - 2),
      ...PADDED.map(([v, u]) => body.T(v, side * u)),
    ]
    const under = BACK_AT.map(([v, u]) => body.T(v, side * u))
    const seam = padded.slice(1).map((p) => add(p, [side * 2.4, 0]))
    const end = nth(padded, -1)
    const tail = [end, add(end, [side * 1, LOOSE * 0.5]), add(end, [-side * 1.5, LOOSE])]
    webbing += pen.edged(band([end, ...under], WEB), web, 0.9, edge)
    straps +=
      pen.thin(curve(tail), 3.6, edge) +
      pen.thin(curve(tail), 2.4, web) +
      pen.edged(band(padded, PADDING), cloth.colour, 0.9, edge) +
      pen.thin(curve(seam), 1, shade(cloth.colour, 1.6)) +
      buckle(pen, end, nth(under, 0))
  }
  // A hood lies on the straps, and they on its coat: over it, they would hang in the air.
  // Beneath a cape they show where it opens.
  const inHood = underHood ? (inCoat ? Z.coat : Z.jacket) + 0.6 : undefined
  const z = inHood ?? (underCape ? Z.crossbody + 0.5 : undefined)
  return [
    { z: Z.back, s: packBehind(pen, body, cloth) },
    { z: z ? z - 0.1 : Z.crossbody, s: pen.within(front, webbing) },
    { z: z ?? Z.scarf - 0.5, s: pen.within(front, straps) },
  ]
}

/** The buckle in which the padding ends and the webbing begins, across their way. */
function buckle(pen: Pen, from: Point, to: Point): string {
  const put = place(from, unit(sub(to, from)), 1)
  const half = WEB[0] / 2 + 1.8
  const at = (flat: readonly number[]) => pairs(flat).map(put)
  const [top, foot] = [at([-half, -1, half, -1]), at([half, BUCKLE, -half, BUCKLE])]
  return pen.edged(
    shape(top, [nth(top, 1), nth(foot, 0)], foot, [nth(foot, 1), nth(top, 0)]),
    PLASTIC,
    1,
    INK,
  )
}

/** The grey of plastic buckles. */
const PLASTIC = "#77736F"
