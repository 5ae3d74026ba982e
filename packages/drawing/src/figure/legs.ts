import { type SkinTones, skinTones } from "../core/colour.ts"
import {
  add,
  nth,
  type Point,
  pairs,
  type Row,
  range,
  rot,
  shape,
  table,
  unit,
} from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "./body.ts"
import { edge, place } from "./edges.ts"
import type { Limb } from "./limb.ts"

/**
 * How far the form shadow reaches across the leg, by t: in at the hollows of the knee, out on the
 * calf.
 */
const SHADOW: readonly Row[] = [
  [0, 0.8],
  [0.2, 0.62],
  [0.42, 0.5],
  [0.5, 0.82],
  [0.56, 0.5],
  [0.66, 0.72],
  [0.84, 0.5],
  [1, 0.7],
]

/** The knee: a hollow beside and below the cap, on the side away from the light. */
function knee(pen: Pen, leg: Limb, dark: string): string {
  const put = place(leg.p(0.5), leg.dir(0.5), 1, 1)
  const beside = shape(
    pairs([-6, -12, -1.6, -9, -1, 1, -4.4, 8]).map(put),
    pairs([-4.4, 8, -8, 3, -8.6, -6, -6, -12]).map(put),
  )
  const below = shape(
    pairs([-5, 8, 0.6, 11.6, 6.4, 7.6]).map(put),
    pairs([6.4, 7.6, 2.4, 16, -3, 14.4, -5, 8]).map(put),
  )
  return (
    pen.fill(beside + below, dark, 0.75) +
    pen.mark(pairs([6.2, -5, 7.2, 2, 4.6, 8]).map(put), 0.9, pen.tone)
  )
}

/**
 * How dark a leg and its foot are behind the other, as an opacity of the skin's shadow: more so
 * with the heel off the ground.
 */
export const behindness = (body: Body, s: Side): number =>
  s === body.front ? 0 : body.lift[s] ? 0.5 : 0.18

/** What covers a leg. */
interface OnLeg {
  /** Drawing on it, under its outline. */
  readonly over?: string
  /** The skin's by default. */
  readonly tones?: SkinTones
}

/** The skin of a leg, from the hip or from t = `from` to the ankle; the leg behind is darker. */
export function legSkin(
  pen: Pen,
  body: Body,
  skin: string,
  s: Side,
  { from = 0, over = "", tones = skinTones(skin) }: OnLeg & { readonly from?: number } = {},
): string {
  pen.dip(skin)
  const leg = body.leg[s]
  const { side } = leg
  const { lit, dark } = tones
  const n = Math.round(11 * (1 - from))
  const outer = edge(leg, 1, from, 1, n)
  const d = shape(outer, edge(leg, -1, 1, from, n))
  const away = side > 0 ? 1 : -1
  const steps = Math.round(14 * (1 - from))
  const inner = range(steps + 1).map((k): Point => {
    const t = 1 - ((1 - from) * k) / steps
    return leg.edge(t, away, -leg.radii(t)[0] * nth(table(SHADOW, t), 0))
  })
  const shadow = pen.fill(shape(edge(leg, away, from, 1, n, 3), inner), dark, 0.85)
  const behind = behindness(body, s)
  return (
    pen.solid(
      d,
      lit,
      shadow +
        (from < 0.5 ? knee(pen, leg, dark) : "") +
        (behind ? pen.fill(d, dark, behind) : "") +
        over,
    ) +
    pen.line(outer, side > 0 ? 2.2 : 1.6, { a: 0.4, b: 0.8 }) +
    pen.line(edge(leg, -1, 1, Math.max(0.12, from), n), side > 0 ? 1.3 : 1.8, { a: 0.8 })
  )
}

/**
 * A foot, from just above the ankle, where it takes the leg's edges and shadow, so that no seam
 * shows.
 */
export function foot(
  pen: Pen,
  body: Body,
  skin: string,
  s: Side,
  { over = "", tones = skinTones(skin) }: OnLeg = {},
): string {
  pen.dip(skin)
  const leg = body.leg[s]
  const put = place(leg.p(1), unit(rot([0, 1], body.feet[s])), leg.side, 1)
  const onLeg = place(leg.p(1), leg.dir(1), leg.side, 1)
  const at = (flat: readonly number[]) => pairs(flat).map(put)
  const above = (flat: readonly number[]) => pairs(flat).map(onLeg)
  const outer = [
    ...above([-8.4, -10, -8.8, -2]),
    ...at([-10, 6, -12, 16, -15, 28, -14, 38, -8, 43]),
  ]
  const toes = at([-8, 43, -2, 46, 5, 46, 9, 41])
  const inner = [...at([9, 41, 9.6, 30, 8, 18, 8.4, 8]), ...above([8.8, -2, 8.4, -10])]
  const { lit, dark } = tones
  const u = leg.side < 0 ? 1 : -1
  const shadow = shape(
    [...above([u * 3, -11, u * 2.6, 0]), ...at([u * 4, 16, u * 3, 30, u * 5, 50])],
    [...at([u * 20, 50]), ...above([u * 20, -11])],
  )
  const d = shape(outer, toes, inner)
  const behind = behindness(body, s)
  const between = [-9.4, -5, -0.8, 3.6].map((x) => at([x, 45, x * 0.92, 38.5]))
  return (
    pen.solid(
      d,
      lit,
      pen.fill(shadow, dark, 0.85) + (behind ? pen.fill(d, dark, behind) : "") + over,
    ) +
    pen.line(outer, 1.7, { a: 0.6 }) +
    pen.line(toes, 1.4) +
    pen.line(inner, 1.4, { b: 0.6 }) +
    between.map((line) => pen.mark(line, 0.7, pen.tone)).join("")
  )
}

/** How far below the ankle the sole of a foot is, and how far its middle lies towards the toe, in px. */
const SOLE = { below: 48, ahead: 4 } as const

/** Where a foot touches the ground: under the middle of its sole. */
export function soleOf(body: Body, side: Side): Point {
  const [x, y] = body.leg[side].p(1)
  const angle = body.feet[side]
  const toe = Math.abs(angle) > 4 ? -Math.sign(angle) : body.leg[side].side
  return [x + toe * SOLE.ahead, y + SOLE.below]
}

/** The height of the ground under the figure. */
export const groundOf = (body: Body): Point =>
  add(
    [(body.lm.ankleL[0] + body.lm.ankleR[0]) / 2, 0],
    [0, Math.max(body.lm.ankleL[1], body.lm.ankleR[1]) + 40],
  )
