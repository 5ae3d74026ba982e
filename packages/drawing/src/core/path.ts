import { cr } from "./spline.ts"
import {
  add,
  dist,
  first,
  last,
  mix,
  mul,
  nth,
  type Point,
  type Points,
  sub,
  unit,
} from "./vector.ts"

/** A number with at most one decimal, as short as possible. */
export function f1(n: number): string {
  const s = n.toFixed(1)
  return s.endsWith(".0") ? s.slice(0, -2) : s
}

function spell(tenths: number): string {
  const size = Math.abs(tenths)
  const rest = size % 10
  const whole = (size - rest) / 10
  return (tenths < 0 ? "-" : "") + (rest ? `${whole || ""}.${rest}` : String(whole))
}
// A drawing has thousands of numbers and few different ones: looking one up is several times faster than spelling it.
const FAR = 8200

/** The same spelling, which remembers what it has spelt. */
function remembering(spelling: (tenths: number) => string): (tenths: number) => string {
  const spelt: (string | undefined)[] = new Array(FAR * 2 + 1).fill(undefined)
  return (tenths) => {
    const known = spelt[tenths + FAR]
    if (known !== undefined) return known
    const fresh = spelling(tenths)
    if (Math.abs(tenths) <= FAR) spelt[tenths + FAR] = fresh
    return fresh
  }
}

const number = remembering(spell)
/** A number after another one, with a separator if needed. */
const another = remembering((tenths) => (tenths < 0 ? spell(tenths) : ` ${spell(tenths)}`))

/**
 * Path text in tenths of a pixel: relative commands, with rounding carried forward so that it never
 * drifts. A curve that continues smoothly omits its first control ("s", "t"), which mirrors the
 * last one; written out, such controls would be nearly half of a drawing.
 */
class Path {
  d: string
  private x: number
  private y: number
  /** The last control. */
  private cx = 0
  private cy = 0
  private command = ""
  private isFirst = true

  constructor(start: Point) {
    this.x = Math.round(start[0] * 10)
    this.y = Math.round(start[1] * 10)
    this.d = `M${number(this.x)}${another(this.y)}`
  }

  line(end: Point): this {
    return this.begin("l").put(end[0] * 10, end[1] * 10)
  }

  quadratic(control: Point, end: Point): this {
    return this.begin("q")
      .controlAt(control)
      .put(end[0] * 10, end[1] * 10)
  }

  /** Continues smoothly in a quadratic. */
  smooth(end: Point): this {
    return this.mirror()
      .begin("t")
      .put(end[0] * 10, end[1] * 10)
  }

  /**
   * Continues smoothly in a quadratic that ends half way to the next one's control. It ends on the
   * tenth whose mirror puts that control closest to its place, so that errors do not add up along
   * the line.
   */
  smoothTowards(next: Point): this {
    return this.mirror()
      .begin("t")
      .put(this.cx / 2 + next[0] * 5, this.cy / 2 + next[1] * 5)
  }

  /** A cubic. Without a first control it continues smoothly from a cubic before it. */
  cubic(one: Point | undefined, other: Point, end: Point): this {
    this.begin(one ? "c" : "s")
    if (one) this.controlAt(one)
    return this.controlAt(other).put(end[0] * 10, end[1] * 10)
  }

  /** Writes a command, unless it is the one before it that goes on. */
  private begin(command: string): this {
    this.isFirst = command !== this.command
    if (this.isFirst) this.d += command
    this.command = command
    return this
  }

  /** Writes a step; only what follows a letter needs no separator. */
  private step(dx: number, dy: number): void {
    this.d += (this.isFirst ? number(dx) : another(dx)) + another(dy)
    this.isFirst = false
  }

  private controlAt(point: Point): this {
    this.cx = Math.round(point[0] * 10)
    this.cy = Math.round(point[1] * 10)
    this.step(this.cx - this.x, this.cy - this.y)
    return this
  }

  private mirror(): this {
    this.cx = 2 * this.x - this.cx
    this.cy = 2 * this.y - this.cy
    return this
  }

