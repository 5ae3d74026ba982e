import { type Cloth, type Fold, fold, Panel, paint } from "../core/cloth.ts"
import { blend, INK, innerLine, shade } from "../core/colour.ts"
import { add, cr, curve, lerp, mix, nth, type Point, sample, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { FIT, sideEase } from "../figure/fit.ts"
import { hemWave } from "../figure/hang.ts"
import { bodiceSides } from "./bodice-sides.ts"
import type { BodiceSpec, Fall } from "./bodice-spec.ts"
import { type Finish, hemFinish, neckFinish, placketOf, pocketOf } from "./bodice-trim.ts"
import { backNeck } from "./collars.ts"
import { graphicOn } from "./graphic.ts"
import { motifOn } from "./motif.ts"
import { armhole, depthOf, isBare, neckEdge, type Opening, strapsOf } from "./necklines.ts"
import { ON_BODY, ON_TUCKED, reflective } from "./reflective.ts"
import { reversed } from "./seams.ts"
import { racerBack } from "./sports-bra.ts"

export interface Bodice {
  readonly layers: Layer[]
  readonly panel: Panel
  readonly neck: Point[]
  readonly hem: Point[]
}

const FALLING = [
  fold(-0.7, 0.3, 0.2, 0.36, 0, 6, 0.9),
  fold(0.85, 0.24, 0.1, 0.3, 0, 6, 0.8),
  fold(-0.4, 0.42, -0.5, 1, 0.05, 10, 1.1),
  fold(0.16, 0.46, 0.22, 1, 0.04, 10, 1),
  fold(0.6, 0.42, 0.68, 1, 0.03, 8, 0.9),
  fold(-0.76, 0.6, -0.8, 1, 0, 6, 0.8),
]

/** How freely a dress hangs at most that clings down to its hem. */
const CLINGS = 0.1

/** The short folds that pull across a clinging dress, at the waist and below the hip. */
const DRAGGED = [
  fold(-0.98, 0.4, -0.3, 0.37, 0.02, 6, 0.9),
  fold(0.98, 0.38, 0.34, 0.36, 0.02, 6, 0.9),
  fold(-0.98, 0.47, -0.42, 0.46, 0, 5, 0.8),
  fold(0.98, 0.46, 0.44, 0.46, 0, 5, 0.8),
  fold(-0.96, 0.3, -0.5, 0.33, 0, 5, 0.7),
  fold(0.96, 0.62, 0.4, 0.58, 0, 6, 0),
  fold(-0.96, 0.64, -0.46, 0.6, 0, 5, 0),
]

function foldsOf(
  body: Body,
  loose: number,
  tucked: boolean,
  fall: Fall | undefined,
): readonly Fold[] {
  if (fall) return loose < CLINGS && fall.flare < 0 ? DRAGGED : FALLING
  const folds = body.flat
    ? [
        fold(0.92, 0.32, 0.45, 0.42, 0, 5, 0.7),
        fold(-0.95, 0.34, -0.5, 0.42, 0, 4, 0),
        fold(0.96, 0.7, 0.4, 0.82, 0, 7, 0.8),
        fold(-0.96, 0.62, -0.55, 0.76, 0, 5, 0.7),
      ]
    : [
        fold(0.86, 0.3, 0.3, 0.4, 0.02, 6, 0.8),
        fold(-0.9, 0.28, -0.42, 0.4, 0, 5, 0.8),
        fold(0.95, 0.55, 0.25, 0.66, 0, 6, 0.9),
        fold(-0.95, 0.66, -0.35, 0.74, 0, 5, 0.8),
      ]
  if (!body.flat && loose > 0.4)
    folds.push(
      fold(0.36, 0.32, 0.46, 0.97, 0.06, 9, 0.9),
      fold(-0.52, 0.38, -0.56, 0.98, -0.05, 7, 0.8),
      fold(-0.1, 0.56, -0.06, 0.96, 0.03, 6, 0.7),
    )
  if (tucked) folds.push(...(loose > 0.4 ? GATHERED : DRAWN_IN))
  return folds
}

/** Folds that fall from the bust into the waistband, where a loose top is gathered. */
const GATHERED = [
  fold(-0.66, 0.84, -0.62, 0.42, 0.04, 7, 1),
  fold(-0.36, 0.85, -0.28, 0.6, 0.02, 5, 0.9),
  fold(-0.06, 0.85, 0.02, 0.5, -0.03, 6, 0.9),
  fold(0.28, 0.85, 0.2, 0.62, 0, 5, 0.9),
  fold(0.52, 0.84, 0.5, 0.42, -0.05, 8, 1),
  fold(0.8, 0.84, 0.74, 0.62, 0, 5, 0.8),
]

/** The short folds of a close top above its waistband. */
const DRAWN_IN = [
  fold(-0.6, 0.8, -0.5, 0.6, 0.03, 6, 1),
  fold(-0.2, 0.8, -0.12, 0.64, 0.02, 5, 0.9),
  fold(0.3, 0.8, 0.22, 0.6, -0.02, 6, 1),
  fold(0.66, 0.8, 0.55, 0.62, 0, 5, 0.9),
]

/** The hem from the viewer's left to the right; a shirt's tails hang lower than its sides. */
function hemLine(body: Body, l: Point, r: Point, finish: Finish): Point[] {
  const at = (t: number, down: number) => add(mix(l, r, t), [0, down])
  switch (finish) {
    case "tails":
      return [l, at(0.1, 9), at(0.3, 17), at(0.7, 18), at(0.9, 10), r]
    case "point":
      return [l, at(0.25, 5), at(0.5, 17), at(0.75, 5), r]
    case "brief": {
      const leg = (u: number) => [body.T(7.25, u * 0.66), body.T(7.8, u * 0.3)]
      return [l, ...leg(-1), body.T(8, -0.13), body.T(8, 0.13), ...leg(1).reverse(), r]
    }
    default:
      return [l, at(0.28, 4), at(0.62, 5.5), r]
  }
}

/**
 * A hem whose front goes into a waistband: it blouses a little over the band's upper edge, and falls from there on either
 * side, over the ends of the band.
 */
function frontInLine(body: Body, l: Point, r: Point, level: number): Point[] {
  const tucked = (u: number): Point => add(body.T(level + 0.1, u * TUCKED), [0, 2])
  const fall = (side: Point, u: number): Point[] => {
    const from = tucked(u)
    const corner: Point = [lerp(from[0], side[0], 0.28), lerp(from[1], side[1], 0.5)]
    return [from, corner, add(mix(corner, side, 0.55), [0, 4])]
  }
  return [l, ...fall(l, -1).reverse(), tucked(-0.4), tucked(0.4), ...fall(r, 1), r]
}

/** How much of the front goes in, as a share of the half width. */
const TUCKED = 0.52

/** Folds that run to where the front goes into the waistband. */
const PULLED = [
  fold(-0.3, 0.78, -0.5, 0.56, 0.03, 6, 1),
  fold(-0.06, 0.78, -0.08, 0.6, 0.02, 5, 0.9),
  fold(0.3, 0.78, 0.46, 0.54, -0.02, 6, 1),
  fold(-0.44, 0.84, -0.8, 0.8, 0, 6, 0.9),
  fold(0.48, 0.84, 0.82, 0.78, 0, 6, 0.9),
]

/** Draws the bodice; sleeves and collar are left to the garment. */
export function bodice(pen: Pen, body: Body, cloth: Cloth, spec: BodiceSpec): Bodice {
  const { opening = "crew", fit = "regular", tucked = false, fall } = spec
  const { sleeveless = false, finish = "hem", neckband = "binding", straps = false } = spec
  const { left, right, end } = bodiceSides(body, spec)
  const neck = neckEdge(body, opening)
  const set = { sleeved: !sleeveless, ease: sideEase(body, fit)(2), drop: FIT[fit].drop }
  const l = armhole(body, -1, opening, set)
  const r = armhole(body, 1, opening, set)
  const hip = [nth(left, -1), nth(right, -1)] as const
  const bottom = spec.frontIn
    ? frontInLine(body, ...hip, spec.frontIn)
    : fall && finish !== "tails"
      ? hemWave(...hip, 8, fall.waves ?? 0, fall.waves ? 1.8 : 0)
      : hemLine(body, ...hip, tucked ? "none" : finish)
  // A bare armhole ends under the arm, just past the first point of the side.
  const skip = (u: number) => (sleeveless || isBare(opening, u) ? 1 : 0)
  const d = shape(
    neck,
    [nth(neck, -1), nth(r, 0)],
    r,
    right.slice(skip(1)),
    reversed(bottom),
    reversed(left.slice(skip(-1))),
    reversed(l),
  )
  const shoulder = (u: number) =>
    isBare(opening, u)
      ? nth(neck, u < 0 ? 0 : -1)
      : mix(body.shoulderLine(u, 0.9), body.T(1, u), 0.5)
  const panel = new Panel([shoulder(-1), ...left], [shoulder(1), ...right], 5)
  const closed = opening !== "roll" && !isBare(opening, 1)
  let s = ""
  if (body.flat && closed) {
    s = opening === "racer" ? racerBack(pen, body, cloth) : backNeck(pen, cloth, neck)
  }
  if (straps) s += strapLines(pen, body, cloth.colour, opening)
  s += paint(pen, cloth, panel, d, {
    folds: [...foldsOf(body, FIT[fit].loose, tucked, fall), ...(spec.frontIn ? PULLED : [])],
    shadowFrom: 0.5,
    unlined: spec.unlined === true,
    extra:
      (spec.extra?.(panel) ?? "") +
      (cloth.reflective ? reflective(pen, panel, tucked ? ON_TUCKED : ON_BODY) : ""),
    printed: cloth.motif ? motifOn(pen, cloth, panel) : graphicOn(pen, body, cloth),
  })
  const seam = (hole: Point[], side: Point[], u: number) =>
    skip(u) ? [nth(hole, -1), ...side.slice(1)] : side
  s +=
    pen.line(seam(l, left, -1), 1.6, { a: 0.2, b: 0.5 }) +
    pen.line(seam(r, right, 1), 2.5, { a: 0.2, b: 0.5 }) +
    pen.line(neck, spec.edged ? 1.9 : 1.5, { a: 0.7, b: 0.7, lost: 0 })
  for (const [u, hole] of [
    [-1, l],
    [1, r],
  ] as const)
    if (!isBare(opening, u)) {
      s += shoulderLines(pen, u, { neck, hole, bare: sleeveless })
      if (spec.armholes === "rib") s += armholeRib(pen, u, hole, cloth.colour)
    }
  s += neckFinish(pen, neck, cloth.colour, {
    opening,
    band: neckband,
    edged: spec.edged,
    thin: cloth.thin,
  })
  if (!tucked) {
    const hem = hemFinish(pen, panel, cloth, finish, spec.edged)
    s += spec.frontIn || finish === "rib" ? pen.within(d, hem) : hem
    s += pen.line(bottom, 2, { a: 0.5, b: 0.5 })
  }
  s += placketOf(pen, body, cloth, {
    placket: spec.placket ?? "none",
    from: depthOf(body, opening) + 0.06,
    to: spec.frontIn ? spec.frontIn : fall ? 8 : finish === "tails" && !tucked ? end + 0.25 : end,
    foot: fall && mix(hip[0], hip[1], 0.5),
    buttons: spec.buttons,
  })
  if (spec.pocket) s += pocketOf(pen, panel, cloth.colour)
  const z = spec.z ?? (tucked ? Z.tucked : Z.torso)
  return { layers: [{ z, s }], panel, neck, hem: bottom }
}

/** Straps are too thin to fill as ribbons; on a flat they run on over to the back. */
function strapLines(pen: Pen, body: Body, colour: string, opening: Opening): string {
  const dark = blend(colour, INK, 0.35)
  return strapsOf(body, opening)
    .map(([from, to]) => {
      const front = pen.line([from, mix(from, to, 0.6), to], 2.6, { a: 0.8, b: 0.7 }, dark)
      if (!body.flat) return front
      const behind = add(from, [(body.T(2, 0)[0] - from[0]) * 0.45, 6])
      const over = [to, add(mix(to, behind, 0.4), [0, -3]), behind]
      return pen.line(over, 2, { a: 0.8, b: 0.8 }, shade(colour, 2.2)) + front
    })
    .join("")
}

function armholeRib(pen: Pen, u: number, hole: Point[], colour: string): string {
  const inner = hole.map((p, i) => add(p, [-u * 5.5, i === hole.length - 1 ? 4 : 0]))
  const ticks = sample(hole, 9).map((p, i) => curve([p, cr(inner, i / 9)]))
  const line = innerLine(colour)
  return pen.mark(inner, 1, line, { a: 0.8, b: 0.8 }) + pen.thin(ticks.join(""), 0.6, line)
}

function shoulderLines(
  pen: Pen,
  u: number,
  { neck, hole, bare }: { readonly neck: Point[]; readonly hole: Point[]; readonly bare: boolean },
): string {
  const from = nth(neck, u < 0 ? 0 : -1)
  const to = nth(hole, 0)
  const middle = add(mix(from, to, 0.5), [0, 1])
  return (
    pen.line([from, middle, to], u < 0 ? 1.3 : 1.6, { a: 0.5, b: 0.4 }) +
    (bare ? pen.line(hole, 1.4, { a: 0.6, b: 0.6 }) : "")
  )
}
