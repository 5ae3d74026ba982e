import { type Cloth, fold, Panel, paint } from "../core/cloth.ts"
import { innerLine, shade, skinTones } from "../core/colour.ts"
import { lerp, mix, nth, type Point, type Points, pairs, sample, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "./body.ts"

/** How far below the middle of the head the neck begins, behind the jaw, in px. */
const NAPE = 8

/** Neck and torso. */
export function torsoSkin(pen: Pen, body: Body, skin: string): string {
  pen.dip(skin)
  const { T, shoulderLine: S } = body
  const { lit, dark } = skinTones(skin)
  const full = body.m.full
  const top = body.head.c[1] + 30
  const x = lerp(body.head.c[0], T(0, 0)[0], 0.35)
  const w = 14.5 + full * 4.5
  const leg = (u: -1 | 1) => body.leg[u < 0 ? "L" : "R"]
  // The neck goes on behind jaw and hair: a turned head would leave its corner bare.
  const nape = body.head.c[1] + NAPE
  const behind = (u: -1 | 1): Points => [
    [lerp(x, body.head.c[0], 0.6) + u * (w - 2), nape],
    [x + u * w, top],
  ]
  const neck = (u: -1 | 1): Points => [
    [x + u * w, top],
    [x + u * (w - 1.4), top + 16],
    T(0, u, 0, -2),
    S(u, 0.25),
    S(u, 0.55),
    S(u, 0.84),
  ]
  const side = (u: -1 | 1): Point[] => [
    T(1, u, -2, 12),
    ...[2, 3, 4, 5, 6].map((v) => T(v, u)),
    mix(T(7, u), leg(u).edge(0, 1), 0.5),
    leg(u).edge(0.07, 1),
    leg(u).edge(0.12, 1, -8),
    T(7.9, u * 0.16),
  ]
  const flankLine = (u: -1 | 1): Points => [2.2, 3, 4, 5, 6, 6.9].map((v) => T(v, u))
  const d = shape(
    behind(-1),
    neck(-1),
    side(-1),
    side(1).reverse(),
    [...neck(1)].reverse(),
    [...behind(1)].reverse(),
  )
  const throat = shape(
    pairs([
      -w - 2,
      nape - top,
      -w - 1,
      0,
      -w + 2,
      12,
      -2,
      34 - full * 4,
      7,
      40 - full * 4,
      16,
      28,
      w + 3,
      0,
      w + 2,
      nape - top,
    ]).map(([dx, dy]): Point => [x + dx, top + dy]),
  )
  const thigh = leg(1)
  const flank = shape(
    [...[2, 3, 4, 5, 6, 7].map((v) => T(v, 1, 3)), thigh.edge(0.14, 1, 3)],
    [
      thigh.edge(0.14, 1, -thigh.radii(0.14)[0] * 0.68),
      ...[7, 6, 5, 4, 3, 2].map((v) => T(v, 0.66 - 0.06 * Math.sin(v * 2))),
    ],
  )
  const collarBone = (u: -1 | 1): Points => [
    S(u, 0.82, -8),
    mix(S(u, 0.45, -12), T(1, u * 0.4, 0, 6), 0.6),
    T(1, u * 0.14, 0, -1),
  ]
  const tendon: Points = [[x + 9, top + 12], [x + 5, top + 28], T(0, 0.12, 0, 10)]
  return (
    pen.solid(d, lit, pen.fill(throat, dark, 0.9) + pen.fill(flank, dark, 0.8)) +
    pen.line(flankLine(-1), 1.4) +
    pen.line(flankLine(1), 1.8) +
    neckLine(pen, neck(-1), 1.5) +
    neckLine(pen, neck(1), 2) +
    pen.line(collarBone(-1), 1.1 - full * 0.4) +
    pen.line(collarBone(1), 1.2 - full * 0.4) +
    pen.line(tendon, 0.9, { b: 0.6 })
  )
}

/** How low and how far to the sides a covered chest is in cloth: as far as necklines of day clothes open. */
const COVERED = { depth: 3.7, half: 0.62 } as const

/** The neck and the chest in the cloth of what covers the head, where clothes leave them open. */
export function coveredChest(pen: Pen, body: Body, colour: string): string {
  const { T } = body
  const { depth, half } = COVERED
  const side = (u: -1 | 1): Points => [0, 1, 2, depth].map((v) => T(v, u * half))
  const fold = (u: number): Points => [T(0.6, u), T(1.8, u * 0.7), T(3.2, u * 0.3)]
  return (
    pen.fill(shape(side(-1), [...side(1)].reverse()), shade(colour, 0.5)) +
    [-0.3, 0.12, 0.36].map((u) => pen.mark(fold(u), 1.3, innerLine(colour), { a: 0.2 })).join("")
  )
}

/** The side of the neck in two strokes: one long one would cut its bend and leave a gap. */
function neckLine(pen: Pen, side: Points, width: number): string {
  const bend = 3
  return (
    pen.line(side.slice(0, bend + 1), width, { a: 0.5, b: 0.8, lost: 0 }) +
    pen.line(side.slice(bend), width, { a: 0.8, b: 0.4 })
  )
}

/** A plain bodysuit, so that a bare figure can be shown anywhere. */
export function bodysuit(pen: Pen, body: Body, cloth: Cloth = { colour: "#D8C7B2" }): string {
  const { T, shoulderLine: S } = body
  const middle = T(2.1, 0)
  const strap = (u: -1 | 1): readonly [Point, Point] => [S(u, 0.42, 0.5), S(u, 0.58, 0.5)]
  const [l, r] = [strap(-1), strap(1)]
  const side = (u: -1 | 1) => [2.15, 3, 4, 5, 6, 6.7].map((v) => T(v, u, 0.8))
  const leg = (u: -1 | 1): Point[] => [
    T(6.7, u, 0.8),
    T(7.3, u * 0.62),
    T(8, u * 0.24, 0, 3),
    T(8, 0, 0, 7),
  ]
  const hole = (u: -1 | 1, from: Point): Point[] => [from, T(1.6, u * 0.78), T(2.15, u, 0.8)]
  const neck: Points = [
    l[0],
    [l[0][0] + 5, mix(l[0], middle, 0.7)[1]],
    middle,
    [r[0][0] - 5, mix(r[0], middle, 0.7)[1]],
    r[0],
  ]
  const [sl, sr] = [side(-1), side(1)]
  const d = shape(
    neck,
    r,
    hole(1, r[1]),
    sr,
    leg(1),
    leg(-1).reverse(),
    [...sl].reverse(),
    hole(-1, l[1]).reverse(),
  )
  const panel = new Panel(
    sample([T(1.4, -0.9), ...sl, T(8, -0.4)], 8),
    sample([T(1.4, 0.9), ...sr, T(8, 0.4)], 8),
    4,
  )
  const front = pen.mark(
    [2.4, 4, 5.4].map((v, i) => T(v, nth([0.04, 0.03, 0.02], i))),
    0.8,
    innerLine(cloth.colour),
  )
  return (
    paint(pen, cloth, panel, d, {
      shadowFrom: 0.5,
      folds: [
        fold(0.92, 0.36, 0.5, 0.42, 0, 6, 0),
        fold(0.9, 0.62, 0.4, 0.7, 0, 5, 0.6),
        fold(-0.9, 0.66, -0.5, 0.72, 0, 4, 0.6),
      ],
    }) +
    pen.line(sl, 1.6) +
    pen.line(sr, 2.3) +
    pen.line(neck, 1.4) +
    pen.line(hole(-1, l[1]), 1.4) +
    pen.line(leg(-1), 1.5) +
    pen.line(hole(1, r[1]), 1.4) +
    pen.line(leg(1), 1.5) +
    front
  )
}
