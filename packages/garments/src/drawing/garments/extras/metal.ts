import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, shade } from "../../core/colour.ts"
import { f1, lerp, type Point, range } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { metalTones } from "./small.ts"

/** A round wire of metal: its edge, its colour, the light along it. */
export function wire(pen: Pen, d: string, colour: string, width: number): string {
  const { lit, dark } = metalTones(colour)
  return (
    pen.thin(d, width + Math.min(2.6, width * 0.5 + 0.6), blend(dark, INK, 0.55)) +
    pen.thin(d, width, colour) +
    (width > 3 ? pen.thin(d, Number((width * 0.28).toFixed(1)), lit, ' opacity=".85"') : "")
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
