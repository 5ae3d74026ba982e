import { type Cloth, fold, Panel, paint } from "../../core/cloth.ts"
import { add, blob, mul, nth, type Point, type Points, shape } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { type Sprig, sprigs, unprinted } from "../../core/sprigs.ts"
import type { Neck } from "./neck.ts"

/** A corner of the square below the knot: where it ends, and how wide it is below the knot. */
interface Corner {
  readonly to: Point
  readonly width: number
}
const CORNERS: readonly Corner[] = [
  { to: [-13, 64], width: 20 },
  { to: [27, 52], width: 18 },
]
/** Where the knot is, a little to one side. */
const KNOT: Point = [5, 17]

/** Where flowers lie on a corner and on the band, and how large they are, in px on a figure. */
const ON_CORNER: readonly Sprig[] = [[0.05, 0.52, 30]]
const ON_BAND: readonly Sprig[] = [
  [-0.62, 0.62, 30],
  [0.7, 0.56, 160],
]
const BLOOM = 7

/** The corners of a silk square that hang from its knot: smooth, pointed and without fringe. */
export function corners(pen: Pen, cloth: Cloth, neck: Neck): string {
  return CORNERS.map((corner) => cornerOf(pen, cloth, neck, corner)).join("")
}

function cornerOf(pen: Pen, cloth: Cloth, { at, k }: Neck, { to: [x, y], width }: Corner): string {
  const p = (dx: number, dy: number): Point => add(at, mul([KNOT[0] + dx, KNOT[1] + dy], k))
  const left: Points = [p(-3, 0), p(x / 2 - width / 2, y * 0.55), p(x - 1, y)]
  const right: Points = [p(3, 0), p(x / 2 + width / 2, y * 0.5), p(x + 1, y)]
  const panel = new Panel(left, right, k)
  return (
    paint(pen, unprinted(cloth), panel, shape(left, [...right].reverse()), {
      shadowFrom: 0.5,
      extra: sprigs(pen, cloth, panel, ON_CORNER, BLOOM * k),
      folds: [fold(0, 0.05, 0.1, 0.7, 0.1, 3 * k, 0.8)],
    }) +
    pen.line(left, 1.4) +
    pen.line(right, 1.8)
  )
}

/** A silk square folded into a band round the neck, with its knot. */
export function bandWithKnot(pen: Pen, cloth: Cloth, { at, k }: Neck): string {
  const p = (x: number, y: number): Point => add(at, mul([x, y], k))
  const band = [p(-22, -9), p(-25, 2), p(-14, 15), p(4, 20), p(18, 13), p(25, 1), p(22, -9)]
  const inner = [p(16, -3), p(4, 4), p(-12, 1)]
  const panel = new Panel([p(-22, -9), p(-20, 12)], [p(22, -9), p(20, 12)], 6 * k)
  const knot = [p(-2, 12), p(6, 10), p(13, 14), p(11, 23), p(3, 25), p(-3, 20)]
  const tied = new Panel([p(-2, 12), p(-3, 22)], [p(13, 13), p(11, 23)], 2 * k)
  return (
    paint(pen, unprinted(cloth), panel, blob([...band, ...inner]), {
      shadowFrom: 0.5,
      extra: sprigs(pen, cloth, panel, ON_BAND, BLOOM * k),
      folds: [{ ...fold(-0.8, 0.3, 0.1, 0.8, 0.1, 4 * k, 0.8), keep: true }],
    }) +
    pen.line(band.slice(0, 4), 1.5) +
    pen.line(band.slice(3), 2) +
    pen.line([nth(band, 6), ...inner, nth(band, 0)], 1.1) +
    paint(pen, unprinted(cloth), tied, blob(knot), { shadowFrom: 0.4, dense: true }) +
    pen.line([...knot, nth(knot, 0)], 1.6)
  )
}
