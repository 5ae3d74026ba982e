import { shade, tint } from "../core/colour.ts"
import { add, blob, mix, type Point, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"

/** A cloth belt tied at the waist, its ends hanging. */
export function tiedBelt(
  pen: Pen,
  body: Body,
  colour: string,
  ease: (v: number) => number,
): string {
  const across = (v: number, e: number): Point[] => {
    const l = body.T(v, -1, e)
    const r = body.T(v, 1, e)
    return [l, add(mix(l, r, 0.5), [0, 4]), r]
  }
  const top = across(4.86, ease(5) + 1)
  const bottom = across(5.3, ease(5.2) + 1.5)
  const [, middle] = bottom
  const knotAt = body.T(5.1, 0.16)
  const d = shape(top, [...bottom].reverse())
  const tails = [
    pen.fill(tail(knotAt, 8, 62), tint(colour, 0.2)) + pen.thin(tail(knotAt, 8, 62), 1.3, pen.tone),
    pen.fill(tail(knotAt, -8, 48), shade(colour, 0.3)) +
      pen.thin(tail(knotAt, -8, 48), 1.3, pen.tone),
  ]
  return (
    pen.fill(d, tint(colour, 0.2)) +
    pen.line(top, 1.5, { a: 0.6, b: 0.6 }) +
    pen.line(bottom, 1.8, { a: 0.6, b: 0.6 }) +
    (middle ? tails.join("") : "") +
    knot(pen, knotAt, colour)
  )
}

/** A belt left untied on an open coat: its ends hang from the loops at the sides. */
export function looseBelt(
  pen: Pen,
  body: Body,
  colour: string,
  ease: (v: number) => number,
): string {
  return [-1, 1]
    .map((u) => {
      const p = body.T(5.6, u, ease(5.5))
      const d = shape(
        [add(p, [-u * 3, -8]), add(p, [u * 3, 26]), add(p, [-u * 3, 70])],
        [add(p, [-u * 12, 67]), add(p, [-u * 5.5, 26]), add(p, [-u * 10, -7])],
      )
      return pen.fill(d, tint(colour, 0.2)) + pen.thin(d, 1.3, pen.tone)
    })
    .join("")
}

/** A tie's loose end hanging `length` px from a knot and drifting sideways by `drift` px. */
export function tail(knot: Point, drift: number, length: number): string {
  return shape(
    [add(knot, [0, -2]), add(knot, [drift * 0.6, length * 0.5]), add(knot, [drift, length])],
    [
      add(knot, [drift + 11, length - 3]),
      add(knot, [drift * 0.5 + 11, length * 0.45]),
      add(knot, [6, 0]),
    ],
  )
}

/** The knot itself. */
export function knot(pen: Pen, at: Point, colour: string): string {
  const d = blob([add(at, [-6, -7]), add(at, [8, -6]), add(at, [9, 8]), add(at, [-5, 8])])
  return pen.fill(d, tint(colour, 0.3)) + pen.thin(d, 1.3, pen.tone)
}
