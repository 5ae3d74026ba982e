import type { Cloth } from "../../core/cloth.ts"
import { shade } from "../../core/colour.ts"
import { curve, pairs } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { bagBody, bagFrame, strap } from "./bag.ts"
import { weave } from "./bags.ts"

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
export function packBehind(pen: Pen, body: Body, cloth: Cloth): string {
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
