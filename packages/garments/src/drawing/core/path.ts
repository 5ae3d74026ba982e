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

/** A number with one decimal at most, as short as it can be written. */
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
// Nearly every number of a drawing is a short step: looking it up is several times faster.
const SPELT = Array.from({ length: 4001 }, (_, i) => spell(i - 2000))
const tenth = (n: number): string => SPELT[n + 2000] ?? spell(n)
const separated = (s: string): string => (s[0] === "-" ? s : ` ${s}`)

/** Path text in tenths of a pixel: relative commands, rounding carried forward so it never drifts. */
class Path {
  d: string
  private x: number
  private y: number
  private command = ""

  constructor(start: Point) {
    this.x = Math.round(start[0] * 10)
    this.y = Math.round(start[1] * 10)
    this.d = `M${tenth(this.x)}${separated(tenth(this.y))}`
  }

  line(end: Point): this {
    return this.put("l", "", end)
  }

  quadratic(control: Point, end: Point): this {
    return this.put("q", this.step(control), end)
  }

  cubic(first: Point, second: Point, end: Point): this {
    const control = this.step(first)
    return this.put("c", control + separated(this.step(second)), end)
  }

  /** From here to a point. */
  private step(to: Point): string {
    return (
      tenth(Math.round(to[0] * 10) - this.x) + separated(tenth(Math.round(to[1] * 10) - this.y))
    )
  }

  private put(command: "l" | "q" | "c", controls: string, end: Point): this {
    const step = this.step(end)
    const text = controls ? controls + separated(step) : step
    this.x = Math.round(end[0] * 10)
    this.y = Math.round(end[1] * 10)
    this.d += command === this.command ? separated(text) : command + text
    this.command = command
    return this
  }
}

/** Adds a Catmull-Rom curve through the points as cubic commands; the path stands at the first. */
function cubics(path: Path, points: Points): Path {
  const k = 1 / 6
  for (let i = 0; i < points.length - 1; i++) {
    const p1 = nth(points, i)
    const p2 = nth(points, i + 1)
    const p0 = points[i - 1] ?? p1
    const p3 = points[i + 2] ?? p2
    path.cubic(
      [p1[0] + (p2[0] - p0[0]) * k, p1[1] + (p2[1] - p0[1]) * k],
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

/** An open line of one arc that goes through a point half way. */
export function arc(start: Point, through: Point, end: Point): string {
  const control = sub(mul(through, 2), mix(start, end, 0.5))
  return new Path(start).quadratic(control, end).d
}

/** An open smooth line drawn towards its points and not through them: half the size of `curve`. */
export function flowing(points: Points): string {
  const path = new Path(first(points))
  for (let i = 1; i < points.length - 2; i++) {
    path.quadratic(nth(points, i), mix(nth(points, i), nth(points, i + 1), 0.5))
  }
  return path.quadratic(nth(points, -2), last(points)).d
}

/** A closed smooth loop through a few points. */
export function blob(points: Points): string {
  const path = new Path(first(points))
  const k = 1 / 6
  const at = (i: number): Point => nth(points, i % points.length)
  for (let i = 0; i < points.length; i++) {
    const before = at(i + points.length - 1)
    path.cubic(
      add(at(i), mul(sub(at(i + 1), before), k)),
      sub(at(i + 1), mul(sub(at(i + 2), at(i)), k)),
      at(i + 1),
    )
  }
  return `${path.d}Z`
}

/** A compact smooth outline through many points: quadratics between the midpoints. */
export function loop(points: Points): string {
  const middle = (i: number) => mix(nth(points, i), nth(points, (i + 1) % points.length), 0.5)
  const path = new Path(middle(points.length - 1))
  points.forEach((point, i) => {
    path.quadratic(point, middle(i))
  })
  return `${path.d}Z`
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
