import type { Cloth } from "../core/cloth.ts"
import { innerLine, shade, tint } from "../core/colour.ts"
import { curve, first, lens, mix, nth, type Point, pairs, range, shape } from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { BRASS, button, STITCHES, seam, THREAD } from "./seams.ts"
import type { SkirtShape, SkirtSpec } from "./skirt-spec.ts"
import { acrossWaist, backBand, band, gathers } from "./waistband.ts"

/** The dark half of every pleat. */
export function pleatShades(pen: Pen, panel: Panel, colour: string): string {
  const pleat = (i: number) => {
    const u = (i / 10) * 2 - 1
    const at = (flat: readonly number[]) => panel.path(pairs(flat))
    return shape(
      at([u * 0.97, 0.05, u, 0.5, u, 1.06]),
      at([u + 0.085, 1.06, u + 0.06, 0.5, u * 0.97 + 0.021, 0.05]),
    )
  }
  return pen.fill(range(10).map(pleat).join(""), shade(colour), 0.8)
}

/** Cut on the bias, cloth drapes and gleams aslant, from one hip to the other side of the hem. */
export function biasLight(pen: Pen, panel: Panel, colour: string): string {
  const gleam = (u: number, v: number, width: number) =>
    lens(panel.path(pairs([u, v, u + 0.42, v + 0.2, u + 0.66, v + 0.46])), width)
  const shades = gleam(-0.5, 0.1, 9) + gleam(0.1, 0.44, 10)
  const lights = gleam(-0.76, 0.12, 13) + gleam(-0.16, 0.36, 15) + gleam(-0.72, 0.5, 11)
  return pen.fill(shades, shade(colour, 1), 0.5) + pen.fill(lights, tint(colour, 1.8), 0.6)
}

/** The seams of a tiered skirt, and the shade under each. */
export function tierSeams(
  pen: Pen,
  panel: Panel,
  colour: string,
  tiers: readonly number[],
): string {
  return tiers
    .map((v) => {
      const at = (dv: number) =>
        panel.path([-1.03, -0.5, 0, 0.5, 1.03].map((u): Point => [u, v + dv]))
      return (
        pen.fill(shape(at(0), [...at(0.012)].reverse()), shade(colour, 1.2), 0.4) +
        pen.mark(at(0), 1, shade(colour, 1.5), { a: 0.5, b: 0.5 })
      )
    })
    .join("")
}

/** The edge of a wrapped front, and the ends of its tie at the waist. */
export function wrapEdge(
  pen: Pen,
  body: Body,
  { panel, hem }: SkirtShape,
  colour: string,
  vw: number,
): string {
  const from = body.T(vw + 0.2, 0.62)
  const low = panel.at(-0.36, 0.985)
  const edge: Point[] = [from, panel.at(0.28, 0.3), panel.at(-0.12, 0.7), low]
  const under = shape(
    edge,
    [...edge].reverse().map(([x, y], i): Point => [x - 5 - i * 0.8, y + 2]),
  )
  const knot = body.T(vw + 0.2, 0.66, 2)
  const end = (dx: number, dy: number) => {
    const tip: Point = [knot[0] + dx, knot[1] + dy]
    return shape(
      [knot, [knot[0] + dx * 0.3 - 2, knot[1] + dy * 0.5], [tip[0] - 3, tip[1]]],
      [[tip[0] + 3.5, tip[1] - 2], [knot[0] + dx * 0.5 + 3, knot[1] + dy * 0.5], knot],
    )
  }
  const tails = [end(12, 44), end(-3, 38)]
  return (
    pen.fill(under, shade(colour, 1.6), 0.5) +
    pen.line(edge, 1.8, { a: 0.6, b: 0.5, lost: 0 }) +
    pen.line([low, first(hem)], 0.8) +
    tails.map((d) => pen.solid(d, colour) + pen.thin(d, 0.9, innerLine(colour))).join("") +
    `<circle cx="${knot[0].toFixed(1)}" cy="${knot[1].toFixed(1)}" r="3.6" fill="${shade(colour, 0.6)}" stroke="${innerLine(colour)}" stroke-width=".9"/>`
  )
}

