import { loop } from "./path.ts"
import { sample } from "./spline.ts"
import { clamp, dist, lerp, noise, nth, type Point, type Points } from "./vector.ts"

/** How a pen line is drawn; a and b are the weights of its ends, 0 to 1 of the full width. */
export interface InkOptions {
  /** Full width in px. */
  readonly w?: number
  readonly a?: number
  readonly b?: number
  readonly seed?: number
  /** How much the weight follows the swell: 0 not at all, 1 fully. */
  readonly swell?: number
  /** Where along the line it is heaviest, 0 to 1. */
  readonly pos?: number
  /** 1 lets the line break once, at a place that the seed decides. */
  readonly lost?: number
}

/**
 * A pen line of varying weight as a filled outline: it swells in the middle, pools at bends and
 * tapers at its ends. Empty for fewer than two points.
 */
export function ink(points: Points, options: InkOptions = {}): string {
  const { w = 2, a = 0.25, b = 0.15, seed = 1, swell = 0.5, pos = 0.5, lost = 0 } = options
  if (points.length < 2) return ""
  let length = 0
  for (let i = 1; i < points.length; i++) length += dist(nth(points, i), nth(points, i - 1))
  const n = Math.round(clamp(length / 16, 4, 17))
  const line = sample(points, n)
  const gap = 0.3 + 0.45 * noise(seed * 5.3)
  const gapWidth = lost * (0.035 + 0.05 * noise(seed * 3.1)) * clamp(length / 160, 0.5, 1.2)
  const outline = new Array<Point>(2 * n + 2)
  for (let i = 0; i <= n; i++) {
    const s = i / n
    const here = nth(line, i)
    const before = line[i - 1] ?? here
    const after = line[i + 1] ?? here
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const bell =
      s < pos
        ? lerp(a, 1, Math.sin(((s / pos) * Math.PI) / 2))
        : lerp(b, 1, Math.sin((((1 - s) / (1 - pos)) * Math.PI) / 2))
    const weight =
      (w / 2) *
      ((1 - swell) * Math.min(1, bell * 1.6) + swell * bell) *
      (1 + Math.min(0.7, bendAt(before, here, after) * 1.6)) *
      (0.88 + 0.24 * noise(seed * 13 + i)) *
      (gapWidth ? clamp((Math.abs(s - gap) - gapWidth * 0.6) / gapWidth, 0.1, 1) : 1)
    const reach = Math.max(0.08, weight) / (Math.sqrt(dx * dx + dy * dy) || 1)
    outline[i] = [here[0] + dy * reach, here[1] - dx * reach]
    outline[2 * n + 1 - i] = [here[0] - dy * reach, here[1] + dx * reach]
  }
  return loop(outline)
}

/** How sharply a line turns at a point: the sine of the angle; 0 at the line's ends. */
function bendAt(before: Point, here: Point, after: Point): number {
  const [ax, ay] = [here[0] - before[0], here[1] - before[1]]
  const [bx, by] = [after[0] - here[0], after[1] - here[1]]
  return Math.abs(ax * by - ay * bx) / (Math.sqrt((ax * ax + ay * ay) * (bx * bx + by * by)) || 1)
}
