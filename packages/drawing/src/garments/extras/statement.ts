import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, shade } from "../../core/colour.ts"
import {
  add,
  blob,
  cr,
  curve,
  lerp,
  type Point,
  type Points,
  pairs,
  range,
} from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { arc, pearl, wire } from "./metal.ts"

/** How many beads it has, an odd number: the largest is in the middle. */
const BEADS = 15
/** The share of the string at either end that is bare chain. */
const FROM = 0.09

/**
 * Beads along a string, larger towards the middle, and plates that hang below the middle ones like a bib.
 * @param size of the largest, in px
 */
function beads(pen: Pen, string: Points, { colour, second }: Cloth, size: number): string {
  const at = (i: number) => cr(string, lerp(FROM, 1 - FROM, i / (BEADS - 1)))
  const middle = (BEADS - 1) / 2
  const share = (i: number) => 1 - Math.abs(i - middle) / middle
  const plates = range(BEADS)
    .filter((i) => share(i) > 0.4)
    .map((i) => {
      const long = size * lerp(0.9, 1.7, share(i))
      const wide = size * 0.42
      const head = add(at(i), [0, size * 0.3])
      const d = blob([
        add(head, [-wide * 0.7, 0]),
        add(head, [wide * 0.7, 0]),
        add(head, [wide, long * 0.7]),
        add(head, [0, long]),
        add(head, [-wide, long * 0.7]),
      ])
      const face = second ?? shade(colour, 0.5)
      return (
        pen.solid(d, face) + pen.thin(d, size > 20 ? 2.4 : 0.9, blend(shade(face, 1.6), INK, 0.5))
      )
    })
  const round = range(BEADS).map((i) => pearl(pen, at(i), colour, size * lerp(0.62, 1, share(i))))
  return plates.join("") + round.join("")
}

/** How large the largest bead is on a figure, in px. */
const WORN = 13

/** A large necklace over the other clothes: it is what the look is about. */
export function statement(pen: Pen, body: Body, cloth: Cloth): Layer[] {
  const [left, right] = [body.shoulderLine(-1, 0.14), body.shoulderLine(1, 0.14)]
  const low = body.T(1.75, 0)
  const run = (from: Point): Point => [lerp(from[0], low[0], 0.34), lerp(from[1], low[1], 0.72)]
  const string = [left, run(left), low, run(right), right]
  return [
    {
      z: Z.shirtCollar + 1,
      s: wire(pen, curve(string), cloth.colour, 2.4) + beads(pen, string, cloth, WORN),
    },
  ]
}

/** The same alone, as it lies. */
export function statementAlone(pen: Pen, cloth: Cloth): string {
  const string = pairs([150, 210, 176, 350, 236, 446, 300, 480, 364, 446, 424, 350, 450, 210])
  return (
    wire(pen, curve(arc([300, 212], 150, 50, 180, 360)), cloth.colour, 7) +
    wire(pen, curve(string), cloth.colour, 7) +
    beads(pen, string, cloth, 52)
  )
}
