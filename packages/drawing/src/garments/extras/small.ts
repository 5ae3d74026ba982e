import { type Cloth, Panel, patternOverlay } from "../../core/cloth.ts"
import { blend, innerLine, light, shade, tint } from "../../core/colour.ts"
import { curve, type Point, type Points, pairs, shape } from "../../core/geom.ts"
import { materialOverlay } from "../../core/materials.ts"
import type { Pen } from "../../core/pen.ts"

/**
 * A small thing in its own frame, so that it can be drawn on a figure, or alone at the size it is
 * shown in, with lines that suit either.
 */
export interface Small {
  readonly pen: Pen
  readonly cloth: Cloth
  /** Converts flat lists of x and y to points of the picture. */
  at(flat: readonly number[]): Point[]
  /** Factor for the weight of lines. */
  readonly w: number
}

/** A frame at a point of the picture, `k` px per unit. */
export function small(pen: Pen, cloth: Cloth, [x, y]: Point, k: number, w = 1): Small {
  return { pen, cloth, w, at: (flat) => pairs(flat).map(([u, v]): Point => [x + u * k, y + v * k]) }
}

/** A frame by a map that the body gives. */
export function smallOn(pen: Pen, cloth: Cloth, map: (point: Point) => Point): Small {
  return { pen, cloth, w: 1, at: (flat) => pairs(flat).map(map) }
}

/** A part of cloth with a contour of its own: filled, patterned, shaded towards the right. */
export function part(
  { pen, cloth, w }: Small,
  runs: readonly Points[],
  colour = cloth.colour,
  inner = "",
): string {
  const [head, ...others] = runs
  if (!head) return ""
  const d = shape(head, ...others)
  const points = runs.flat()
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const panel = new Panel(pairs([x0, y0, x0, y1]), pairs([x1, y0, x1, y1]))
  const [path, clip] = pen.stencil(d)
  const use = (fill: string) => `<use href="#${path}" fill="${fill}"/>`
  const mixed = { ...cloth, colour, scale: (cloth.scale ?? 1) * (w > 1 ? 1.3 : 0.7) }
  const x = (share: number) => x0 + (x1 - x0) * share
  const y = (share: number) => y0 + (y1 - y0) * share
  const dark: Points = [
    [x(0.66), y0 - 2],
    [x(0.74), y(0.35)],
    [x(0.68), y(0.7)],
    [x(0.6), y1 + 2],
    [x1 + 2, y1 + 2],
    [x1 + 2, y0 - 2],
  ]
  pen.dip(colour)
  return (
    use(colour) +
    `<g clip-path="url(#${clip})">${patternOverlay(pen, mixed, panel, use)}${materialOverlay(pen, mixed, panel, use)}${pen.fill(shape(dark), shade(colour), 0.75)}${inner}</g>` +
    runs.map((run) => pen.line(run, 1.7 * w, { a: 0.6, b: 0.6, lost: 0 })).join("")
  )
}

/** A colour's light and dark tones in polished metal. */
export const metalTones = (colour: string) => ({
  lit: blend(tint(colour, 1.6), "#FFFFFF", 0.45),
  dark: shade(colour, light(colour) > 0.5 ? 1.7 : 1),
})

/** A seam or a rib, in an even line. */
export const seams = (
  { pen, cloth, at, w }: Small,
  runs: readonly (readonly number[])[],
  width = 0.9,
): string =>
  pen.thin(
    runs.map((run) => curve(at(run))).join(""),
    Number((width * w).toFixed(2)),
    innerLine(cloth.colour),
    ' stroke-opacity=".75"',
  )
