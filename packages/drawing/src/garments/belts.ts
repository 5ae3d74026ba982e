import { type Cloth, Panel } from "../core/cloth.ts"
import { innerLine, light, shade, tint } from "../core/colour.ts"
import { add, blob, mix, nth, type Point, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { clothOn } from "./overlay.ts"

/** A cloth belt tied at the waist, its ends hanging: near the middle, or where a front that laps far over ends. */
export function tiedBelt(
  pen: Pen,
  body: Body,
  cloth: Cloth,
  ease: (v: number) => number,
  lap: number,
): string {
  const { colour } = cloth
  const across = (v: number, e: number): Point[] => {
    const l = body.T(v, -1, e)
    const r = body.T(v, 1, e)
    return [l, add(mix(l, r, 0.5), [0, 4]), r]
  }
  const top = across(4.86, ease(5) + 1)
  const bottom = across(5.3, ease(5.2) + 1.5)
  const knotAt = body.T(5.1, lap > SIDEWAYS ? TIED_SIDE : TIED_MIDDLE)
  const d = shape(top, [...bottom].reverse())
  return (
    pen.fill(d, beltFace(colour)) +
    clothOn(
      pen,
      cloth,
      new Panel([nth(top, 0), nth(bottom, 0)], [nth(top, 2), nth(bottom, 2)]),
      d,
    ) +
    pen.line(top, 1.5, { a: 0.6, b: 0.6 }, edgeOf(pen, colour)) +
    pen.line(bottom, 1.8, { a: 0.6, b: 0.6 }, edgeOf(pen, colour)) +
    tail(pen, cloth, knotAt, { drift: 9, length: 84, face: beltFace(colour) }) +
    tail(pen, cloth, knotAt, { drift: -8, length: 64, face: shade(beltFace(colour), 0.3) }) +
    knot(pen, knotAt, cloth)
  )
}

/** The lap from which a belt is tied at the side, and where it is tied then and else, as shares of the half width. */
const SIDEWAYS = 0.6
const TIED_SIDE = 0.44
const TIED_MIDDLE = 0.16

/** An untied belt on an open coat: its ends hang from the loops at the sides. */
export function looseBelt(pen: Pen, body: Body, cloth: Cloth, ease: (v: number) => number): string {
  return [-1, 1]
    .map((u) => {
      const p = body.T(5.6, u, ease(5.5))
      const outer = [add(p, [-u * 4, -9]), add(p, [u * 1, 50]), add(p, [-u * 6, 142])]
      const inner = [add(p, [-u * 20, 138]), add(p, [-u * 13, 50]), add(p, [-u * 16, -8])]
      return ribbon(pen, cloth, outer, inner, beltFace(cloth.colour))
    })
    .join("")
}

/** A ribbon of the cloth, print included: one side down, the other up. */
function ribbon(
  pen: Pen,
  cloth: Cloth,
  down: readonly Point[],
  up: readonly Point[],
  face: string,
): string {
  const d = shape(down, up)
  const panel = new Panel(down, [...up].reverse())
  return (
    pen.fill(d, face) + clothOn(pen, cloth, panel, d) + pen.thin(d, 1.3, edgeOf(pen, cloth.colour))
  )
}

/** The OKLab lightness below which a belt is told from its coat by light, and above it by shade. */
const DEEP = 0.42

const beltFace = (colour: string): string =>
  light(colour) < DEEP ? tint(colour, 1) : shade(colour, 0.5)

const edgeOf = (pen: Pen, colour: string): string =>
  light(colour) < DEEP ? innerLine(colour) : pen.tone

/** A tie's loose end hanging `length` px from a knot and drifting sideways by `drift` px. */
export function tail(
  pen: Pen,
  cloth: Cloth,
  from: Point,
  {
    drift,
    length,
    face,
  }: { readonly drift: number; readonly length: number; readonly face: string },
): string {
  const down = [
    add(from, [0, -2]),
    add(from, [drift * 0.6, length * 0.5]),
    add(from, [drift, length]),
  ]
  const up = [
    add(from, [drift + 11, length - 3]),
    add(from, [drift * 0.5 + 11, length * 0.45]),
    add(from, [6, 0]),
  ]
  return ribbon(pen, cloth, down, up, face)
}

export function knot(pen: Pen, at: Point, cloth: Cloth): string {
  const [a, b, c, e] = [add(at, [-6, -7]), add(at, [8, -6]), add(at, [9, 8]), add(at, [-5, 8])]
  const d = blob([a, b, c, e])
  const print = clothOn(pen, cloth, new Panel([a, e], [b, c]), d)
  return pen.fill(d, tint(cloth.colour, 0.3)) + print + pen.thin(d, 1.3, edgeOf(pen, cloth.colour))
}
