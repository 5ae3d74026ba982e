import type { Cloth } from "../core/cloth.ts"
import { blend, innerLine, light, shade } from "../core/colour.ts"
import { add, curve, f1, type Point, type Points } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import { curled } from "../core/pile.ts"

/** Below this OKLab lightness a seam is a groove with a faint lit lip, not a pale line. */
const DARK = 0.42

/** Weights at the two ends of a mark, 0 to 1. */
interface Ends {
  readonly a: number
  readonly b: number
}

interface Edge {
  readonly bumpy?: boolean
  readonly woolly?: Cloth | undefined
}

/** A seam: a pen line on light cloth; on dark cloth a groove whose upper lip catches the light. */
export function seam(
  pen: Pen,
  points: Points,
  colour: string,
  width = 1,
  ends: Ends = { a: 0.6, b: 0.6 },
): string {
  if (light(colour) >= DARK) return pen.mark(points, width, innerLine(colour), ends)
  const lip = points.map((point) => add(point, [-0.8, -0.6]))
  return (
    pen.mark(points, width * 1.7, shade(colour, 1.9), ends) +
    pen.mark(lip, width * 0.7, blend(colour, "#EFE6DA", 0.15), ends)
  )
}

/**
 * An exact contour, for the edges of quilting and pile. Ink is drawn from a few points along its
 * line and would cut across bumps.
 * @param how `woolly` for the colour of cloth whose curls stand out from its edges
 */
export function contour(
  pen: Pen,
  points: Points,
  width: number,
  { bumpy = false, woolly, ...ends }: Ends & Edge,
): string {
  if (woolly) return curled(pen, points, woolly)
  // Upwards, as it runs in the outline of its panel: what is written twice weighs half.
  return bumpy
    ? pen.thin(curve(reversed(points)), Math.round(width * 7.6) / 10, pen.tone)
    : pen.line(points, width, ends)
}

/** A round button with its ring. */
export function button(at: Point, radius: number, fill: string, line: string): string {
  return `<circle cx="${f1(at[0])}" cy="${f1(at[1])}" r="${radius}" fill="${fill}" stroke="${line}" stroke-width=".7"/>`
}

/** Dashed stitching along a line. */
export const STITCHES = ' stroke-dasharray="2.6 1.6"'

/** The thread of denim if the cloth names none. */
export const THREAD = "#C58B4A"

/** The stitching along the edges of denim. */
export const topstitch = (pen: Pen, { stitch = THREAD }: Cloth, run: Points, width = 1): string =>
  pen.thin(curve(run), width, stitch, STITCHES)

/** Metal of zips, rivets and buckles. */
export const STEEL = "#C9C8C6"
export const BRASS = "#B08A55"

/** A row of studs along a line; nothing for cloth without. */
export function studded(pen: Pen, cloth: Cloth, d: string, size: number): string {
  if (!cloth.studs) return ""
  const dots = ` stroke-dasharray="0 ${f1(size * 2.2)}"`
  return (
    pen.thin(d, Math.round((size + 1.3) * 10) / 10, shade(cloth.colour, 2.4), dots) +
    pen.thin(d, size, cloth.studs, dots)
  )
}

export function reversed(points: Points): Point[] {
  return [...points].reverse()
}
