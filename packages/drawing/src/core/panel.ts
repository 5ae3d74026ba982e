import { add, cr, dist, mix, mul, type Point, type Points, sub, unit } from "./geom.ts"

/**
 * A panel of cloth: a left and a right edge, top to bottom, and how far it bows down between them
 * in px. `at(u, v)` addresses it, u from -1 to 1 across and v from 0 to 1 down, so that stripes,
 * folds and pockets given in u, v follow the body.
 */
export class Panel {
  readonly L: Points
  readonly R: Points
  readonly bow: number

  constructor(L: Points, R: Points, bow = 0) {
    this.L = L
    this.R = R
    this.bow = bow
  }

  at(u: number, v: number): Point {
    const l = cr(this.L, v)
    const r = cr(this.R, v)
    const across = unit(sub(r, l))
    return add(mix(l, r, (u + 1) / 2), mul([-across[1], across[0]], this.bow * (1 - u * u)))
  }

  /** Points of the panel from their u, v. */
  path(points: Points): Point[] {
    return points.map(([u, v]) => this.at(u, v))
  }

  /** Its lean at the middle, in degrees. */
  get angle(): number {
    const [x, y] = sub(cr(this.R, 0.5), cr(this.L, 0.5))
    return (Math.atan2(y, x) * 180) / Math.PI
  }

  /** In px, a third of the way down. */
  get width(): number {
    return dist(cr(this.L, 0.3), cr(this.R, 0.3))
  }

  /** In px, along the left edge. */
  get height(): number {
    return dist(cr(this.L, 0), cr(this.L, 1))
  }
}
