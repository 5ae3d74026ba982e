import { type Cloth, Panel, paint } from "../core/cloth.ts"
import { add, mix, nth, type Point, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import type { Half } from "./front.ts"

/** How far down the arm and the front it reaches, and how far it stands off the sleeve, in px. */
const ON_ARM = 0.3
const ON_FRONT = 2.55
const OFF = 13

/** The short cape over the shoulders of a riding coat: the rain runs off it past the seams. */
export function shoulderCape(pen: Pen, body: Body, cloth: Cloth, halves: readonly Half[]): Layer[] {
  return halves.map((half) => ({ z: Z.armR + 0.5, s: capeHalf(pen, body, cloth, half) }))
}

function capeHalf(pen: Pen, body: Body, cloth: Cloth, { u, edge }: Half): string {
  const arm = body.arm[u < 0 ? "L" : "R"]
  const shoulder = body.shoulderLine
  const outer: Point[] = [
    shoulder(u, 0.2, 3),
    shoulder(u, 0.6, 3.4),
    add(shoulder(u, 0.98, 3), [u * 3, 1]),
    ...[0.1, 0.2, ON_ARM].map((t) => arm.edge(t, 1, OFF)),
  ]
  const tip = nth(outer, -1)
  const front = nth(edge, 2)
  const level = body.T(ON_FRONT, u * 0.4)[1]
  const low: Point = [front[0] + u * 5, level]
  const hem: Point[] = [
    tip,
    add(mix(tip, low, 0.4), [0, 12]),
    add(mix(tip, low, 0.75), [0, 10]),
    low,
  ]
  const facing: Point[] = [low, [low[0] + u, (low[1] + nth(edge, 0)[1]) / 2], nth(edge, 0)]
  const d = shape(outer, hem, facing, [nth(edge, 0), nth(outer, 0)])
  const inner = [nth(edge, 0), mix(nth(edge, 0), low, 0.5), low]
  const panel = u < 0 ? new Panel(outer, inner, 3) : new Panel(inner, outer, 3)
  return (
    paint(pen, cloth, panel, d, { shadowFrom: u > 0 ? 0.4 : 0.7, dense: true }) +
    pen.line(outer, u > 0 ? 2.3 : 1.6, { a: 0.4, b: 0.5 }) +
    pen.line(hem, 1.9, { a: 0.5, b: 0.5 }) +
    pen.line(facing, 1.3, { a: 0.5, b: 0.5 })
  )
}
