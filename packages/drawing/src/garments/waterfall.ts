import { fold, Panel, paint } from "../core/cloth.ts"
import { shade } from "../core/colour.ts"
import { add, dist, mix, nth, type Point, type Points, sample, shape } from "../core/geom.ts"
import type { DetailDraw } from "./jacket-parts.ts"
import { reversed } from "./seams.ts"

/** One fold of a front that falls from the neck: how far out its outer side swings, and where it ends. */
interface Drape {
  /** Px from the front edge towards the side, at its widest. */
  readonly out: number
  /** Px that it reaches past the front edge. */
  readonly over: number
  /** From the point of the front: px towards the side, and px down. */
  readonly tip: Point
  /** How far the outer end of its hem lies above the tip, in px. */
  readonly up: number
}
/** From the one that lies lowest to the one on top. */
const DRAPES: readonly Drape[] = [
  { out: 17, over: 0, tip: [15, -12], up: 13 },
  { out: 7, over: 7, tip: [-2, 0], up: 20 },
]

/** The loose cloth of an open front: folds that lie over one another, each ending in a point. */
export const cascade: DetailDraw = (pen, { u, edge, outline }, { cloth }) => {
  const line = sample(edge, 8)
  const end = nth(line, -1)
  // Less cloth falls from a front that lies under a coat, or ends at the waist.
  const k = Math.min(1, dist(nth(line, 0), end) / 190)
  return DRAPES.map(({ out, over, tip, up }) => {
    const low = add(end, [u * tip[0] * k, tip[1] * k])
    const side = (px: number, to: Point): Points =>
      line.map((p, i) => {
        const t = i / 8
        const swing = Math.sin(t ** 0.8 * Math.PI)
        return add(mix(p, add(p, [to[0] - end[0], to[1] - end[1]]), t * t), [u * px * swing * k, 0])
      })
    const far = add(low, [u * 15 * k, -up * k])
    const outer = side(out, far)
    const inner = side(-over, low)
    const hem = [nth(inner, -1), mix(nth(inner, -1), nth(outer, -1), 0.5), nth(outer, -1)]
    const shadow = outer.map((p, i) => add(p, [u * (1 + i * 0.6), 2]))
    const panel = u < 0 ? new Panel(outer, inner) : new Panel(inner, outer)
    return (
      pen.within(
        outline,
        pen.fill(shape(outer, [...shadow].reverse()), shade(cloth.colour, 1.8), 0.55),
      ) +
      paint(pen, cloth, panel, shape(inner, hem, reversed(outer)), {
        folds: [fold(0.1 * u, 0.16, -0.2 * u, 0.96, 0.04, 6, 1)],
        shadowFrom: u > 0 ? 0.5 : 0.66,
        glint: 0,
      }) +
      pen.line(outer, 1.5, { a: 0.2, b: 0.6, lost: 0 }) +
      pen.line(inner, 1.8, { a: 0.4, b: 0.6, lost: 0 }) +
      pen.line(hem, 1.7, { a: 0.6, b: 0.6, lost: 0 })
    )
  }).join("")
}