/** The waist: a band, the narrow elastic of a slip skirt, or the gathers of a tiered one. */
export function skirtWaist(
  pen: Pen,
  body: Body,
  { cut, cloth, length }: SkirtSpec,
  vw: number,
): string {
  if (cut === "slip") {
    const top = acrossWaist(body, vw, 1.6)
    return (
      (body.flat ? backBand(pen, top, cloth.colour) : "") +
      pen.line(top, 1.6, { a: 0.6, b: 0.6 }) +
      seam(pen, acrossWaist(body, vw + 0.2), cloth.colour, 0.9, { a: 0.7, b: 0.7 })
    )
  }
  const gathered = cut === "tiered" || (cut === "a-line" && length === "maxi")
  const low = vw + (gathered ? 0.5 : 0.38)
  return (
    band(pen, body, cloth, vw - 0.02, low) +
    (gathered ? gathers(pen, body, cloth.colour, vw, low) : "")
  )
}

/** Pockets, front seam, buttons and stitched hem of a denim skirt. */
export function denimTrim(
  pen: Pen,
  body: Body,
  { panel }: SkirtShape,
  cloth: Cloth,
  vw: number,
): string {
  const at = (v: number, u: number) => body.T(v, u)
  const thread = cloth.stitch ?? THREAD
  const pocket = (u: -1 | 1) => {
    const mouth = [at(vw + 0.4, u * 0.46), at(vw + 0.95, u * 0.62), at(vw + 1.35, u)]
    return (
      seam(pen, mouth, cloth.colour, 1.1) +
      pen.thin(curve(mouth.map(([x, y]): Point => [x - u * 1.6, y + 2.4])), 0.7, thread, STITCHES)
    )
  }
  const buttons = Math.round(panel.height / 22)
  return (
    seam(pen, [at(vw + 0.4, 0.03), at(7, 0.03), panel.at(0.03, 0.98)], cloth.colour, 1) +
    pen.thin(curve([at(vw + 0.4, 0.1), at(7, 0.1), panel.at(0.08, 0.97)]), 0.6, thread, STITCHES) +
    pocket(-1) +
    pocket(1) +
    pen.thin(
      curve([-0.96, 0, 0.96].map((u) => panel.at(u, 1 - 7 / panel.height))),
      0.8,
      thread,
      STITCHES,
    ) +
    range(buttons)
      .map((i) =>
        button(
          mix(at(vw + 0.5, 0), panel.at(0, 0.95), i / buttons),
          2,
          BRASS,
          innerLine(cloth.colour),
        ),
      )
      .join("")
  )
}

/** A slit that goes without saying: at the back hem of a pencil skirt, seen from the front, or up the side of a long one. */
export function slit(
  pen: Pen,
  panel: Panel,
  { cut, length, denim, cloth, draped, slit: isSaid }: SkirtSpec,
): string {
  if (denim || draped || isSaid || length === "mini") return ""
  if (cut === "pencil")
    return seam(pen, [panel.at(0.45, 0.76), panel.at(0.45, 1)], cloth.colour, 1.3)
  if (cut !== "slip") return ""
  const open: Point[] = [panel.at(-0.62, 0.66), panel.at(-0.66, 0.85), panel.at(-0.7, 1)]
  const inside = shape(
    open,
    [panel.at(-0.7, 1), panel.at(-0.58, 1.012)],
    [panel.at(-0.58, 1.012), panel.at(-0.61, 0.85), nth(open, 0)],
  )
  return (
    pen.fill(inside, shade(cloth.colour, 2.2)) + pen.line(open, 1.4, { a: 0.3, b: 0.7, lost: 0 })
  )
}

/** The darts that take a close skirt in at the waist. */
export function darts(pen: Pen, body: Body, colour: string, vw: number): string {
  return [-0.62, -0.36, 0.36, 0.62]
    .map((u) =>
      seam(
        pen,
        [body.T(vw + 0.38, u), body.T(vw + 0.9, u), body.T(vw + 1.25, u * 1.02)],
        colour,
        0.9,
        { a: 0.6, b: 0.1 },
      ),
    )
    .join("")
}
