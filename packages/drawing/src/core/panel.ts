import { cr, dist, type Point, type Points, sub } from "./geom.ts"

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

  // Asked for thousands of times in a drawing: written out, without a point for every step of the way.
  at(u: number, v: number): Point {
    const [lx, ly] = cr(this.L, v)
    const [rx, ry] = cr(this.R, v)
    const [dx, dy] = [rx - lx, ry - ly]
    const share = (u + 1) / 2
    const [x, y] = [lx + dx * share, ly + dy * share]
    if (this.bow === 0) return [x, y]
    const bowed = (this.bow * (1 - u * u)) / (Math.sqrt(dx * dx + dy * dy) || 1)
    return [x - dy * bowed, y + dx * bowed]
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
