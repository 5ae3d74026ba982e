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

  put(command: "l" | "q" | "c", ...points: readonly [Point, ...Point[]]): this {
    let text = ""
    for (const p of points) {
      const dx = tenth(Math.round(p[0] * 10) - this.x)
      const dy = tenth(Math.round(p[1] * 10) - this.y)
      text += (text ? separated(dx) : dx) + separated(dy)
    }
    const end = last(points)
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
    path.put(
      "c",
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
    if (dist(start, end) > 0.06) path.put("l", start)
    if (segment.length === 2) path.put("l", last(segment))
    else cubics(path, segment)
    end = last(segment)
  }
  return `${path.d}Z`
}

/** An open smooth line through the points. */
export function curve(points: Points): string {
  const path = new Path(first(points))
  return points.length === 2 ? path.put("l", last(points)).d : cubics(path, points).d
}

/** A closed smooth loop through a few points. */
export function blob(points: Points): string {
  const path = new Path(first(points))
  const k = 1 / 6
  const at = (i: number): Point => nth(points, i % points.length)
  for (let i = 0; i < points.length; i++) {
    const before = at(i + points.length - 1)
    path.put(
      "c",
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
    path.put("q", point, middle(i))
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
  return `${new Path(a).put("q", add(control, across), b).put("q", sub(control, across), a).d}Z`
}
