import {
  add,
  cr,
  mix,
  mul,
  nth,
  type Point,
  type Points,
  type Row,
  right,
  sub,
  table,
  unit,
} from "../core/geom.ts"
import { remembered } from "../core/remembered.ts"

/** How many places along a limb are remembered. */
const MOST_PLACES = 256

/** Px from the last joint for each whole step of t beyond it. */
const BEYOND = 190

/** The centre, the direction and the radii at one place. */
interface Place {
  readonly p: Point
  readonly dir: Point
  readonly radii: readonly [outer: number, inner: number]
}

/**
 * A limb as a tube: a centreline through three joints, with an outer and an inner radius in px
 * along t, 0 at the first joint, 0.5 at elbow or knee, 1 at wrist or ankle.
 */
export class Limb {
  readonly joints: Points
  /** -1 on the viewer's left of the figure, 1 on its right. */
  readonly side: -1 | 1
  private readonly knots: Points
  private readonly widths: readonly Row[]

  constructor(joints: readonly [Point, Point, Point], widths: readonly Row[], side: -1 | 1) {
    const [a, b, c] = joints
    this.joints = joints
    this.side = side
    this.knots = [a, mix(a, b, 0.5), b, mix(b, c, 0.5), c]
    this.widths = widths
  }

  /** The centre at t; beyond 1 it runs straight on. */
  p(t: number): Point {
    return this.place(t).p
  }

  /** The direction at t, of length 1. */
  dir(t: number): Point {
    return this.place(t).dir
  }

  radii(t: number): readonly [outer: number, inner: number] {
    return this.place(t).radii
  }

  /** The place at t: both edges, the skin and every garment ask for the same few. */
  private readonly place = remembered((t: number): Place => {
    const at = Math.min(1, t)
    const after = cr(this.knots, Math.min(1, at + 0.03))
    const dir = unit(sub(after, cr(this.knots, Math.max(0, at - 0.03))))
    const p = add(cr(this.knots, at), mul(dir, Math.max(0, t - 1) * BEYOND))
    const radii = table(this.widths, t)
    return { p, dir, radii: [nth(radii, 0), nth(radii, 1)] }
  }, MOST_PLACES)

  /** The outer (o = 1) or inner (o = -1) edge at t, with ease in px. */
  edge(t: number, o: number, ease = 0): Point {
    const { p, dir, radii } = this.place(t)
    const reach = (o > 0 ? radii[0] : radii[1]) + ease
    return add(p, mul(right(dir), this.side * o * reach))
  }

  /** Across the limb: u = -1 the viewer's left, 1 the right. */
  at(u: number, t: number, ease = 0): Point {
    return this.edgeMix((u * this.side + 1) / 2, t, ease)
  }

  /** From the inner (0) to the outer edge (1). */
  edgeMix(f: number, t: number, ease = 0): Point {
    return mix(this.edge(t, -1, ease), this.edge(t, 1, ease), f)
  }
}
