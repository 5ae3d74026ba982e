import type { Cloth } from "../../core/cloth.ts"
import { INK, shade } from "../../core/colour.ts"
import { add, curve, nth, type Point, pairs, shape, sub, unit } from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { place } from "../../figure/edges.ts"
import { sideEase } from "../../figure/fit.ts"
import { type BagSpec, bagBody, bagFrame, strap } from "./bag.ts"
import { weave } from "./bags.ts"
import { strapLine } from "./beside.ts"

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
  [1.5, 0.55],
  [2.1, 0.6],
  [2.55, 0.72],
] as const
/** Where their webbing goes back under the arm, just below the armpit, and how far within the clothes' edge its end lies, in px. */
const BACK_AT = [
  [2.82, 0.86],
  [3.05, 1],
] as const
const WITHIN = 2.5
/** How far off the body coats hold it there, in px. */
const OVER_COATS = 6
/** How wide the padded part and the webbing are, in px, and how long the buckle between them is. */
const PADDING = 10.5
const WEB = 6
const BUCKLE = 4.5

/** A backpack on both shoulders: its straps in front, and behind the back what of it is wider than the waist. */
export function onBack(
  pen: Pen,
  body: Body,
  { cloth, inCoat, underHood, waistFit }: BagSpec,
): Layer[] {
  const ease = sideEase(body, waistFit ?? "regular")(3) + (inCoat ? OVER_COATS : 0)
  let webbing = ""
  let straps = ""
  for (const side of [-1, 1]) {
    const padded = [
      body.shoulderLine(side, 0.46, 3),
      ...PADDED.map(([v, u]) => body.T(v, side * u, 3)),
    ]
    const under = BACK_AT.map(([v, u], i) => body.T(v, side * u, (ease - WITHIN) * i))
    const seam = padded.map((p) => add(p, [side * 2.6, 0]))
    webbing += strapLine(pen, shade(cloth.colour, 1.2), [nth(padded, -1), ...under], WEB)
    straps +=
      strapLine(pen, cloth.colour, padded, PADDING) +
      pen.thin(curve(seam), 1, shade(cloth.colour, 1.6)) +
      buckle(pen, nth(padded, -1), nth(under, 0))
  }
  // A hood lies on the straps, and they on its coat: over it, they would hang in the air.
  const z = underHood ? (inCoat ? Z.coat : Z.jacket) + 0.6 : undefined
  return [
    { z: Z.back, s: packBehind(pen, body, cloth) },
    { z: z ? z - 0.1 : Z.crossbody, s: webbing },
    { z: z ?? Z.scarf - 0.5, s: straps },
  ]
}

/** The buckle in which the padding ends and the webbing begins, across their way. */
function buckle(pen: Pen, from: Point, to: Point): string {
  const put = place(from, unit(sub(to, from)), 1)
  const half = WEB / 2 + 1.6
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
