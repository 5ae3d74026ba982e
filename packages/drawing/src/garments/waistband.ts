import { type Cloth, patternOverlay } from "../core/cloth.ts"
import { blend, INK, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, mix, nth, type Point, type Points, range, shape } from "../core/geom.ts"
import { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { RISE } from "../figure/hang.ts"
import { BRASS, button, STITCHES, seam, THREAD } from "./seams.ts"
import type { TrousersSpec } from "./trouser-spec.ts"

/** How deep a waistband is, in torso levels. */
const DEPTH = 0.42

/** Five points across the body at a torso level, bowed like a band. */
export const acrossWaist = (body: Body, v: number, ease = 1.8): Point[] =>
  [-1, -0.5, 0, 0.5, 1].map((u) => add(body.T(v, u, ease), [0, (1 - u * u) * 3]))

/** The inside of the back waistband with its label, seen in flats. */
export function backBand(pen: Pen, top: Points, colour: string): string {
  const l = nth(top, 0)
  const r = nth(top, -1)
  const m = mix(l, r, 0.5)
  const arc: Points = [
    l,
    [m[0] - (m[0] - l[0]) * 0.5, l[1] - 4],
    [m[0], l[1] - 5],
    [m[0] + (r[0] - m[0]) * 0.5, r[1] - 4],
    r,
  ]
  return (
    pen.fill(shape(arc, [...top].reverse()), shade(colour, 1.6)) +
    pen.line(arc, 1.3, { a: 0.6, b: 0.6 }, INK) +
    `<rect x="${(m[0] - 5).toFixed(1)}" y="${(l[1] - 3.5).toFixed(1)}" width="10" height="4.5" rx=".8" fill="#FAF7F2" opacity=".9"/>`
  )
}

/** A band of cloth round the waist from one torso level to another. */
export function band(pen: Pen, body: Body, cloth: Cloth, from: number, to: number): string {
  const top = acrossWaist(body, from)
  const low = acrossWaist(body, to)
  const d = shape(top, [...low].reverse())
  const panel = new Panel([nth(top, 0), nth(low, 0)], [nth(top, 4), nth(low, 4)], 3)
  const dark = shape([nth(low, 3), nth(low, 4), nth(top, 4), nth(top, 3)])
  const print = patternOverlay(pen, { ...cloth, scale: (cloth.scale ?? 1) * 0.8 }, panel, d)
  return (
    (body.flat ? backBand(pen, top, cloth.colour) : "") +
    pen.fill(d, cloth.colour) +
    pen.within(d, print + pen.fill(dark, shade(cloth.colour), 0.7)) +
    pen.line(top, 1.7, { a: 0.6, b: 0.6 }) +
    seam(pen, low, cloth.colour, 1, { a: 0.7, b: 0.7 })
  )
}

/** The gathers of an elastic between two torso levels. */
export function gathers(pen: Pen, body: Body, colour: string, from: number, to: number): string {
  const line = (u: number) => {
    const sag: Point = [0, (1 - u * u) * 3]
    return curve([
      add(body.T(from + 0.03, u * 0.97), sag),
      add(body.T(to, u * 0.97), add(sag, [0, -1])),
    ])
  }
  return pen.thin(
    range(17)
      .map((i) => line(i / 8 - 1))
      .join(""),
    0.7,
    innerLine(colour),
  )
}

/** On cloth lighter than this (OKLab) a drawstring is darker than it. */
const PALE = 0.7

function drawstring(pen: Pen, body: Body, colour: string, v: number): string {
  const at = (dv: number, u: number) => body.T(v + dv, u)
  return pen.thin(
    curve([at(0.4, 0.02), at(1, -0.12), at(1.6, -0.08)]) +
      curve([at(0.4, 0.04), at(1, 0.15), at(1.4, 0.2)]),
    2.6,
    light(colour) < PALE ? "#F4EDE2" : blend(colour, INK, 0.6),
  )
}

interface Front {
  readonly pen: Pen
  readonly body: Body
  readonly cloth: Cloth
  /** The torso level of the band's lower edge. */
  readonly v: number
  readonly denim: boolean
}

function fly({ pen, body, cloth, v, denim }: Front): string {
  const at = (level: number, u: number) => body.T(level, u)
  const thread = denim ? (cloth.stitch ?? THREAD) : innerLine(cloth.colour)
  return (
    seam(pen, [at(v, 0.01), at(7, 0.01), at(7.6, 0.01)], cloth.colour, 1.1, { a: 0.6, b: 0.3 }) +
    pen.thin(
      curve([at(v, 0.16), at(6.9, 0.15), at(7.3, 0.1), at(7.5, 0.01)]),
      denim ? 1.5 : 0.9,
      thread,
      denim ? STITCHES : ' stroke-opacity=".8"',
    )
  )
}

function pocket({ pen, body, cloth, v, denim }: Front, u: -1 | 1): string {
  const at = (dv: number, share: number) => body.T(v + dv, u * share)
  if (!denim) {
    return seam(pen, [at(0.06, 0.62), at(0.8, 0.82), at(1.5, 0.985)], cloth.colour, 1.5, {
      a: 0.6,
      b: 0.4,
    })
  }
  const mouth = [at(0, 0.46), at(0.55, 0.6), at(0.95, 0.98)]
  const coin = curve([at(0.3, 0.66), at(0.42, 0.94)])
  return (
    seam(pen, mouth, cloth.colour, 1.1, { a: 0.7, b: 0.5 }) +
    pen.thin(
      curve(mouth.map((p) => add(p, [-u * 1.8, 2.8]))) + (u < 0 ? "" : coin),
      1.5,
      cloth.stitch ?? THREAD,
      STITCHES,
    ) +
    rivet(at(0.12, 0.52)) +
    rivet(at(0.86, 0.9))
  )
}

const rivet = ([x, y]: Point): string =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="1.7" fill="${BRASS}"/>`

const loop = ({ pen, body, cloth, v }: Front, u: -1 | 1): string =>
  pen.thin(
    curve([add(body.T(v - DEPTH + 0.06, u * 0.55), [0, 1.5]), add(body.T(v, u * 0.54), [0, 1])]),
    2.4,
    shade(cloth.colour, 0.9),
  )

const pleats = ({ pen, body, cloth, v }: Front, u: -1 | 1): string =>
  seam(pen, [body.T(v, u * 0.34), body.T(6.8, u * 0.4), body.T(7.6, u * 0.45)], cloth.colour, 1.1, {
    a: 0.7,
    b: 0.1,
  }) +
  seam(
    pen,
    [body.T(v, u * 0.22), body.T(6.7, u * 0.26), body.T(7.2, u * 0.29)],
    cloth.colour,
    0.9,
    { a: 0.7, b: 0.1 },
  )

/**
 * The waistband of trousers with all that is sewn to it: fly, button, pockets, loops, pleats. Jeans on an elastic have only
 * the stitching of a fly.
 */
export function waistband(pen: Pen, body: Body, spec: TrousersSpec): string {
  const { style, cloth } = spec
  const top = RISE[spec.rise]
  const { colour } = cloth
  if (style === "leggings") {
    return (
      band(pen, body, cloth, top - 0.03, top + 0.8) +
      seam(pen, [body.T(top + 0.8, 0), body.T(7, 0), body.T(7.7, 0)], colour, 0.8, {
        a: 0.5,
        b: 0.3,
      })
    )
  }
  const denim = style === "jeans" || style === "denim-shorts"
  const front: Front = { pen, body, cloth, v: top + DEPTH, denim }
  const plain = band(pen, body, cloth, top - 0.03, top + DEPTH)
  const pockets = pocket(front, -1) + pocket(front, 1)
  if (style === "joggers") {
    return (
      plain +
      gathers(pen, body, colour, top, top + DEPTH) +
      drawstring(pen, body, colour, top) +
      pockets
    )
  }
  if (spec.pullOn)
    return plain + gathers(pen, body, colour, top, top + DEPTH) + fly(front) + pockets
  const middle = body.T(top + DEPTH / 2, style === "flowing" ? 0.1 : 0)
  const closed = button(
    add(middle, [0, 3]),
    denim ? 3 : 2.4,
    denim ? BRASS : tint(colour, 0.8),
    innerLine(colour),
  )
  const loops = style === "flowing" || style === "culottes" ? "" : loop(front, -1) + loop(front, 1)
  const pleated =
    style === "flowing" ||
    style === "culottes" ||
    style === "shorts" ||
    (style === "tailored" && spec.leg !== "skinny" && spec.leg !== "slim")
  return (
    plain +
    fly(front) +
    pockets +
    loops +
    (pleated ? pleats(front, -1) + pleats(front, 1) : "") +
    (style === "culottes" ? "" : closed)
  )
}
