/** The end of a line, or two control points and the end of a curve. All in px, from the top left. */
export type Step =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

type Point = readonly [x: number, y: number]

/** An open path of absolute lines and curves. */
export function line(start: Point, ...steps: Step[]): string {
  const parts = steps.map((step) => `${step.length === 2 ? "L" : "C"}${step.join(" ")}`)
  return `M${start.join(" ")}${parts.join("")}`
}

/** A closed path of absolute lines and curves. */
export function shape(start: Point, ...steps: Step[]): string {
  return `${line(start, ...steps)}Z`
}

/** The middle of the sheet, on which symmetric garments hang. */
export const MIDDLE = 150

/** A closed symmetric shape from its left half, which starts and ends on the middle line. */
export function mirrored(start: Point, ...steps: Step[]): string {
  return shape(start, ...steps, ...flipBack(start, steps))
}

/** The same open line on both sides. */
export function both(start: Point, ...steps: Step[]): string {
  const flipped = steps.map((step) => flip(step))
  return line(start, ...steps) + line([2 * MIDDLE - start[0], start[1]], ...flipped)
}

function flip(step: Step): Step {
  const [a, b, ...rest] = step
  if (rest.length === 0) return [2 * MIDDLE - a, b]
  const [c = 0, d = 0, e = 0, f = 0] = rest
  return [2 * MIDDLE - a, b, 2 * MIDDLE - c, d, 2 * MIDDLE - e, f]
}

/** Runs the steps backwards on the other side, from the end of the half to its start. */
function flipBack(start: Point, steps: readonly Step[]): Step[] {
  const ends: Point[] = [start, ...steps.map((step): Point => [step.at(-2) ?? 0, step.at(-1) ?? 0])]
  return steps
    .map((step, index): Step => {
      const [x, y] = ends[index] ?? start
      if (step.length === 2) return flip([x, y])
      return flip([step[2], step[3], step[0], step[1], x, y])
    })
    .toReversed()
}

/** An ellipse as a closed path. */
export function ellipse(x: number, y: number, rx: number, ry: number): string {
  const kx = rx * 0.5523
  const ky = ry * 0.5523
  return shape(
    [x - rx, y],
    [x - rx, y - ky, x - kx, y - ry, x, y - ry],
    [x + kx, y - ry, x + rx, y - ky, x + rx, y],
    [x + rx, y + ky, x + kx, y + ry, x, y + ry],
    [x - kx, y + ry, x - rx, y + ky, x - rx, y],
  )
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The box around paths made by this module; control points count, so it may be a little wide. */
export function boundsOf(paths: readonly string[]): Box {
  const numbers = paths.flatMap((path) => path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number)
  const xs = numbers.filter((_, index) => index % 2 === 0)
  const ys = numbers.filter((_, index) => index % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y }
}
