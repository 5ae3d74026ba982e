import { shade, tint } from "../../core/colour.ts"
import { lens, type Point, type Points } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import type { Stance } from "./stance.ts"

/** The gleam of metal on leather: a broad light along the ridge of the foot, white at its heart, and the deep beside it. */
export function gleamOf(pen: Pen, stance: Stance, ridge: Points, colour: string): string {
  const beside = ridge.map(([x, y]): Point => [x - 5, y + 1])
  return (
    pen.fill(lens(stance.at(beside), 5), shade(colour, 1.5), 0.5) +
    pen.fill(lens(stance.at(ridge), 5.6), tint(colour, 1.8), 0.85) +
    pen.fill(lens(stance.at(ridge), 2.2), "#FFFFFF", 0.85)
  )
}