  /** Writes where the command ends, in tenths that need not be whole. */
  private put(x: number, y: number): this {
    const endX = Math.round(x)
    const endY = Math.round(y)
    this.step(endX - this.x, endY - this.y)
    this.x = endX
    this.y = endY
    return this
  }
}

/** Adds a Catmull-Rom curve through the points as cubic commands; the path must be at the first. */
function cubics(path: Path, points: Points): Path {
  const k = 1 / 6
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = nth(points, i)
    const p2 = nth(points, i + 1)
    const p3 = points[i + 2] ?? p2
    path.cubic(
      i === 0 ? [p1[0] + (p2[0] - p1[0]) * k, p1[1] + (p2[1] - p1[1]) * k] : undefined,
      [p2[0] - (p3[0] - p1[0]) * k, p2[1] - (p3[1] - p1[1]) * k],
      p2,
    )
  }
  return path
}

/** A closed shape from segments: each is smooth, and corners stay where segments meet. */
export function shape(...segments: readonly [Points, ...Points[]]): string {
  const path = new Path(first(segments[0]))
  let end = first(segments[0])
  for (const segment of segments) {
    const start = first(segment)
    if (dist(start, end) > 0.06) path.line(start)
    if (segment.length === 2) path.line(last(segment))
    else cubics(path, segment)
    end = last(segment)
  }
  return `${path.d}Z`
}

/** An open smooth line through the points. */
export function curve(points: Points): string {
  const path = new Path(first(points))
  return points.length === 2 ? path.line(last(points)).d : cubics(path, points).d
}

/** An open line of one arc through a point half way. */
export function arc(start: Point, through: Point, end: Point): string {
  const control = sub(mul(through, 2), mix(start, end, 0.5))
  return new Path(start).quadratic(control, end).d
}

/** An open smooth line drawn towards its points, not through them: half the size of `curve`. */
export function flowing(points: Points): string {
  return flow(new Path(first(points)), points).d
}

/** A closed shape of two sides, each drawn towards its points, for things without sharp edges. */
export function soft(one: Points, other: Points): string {
  const path = flow(new Path(first(one)), one).line(first(other))
  return `${flow(path, other).d}Z`
}

/** Adds quadratics towards the points; the path must be at the first. */
function flow(path: Path, points: Points): Path {
  for (let i = 1; i < points.length - 2; i++) {
    if (i > 1) path.smoothTowards(nth(points, i + 1))
    else path.quadratic(nth(points, 1), mix(nth(points, 1), nth(points, 2), 0.5))
  }
  if (points.length > 3) return path.smooth(last(points))
  return path.quadratic(nth(points, -2), last(points))
}

/** A closed smooth loop through a few points. */
export function blob(points: Points): string {
  const path = new Path(first(points))
  const k = 1 / 6
  const at = (i: number): Point => nth(points, i % points.length)
  for (let i = 0; i < points.length; i++) {
    const before = at(i + points.length - 1)
    path.cubic(
      i === 0 ? add(at(i), mul(sub(at(i + 1), before), k)) : undefined,
      sub(at(i + 1), mul(sub(at(i + 2), at(i)), k)),
      at(i + 1),
    )
  }
  return `${path.d}Z`
}

/** A compact smooth outline through many points: quadratics between the midpoints. */
export function loop(points: Points): string {
  const start = mix(last(points), first(points), 0.5)
  const path = new Path(start)
  path.quadratic(first(points), mix(first(points), nth(points, 1), 0.5))
  for (let i = 2; i < points.length; i++) path.smoothTowards(nth(points, i))
  return `${path.smooth(start).d}Z`
}

/** A short brush mark: two arcs that meet in points. Three times smaller than a line of ink. */
export function lens(points: Points, width: number, position = 0.45): string {
  const a = first(points)
  const b = last(points)
  const middle = points.length > 2 ? cr(points, position) : mix(a, b, position)
  const along = unit(sub(b, a))
  const across: Point = [along[1] * width * 0.5, -along[0] * width * 0.5]
  const control = sub(mul(middle, 2), mix(a, b, 0.5))
  return `${new Path(a).quadratic(add(control, across), b).quadratic(sub(control, across), a).d}Z`
}
