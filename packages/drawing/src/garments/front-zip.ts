import { innerLine, shade } from "../core/colour.ts"
import { add, curve, f1, nth, type Points } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import { zipLine } from "./jacket-parts.ts"
import { STEEL } from "./seams.ts"

/** A zip between its two rows of stitches, its pull at the top. */
export function frontZip(pen: Pen, points: Points, colour: string, pull = true): string {
  const beside = (x: number) => curve(points.map((p) => add(p, [x, 0])))
  const [x, y] = nth(points, 0)
  const tab = `<rect x="${f1(x - 1.8)}" y="${f1(y + 2)}" width="3.6" height="10" rx="1.6" fill="${STEEL}" stroke="${shade(colour, 3)}" stroke-width=".7"/>`
  return (
    pen.thin(beside(-5.4) + beside(5.4), 0.9, innerLine(colour), ' stroke-opacity=".8"') +
    pen.thin(curve(points), 4.6, shade(colour, 2.2)) +
    zipLine(pen, curve(points), colour, 2.4) +
    (pull ? tab : "")
  )
}
