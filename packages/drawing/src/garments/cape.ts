import { type Cloth, fold, Panel, paint } from "../core/cloth.ts"
import { innerLine, lining } from "../core/colour.ts"
import { add, lerp, nth, type Point, type Points, sample, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import type { Fit } from "../figure/fit.ts"
import { hemWave } from "../figure/hang.ts"
import { backNeck, rollNeck, shirtCollar } from "./collars.ts"
import { fringe } from "./fringe.ts"
import { hood } from "./hood.ts"
import type { JacketCollar } from "./jacket-collars.ts"
import { neckEdge } from "./necklines.ts"
import { button, reversed } from "./seams.ts"

export interface CapeSpec {
  readonly cloth: Cloth
  readonly collar: JacketCollar
  readonly fit?: Fit
  /** The neck is cut in a point. */
  readonly pointed?: boolean
  /** The collar folds over. */
  readonly rolled?: boolean
  /** A share of the way from the hip to the ankle. */
  readonly length: number
  /** Buttoned on a figure too, where it usually hangs open. */
  readonly closed?: boolean | undefined
}

/** How far the hem swings out on each side, in px. */
const SWING: Readonly<Record<Fit, number>> = {
  fitted: 34,
  regular: 40,
  relaxed: 49,
  oversized: 58,
}

/** How much wider than the arm a sleeve beneath it is, in px, and how high it lies on the shoulder. */
const SLEEVED = 18
const OVER = 6

/** A cape: it falls from the shoulders over the arms, which come out below it. */
export function cape(pen: Pen, body: Body, spec: CapeSpec): Layer[] {
  const { cloth, collar, length, fit = "oversized", pointed = false } = spec
  const { colour } = cloth
  const line = innerLine(colour)
  const hip = body.T(7, 0)[1]
  const hemY = lerp(hip, body.lm.ankleR[1], length)
  const edge = (u: number): Point[] => {
    const shoulder = body.shoulderLine(u, 0.97, OVER)
    const arm = body.arm[u < 0 ? "L" : "R"]
    const reach = arm.p(0.5)[1] - shoulder[1]
    // Of the arm and a sleeve on it, at the same height, as far down as the elbow.
    const clearOf = (y: number) => {
      const t = Math.min(0.5, (0.5 * (y - shoulder[1])) / reach)
      return Math.max(0, u * (arm.edge(t, 1, SLEEVED)[0] - shoulder[0]))
    }
    const below = [0.1, 0.24, 0.45, 0.7, 1].map((f): Point => {
      const y = lerp(shoulder[1], hemY - 14, f)
      return [shoulder[0] + u * Math.max(9 + SWING[fit] * f ** 0.72, clearOf(y)), y]
    })
    return [body.shoulderLine(u, 0.5, OVER), shoulder, ...below]
  }
  const left = edge(-1)
  const right = edge(1)
  const isOpen = !(body.flat || spec.closed)
  // A hood lies open with the fronts: cut close to the neck they would seem to be closed there.
  const isDeep = pointed || (collar === "hood" && isOpen)
  const neck = neckEdge(body, isDeep ? "v" : collar === "high" ? "high" : "crew")
  const hem = hemWave(nth(left, -1), nth(right, -1), 24, 4, 2.4)
  const around = (...low: readonly Points[]) =>
    shape(neck, [nth(neck, -1), nth(right, 0)], right, ...low, reversed(left), [
      nth(left, 0),
      nth(neck, 0),
    ])
  const whole = around(reversed(hem))
  const open = isOpen ? openingOf(body, neck, hem) : undefined
  const d = open ? around(...open.outline) : whole
  const panel = new Panel(sample(left, 8), sample(right, 8), 8)
  const folds = [
    fold(-0.52, 0.26, -0.74, 1, -0.05, 12, 1),
    fold(-0.26, 0.4, -0.32, 1, 0, 9, 0.8),
    fold(0.34, 0.24, 0.46, 1, 0.04, 13, 1.1),
    fold(0.66, 0.3, 0.8, 1, 0.03, 10, 0.9),
  ]
  const middle = [0.12, 0.5, 1.02].map((v) => panel.at(0.02, v))
  const slit = (u: number) => [
    panel.at(u * 0.5, 0.56),
    panel.at(u * 0.53, 0.7),
    panel.at(u * 0.56, 0.84),
  ]
  const z = Z.cape
  const s =
    (body.flat && collar !== "high" ? backNeck(pen, cloth, neck) : "") +
    paint(pen, cloth, panel, d, { folds, shadowFrom: 0.5 }) +
    pen.line(left, 1.8, { a: 0.3, b: 0.5 }) +
    pen.line(right, 2.6, { a: 0.3, b: 0.5 }) +
    (open?.hems ?? [hem])
      .map((run) => fringe(pen, cloth, run, { length: 25, apart: 4.6 }))
      .join("") +
    (open?.hems ?? [hem]).map((run) => pen.line(run, 2, { a: 0.6, b: 0.6 })).join("") +
    pen.line(neck, 1.4, { a: 0.6, b: 0.6 }) +
    (open
      ? open.edges.map((run) => pen.line(run, 2, { a: 0.5, b: 0.6 })).join("")
      : pen.mark(middle, 1.3, line, { a: 0.7, b: 0.6 })) +
    [-1, 1].map((u) => pen.mark(slit(u), 2, line, { a: 0.7, b: 0.7 })).join("") +
    (open ? [] : [0.2, 0.36, 0.52])
      .map((v) => button(add(panel.at(0.02, v), [6, 0]), 2.8, line, line))
      .join("")
  const inside = open ? [{ z: Z.back, s: pen.fill(whole, lining(colour)) }] : []
  return [...inside, { z, s }, ...collarOf(pen, body, spec)]
}

/** Where the fronts of a cape part at its hem, in 24ths of the hem. */
const PARTS = [7, 17] as const

/** The fronts of a cape on a figure hang open, so that the outfit shows between them. */
function openingOf(body: Body, neck: Points, hem: Points) {
  const top = add(nth(neck, Math.floor(neck.length / 2)), [0, 3])
  const run = sample(hem, 24)
  const [l, r] = PARTS
  const edge = (at: number, u: number): Point[] => [
    top,
    body.T(2.6, u * 0.3),
    body.T(5, u * 0.55),
    nth(run, at),
  ]
  const [left, right] = [edge(l, -1), edge(r, 1)]
  const hems = [run.slice(0, l + 1), run.slice(r)]
  return {
    edges: [left, right],
    hems,
    outline: [reversed(nth(hems, 1)), reversed(right), left, reversed(nth(hems, 0))],
  }
}

/** How far from the middle the edges of the hood of an open cape end, as a share of the half width. */
const HOOD_APART = 0.22

function collarOf(pen: Pen, body: Body, { cloth, collar, rolled, closed }: CapeSpec): Layer[] {
  switch (collar) {
    case "hood":
      return hood(pen, body, cloth, {
        z: Z.collar,
        apart: body.flat || closed ? undefined : HOOD_APART,
      })
    case "high":
      return [rollNeck(pen, body, cloth, rolled ? 22 : 13)]
    case "none":
      return []
    default:
      return [shirtCollar(pen, body, cloth, { spread: 1.5, open: 1.6 })]
  }
}
