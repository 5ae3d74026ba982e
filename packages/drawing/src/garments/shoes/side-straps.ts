import { blend, INK, shade, tint } from "../../core/colour.ts"
import { curve, type Points } from "../../core/geom.ts"
import { colourOf, type Side, solidPart } from "./side-parts.ts"

/** An edged band along points of the picture. */
export function band({ pen }: Side, points: Points, width: number, colour: string): string {
  const d = curve(points)
  return pen.thin(d, width + 3.6, blend(colour, INK, 0.72)) + pen.thin(d, width, colour)
}

/**
 * A strap over the foot, as broad at its top as it is long there: its far end in shade behind its
 * near one.
 * @param foot where it meets the sole, from x to x
 * @param top where it crosses the foot: x and height of its upper edge, back and front
 */
export function strapOver(
  side: Side,
  [from, to]: readonly [number, number],
  top: readonly [number, number, number, number],
): string {
  const { frame, far } = side
  const colour = colourOf(side)
  const [x0, y0, x1, y1] = top
  const runs = (dx: number, dy: number) => [
    frame.at([from + dx, 0, from + dx + (x0 - from) * 0.3, y0 * 0.6, x0 + dx, y0 + dy]),
    frame.at([x0 + dx, y0 + dy, (x0 + x1) / 2 + dx, (y0 + y1) / 2 + dy + 3, x1 + dx, y1 + dy]),
    frame.at([x1 + dx, y1 + dy, to + dx + (x1 - to) * 0.4, y1 * 0.55, to + dx, 0]),
    frame.at([to + dx, 0, from + dx, 0]),
  ]
  const shine = frame.at([x0 - 2, y0 * 0.92, x0 + (x1 - x0) * 0.4, y0 * 0.8, x1 - 6, y1 * 0.82])
  return (
    solidPart(side, runs(13, -3), shade(colour, 1.7)) +
    solidPart(side, runs(0, 0), colour) +
    (far ? "" : side.pen.thin(curve(shine), 4, tint(colour, 1.2), ' stroke-opacity=".7"'))
  )
}
