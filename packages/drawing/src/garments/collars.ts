import type { Cloth } from "../core/cloth.ts"
import { Panel, paint } from "../core/cloth.ts"
import { blend, innerLine, lining, PAPER, shade, tint } from "../core/colour.ts"
import { add, f1, lerp, mix, nth, type Point, type Points, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { frontZip } from "./front-zip.ts"
import { clothOn } from "./overlay.ts"
import { reversed, topstitch } from "./seams.ts"

/** A woven label, its middle top at a point. */
export function label(at: Point, width = 12): string {
  return `<rect x="${f1(at[0] - width / 2)}" y="${f1(at[1])}" width="${width}" height="${width / 2}" rx="1" fill="${PAPER}" opacity=".9"/>`
}

/** Inside back of a neckline, seen in flats. */
export function backNeck(pen: Pen, cloth: Cloth, neck: Points): string {
  const l = nth(neck, 0)
  const r = nth(neck, -1)
  const dip = Math.max(3, (r[0] - l[0]) * 0.07)
  const at = (t: number, down: number) => add(mix(l, r, t), [0, down])
  const middle = at(0.5, dip)
  const back = [l, at(0.25, dip * 0.7 - 1), middle, at(0.75, dip * 0.7 - 1), r]
  return (
    pen.fill(shape(neck, reversed(back)), lining(cloth.colour)) +
    pen.line(back, 1.3, { a: 0.6, b: 0.6 }) +
    label(add(middle, [0, 2.5]))
  )
}

/** A folded roll, or with little height a standing funnel. */
export function rollNeck(pen: Pen, body: Body, cloth: Cloth, height = 20, zipped = false): Layer {
  const base = body.T(0, 0)
  const n: Point = body.flat ? base : [lerp(body.head.c[0], base[0], 0.6), base[1]]
  const w = 17.5
  const S = body.shoulderLine
  const edge = (side: number): [Point, Point, Point] => [
    [n[0] + side * (w - 1), n[1] - height],
    [n[0] + side * (w + 0.8), n[1] - height / 2],
    S(side, 0.1),
  ]
  const l = edge(-1)
  const r = edge(1)
  const top = [l[0], [n[0], n[1] - height + 5] as const, r[0]]
  const bottom = [r[2], body.T(0.55, 0), l[2]]
  const line = innerLine(cloth.colour)
  const folded = [mix(l[0], l[1], 0.9), add(n, [0, -height / 2 + 6]), mix(r[0], r[1], 0.9)]
  return {
    z: Z.collar - 2,
    s:
      paint(pen, cloth, new Panel(l, r, 4), shape(top, r, bottom, reversed(l)), {
        shadowFrom: 0.3,
      }) +
      pen.line(l, 1.4) +
      pen.line(r, 2) +
      pen.line(top, 1.5, { a: 0.6, b: 0.6 }) +
      pen.mark(bottom, 1.1, line, { a: 0.6, b: 0.6 }) +
      (height > 14 ? pen.mark(folded, 1, line) : "") +
      (zipped ? frontZip(pen, [nth(top, 1), body.T(0.62, 0)], cloth.colour) : ""),
  }
}

export interface CollarSpec {
  /** How far apart the points lie. */
  readonly spread?: number
  /** The torso level where the collar's inner edges meet. */
  readonly open?: number
  /** How far it stands up beside the neck, in px. */
  readonly stand?: number
  /** Rounded points, as on a blouse. */
  readonly round?: boolean
  /** A hood lies over it: only its points show below that. */
  readonly overHood?: boolean
  /** It lies inside another collar or a hood, within the opening of that one. */
  readonly within?: boolean
  /** Its leaves meet at the throat. */
  readonly buttoned?: boolean
  /** The pointed opening that it is sewn to: its leaves lie along it, so that one clean V is left bare. */
  readonly along?: Points | undefined
  readonly z?: number
}

/** How far down a pointed opening the leaves of an open collar lie, as a share of its edge. */
const DOWN_OPENING = 0.54

/** The torso level where the leaves of a buttoned collar meet, and how broad the band round the neck shows that they fold over, in px. */
const MEETS = 1.08
const BAND = 4

/** A turned-down collar: two leaves on a band round the neck, from the back of the neck to their points. */
export function shirtCollar(pen: Pen, body: Body, cloth: Cloth, spec: CollarSpec = {}): Layer {
  const { spread = 1, open = 2.3, stand = 11, round = false, z = Z.collar } = spec
  const { overHood = false, within = false, buttoned = false, along } = spec
  const leaf = (side: number): string => {
    const a = overHood
      ? body.shoulderLine(side, 0.2, -1)
      : add(body.shoulderLine(side, 0.02), [-side * 2, -stand])
    const b = overHood
      ? body.shoulderLine(side, 0.4, -1)
      : body.shoulderLine(side, within ? 0.1 : 0.2, -1)
    const tip = within
      ? body.T(1.62, side * 0.2)
      : add(body.T(1.4, side * 0.3 * spread), [side * 2, 4])
    const opened =
      along &&
      mix(nth(along, side < 0 ? 0 : -1), nth(along, Math.floor(along.length / 2)), DOWN_OPENING)
    const inn = overHood
      ? body.T(1.3, side * 0.24)
      : (opened ??
        body.T(
          within ? 1.05 : buttoned ? MEETS : open * 0.52,
          side * (within ? 0.06 : buttoned ? 0.02 : 0.07),
        ))
    const over = [a, add(mix(a, b, 0.5), [side * 2, -1]), b]
    const outer = round
      ? [b, add(mix(b, tip, 0.5), [side * 3, 2]), add(tip, [side * 1, 0]), add(tip, [-side * 7, 4])]
      : [b, mix(b, tip, 0.55), tip]
    const end = nth(outer, -1)
    const front = [end, mix(end, inn, 0.6), inn]
    const inside = [inn, add(mix(inn, a, 0.5), [side * (opened ? 1 : 2.5), 1]), a]
    const band = [
      add(a, [-side * 1.5, 1]),
      add(mix(a, inn, 0.5), [-side * BAND, 2]),
      add(inn, [-side * (buttoned || opened ? 0 : BAND * 0.6), opened ? 0 : -BAND]),
    ]
    const d = shape(over, outer, front, inside)
    return (
      (overHood ? "" : pen.edged(shape(inside, band), shade(cloth.colour, 0.7), 0.8, pen.tone)) +
      leafOf(pen, cloth, side, d, new Panel([a, inn], [b, tip])) +
      pen.line([...over, ...outer.slice(1)], side > 0 ? 1.8 : 1.4, { a: 0.5, b: 0.5 }) +
      pen.line(front, 1.5, { a: 0.5, b: 0.4 }) +
      pen.line(inside, 1.1, { a: 0.5, b: 0.5 }) +
      (cloth.material === "denim"
        ? topstitch(pen, cloth, [
            add(b, [-side * 2.6, 2]),
            add(mix(b, end, 0.55), [-side * 2.8, 0]),
            add(end, [-side * 2.4, -5]),
            add(mix(end, inn, 0.6), [side * 1.4, -3.4]),
          ])
        : "")
    )
  }
  return { z, s: leaf(-1) + leaf(1) }
}

/** One side of a collar without its lines: one is lit, the other in shade. */
function leafOf(pen: Pen, cloth: Cloth, side: number, d: string, panel: Panel): string {
  const { colour } = cloth
  const face = side > 0 ? blend(colour, shade(colour), 0.35) : tint(colour, 0.4)
  return pen.fill(d, face) + pen.within(d, clothOn(pen, cloth, panel, d))
}

/** A low band that stands round the neck, its ends rounded and a little apart in front: it folds nowhere. */
export function bandCollar(pen: Pen, body: Body, cloth: Cloth, z: number): Layer {
  const leaf = (side: number): string => {
    const nape = add(body.shoulderLine(side, 0.02), [-side * 2.5, -10])
    const root = body.shoulderLine(side, 0.13)
    const foot = add(body.T(1.06, 0), [side * 0.8, 0])
    const tip = add(foot, [side * 3.4, -10])
    const over = [nape, add(mix(nape, root, 0.5), [side * 1.5, -1]), root]
    const base = [root, add(mix(root, foot, 0.45), [side * 0.5, 4.5]), foot]
    const end = [foot, add(mix(foot, tip, 0.55), [-side * 1.8, 0]), tip]
    const rim = [tip, add(mix(tip, nape, 0.5), [side * 0.5, 4.5]), nape]
    const d = shape(over, base, end, rim)
    return (
      leafOf(pen, cloth, side, d, new Panel([nape, tip], [root, foot])) +
      pen.line(over, side > 0 ? 1.8 : 1.4, { a: 0.5, b: 0.5 }) +
      pen.line(rim, 1.5, { a: 0.6, b: 0.6, lost: 0 }) +
      pen.line(end, 1.5, { a: 0.6, b: 0.6 }) +
      pen.line(base, 1.5, { a: 0.6, b: 0.6, lost: 0 })
    )
  }
  return { z, s: leaf(-1) + leaf(1) }
}

/** Collar stand behind the neck, `height` px high. */
export function collarBack(pen: Pen, body: Body, cloth: Cloth, height = 12): Layer {
  const S = body.shoulderLine
  const a = add(S(-1, 0.06), [1, -height])
  const b = add(S(1, 0.06), [-1, -height])
  const top = [a, add(mix(a, b, 0.5), [0, -4]), b]
  const d = shape([S(-1, 0.2), a], top, [b, S(1, 0.2)], [S(1, 0.2), body.T(0.6, 0), S(-1, 0.2)])
  return { z: Z.back + 1, s: pen.fill(d, lining(cloth.colour)) + pen.line(top, 1.3) }
}
