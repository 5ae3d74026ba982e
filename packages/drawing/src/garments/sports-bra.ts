import type { WholeGarment } from "@stylin/garments/vocabulary"
import { type Cloth, isPrinted, type Panel } from "../core/cloth.ts"
import { innerLine, lining, shade } from "../core/colour.ts"
import { mix, type Points, pairs, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"

/** Whether it is to be moved in: what is cropped and of nylon ends below the bust, and holds it. */
export const isSportsBra = ({ kind, cut, cloth }: WholeGarment): boolean =>
  kind === "vest" && cut.length === "cropped" && cloth.material === "nylon"

/** The torso level at which it ends: below the bust. */
const HEM = 4.3
/** From where down its front its band reaches. */
const BAND = 0.76

/** Broad straps that meet between the shoulder blades, and a broad band of elastic below the bust; it is never tucked in. */
export const SPORTS_BRA = {
  opening: "racer",
  neckpiece: "none",
  fit: "fitted",
  shaped: true,
  tucked: false,
  frontIn: undefined,
  hem: HEM,
  finish: "none",
  banded: true,
} as const

/** The band of elastic at the lower edge. */
export function underBand(pen: Pen, panel: Panel, cloth: Cloth): string {
  const across = (v: number) => panel.path(pairs([-1.1, v, -0.4, v + 0.02, 0.4, v + 0.02, 1.1, v]))
  const [upper, lower] = [across(BAND), across(1.1)]
  const line = innerLine(cloth.colour)
  return (
    pen.fill(
      shape(upper, [...lower].reverse()),
      shade(cloth.colour, 1.1),
      isPrinted(cloth) ? 1 : 0.7,
    ) +
    pen.mark(upper, 1.7, line, { a: 0.8, b: 0.8 }) +
    pen.mark(across(lineIn(0.3)), 0.8, line, { a: 0.8, b: 0.8 }) +
    pen.mark(across(lineIn(0.62)), 0.8, line, { a: 0.8, b: 0.8 })
  )
}

/** Where a line of its weave runs, as a share of the band. */
const lineIn = (share: number): number => BAND + (1 - BAND) * share

/** Its back, seen through the opening: the straps run together in the middle, and beside them there is nothing. */
export function racerBack(pen: Pen, { T, shoulderLine: S }: Body, cloth: Cloth): string {
  const side = (u: -1 | 1): Points => [
    S(u, 0.5),
    mix(S(u, 0.42), T(1.9, u * 0.12), 0.55),
    T(1.9, u * 0.13),
    T(2.7, u * 0.3),
  ]
  const scoop = [S(-1, 0.23), T(0.9, -0.2), T(1.2, 0), T(0.9, 0.2), S(1, 0.23)]
  const [left, right] = [side(-1), side(1)]
  return (
    pen.fill(shape(scoop, right, [...left].reverse()), lining(cloth.colour)) +
    [scoop, left, right].map((edge) => pen.line(edge, 1.3, { a: 0.6, b: 0.6 })).join("")
  )
}
