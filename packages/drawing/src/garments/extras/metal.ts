import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, shade } from "../../core/colour.ts"
import { blob, f1, lerp, type Point, range } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { metalTones } from "./small.ts"

/** A round wire of metal: its edge, its colour, the light along it. */
export function wire(pen: Pen, d: string, colour: string, width: number): string {
  const { lit, dark } = metalTones(colour)
  return (
    pen.thin(d, width + Math.min(2.6, width * 0.5 + 0.6), blend(dark, INK, 0.55)) +
    pen.thin(d, width, colour) +
    (width > 3 ? pen.thin(d, Number((width * 0.28).toFixed(1)), lit, ' stroke-opacity=".85"') : "")
  )
}

/**
 * Pearls on a string, each with its own light: the dots of a dashed line, so that they add little
 * text.
 */
export function pearls(pen: Pen, d: string, colour: string, size: number): string {
  const beads = (width: number, tone: string, more = "") =>
    pen.thin(d, Number(width.toFixed(1)), tone, ` stroke-dasharray="0 ${f1(size * 1.06)}"${more}`)
  const moved = (k: number) => ` transform="translate(${f1(k * size)} ${f1(k * size)})"`
  return (
    beads(size + Math.max(0.8, size * 0.1), blend(shade(colour, 2), INK, 0.4)) +
    beads(size, shade(colour, 0.9)) +
    beads(size * 0.78, colour, moved(-0.07)) +
    beads(size * 0.3, "#FFFFFF", moved(-0.18))
  )
}

/** One pearl in the light. */
export function pearl(pen: Pen, [x, y]: Point, colour: string, size: number): string {
  const round = (dx: number, r: number) =>
    blob(arc([x + dx * size, y + dx * size], r * size, r * size, 0, 330))
  return (
    pen.solid(
      round(0, 0.5),
      shade(colour, 0.9),
      pen.fill(round(-0.06, 0.42), colour) +
        pen.fill(round(-0.13, 0.2), "#FFFFFF", 0.6) +
        pen.fill(round(-0.16, 0.1), "#FFFFFF"),
    ) + pen.thin(round(0, 0.5), size > 20 ? 2.4 : 0.8, blend(shade(colour, 2), INK, 0.4))
  )
}

/** Points round an ellipse, from one angle to another in degrees; 0 is the right, 90 the bottom. */
export function arc([cx, cy]: Point, rx: number, ry: number, from: number, to: number): Point[] {
  return range(13).map((i) => {
    const a = (lerp(from, to, i / 12) * Math.PI) / 180
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry]
  })
}

export const disc = ([x, y]: Point, r: number, colour: string): string =>
  `<circle cx="${f1(x)}" cy="${f1(y)}" r="${r}" fill="${colour}" stroke="${shade(colour, 2)}" stroke-width="${r > 6 ? 2 : 0.7}"/>`

/** The case of a watch: gilt on a leather strap, else the metal of its links. */
export const caseOf = ({ colour, material }: Cloth): string =>
  material === "leather" ? "#C9A45C" : colour
