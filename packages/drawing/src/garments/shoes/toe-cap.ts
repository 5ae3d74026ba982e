import { light, shade, tint } from "../../core/colour.ts"
import { curve, pairs, shape } from "../../core/geom.ts"
import { colourOf, type Side, sideSeams } from "./side-parts.ts"
import type { Worn } from "./worn-parts.ts"

/** The thread that the cap is sewn on with. */
const THREAD = "#C9A45C"

/** Leather over steel shines, and is sewn on in two rows. */
const capOn = (colour: string) => (light(colour) < 0.45 ? tint(colour, 2.2) : shade(colour, 1.3))

/** The round cap over the toes of a boot to work in. */
export function toeCap({ pen, spec, stance }: Worn, d: string): string {
  const { colour } = spec.cloth
  const at = (flat: readonly number[]) => stance.at(pairs(flat))
  const edge = [-8, 35, 0, 33.4, 8, 29.4, 16, 28.6, 25, 31]
  const cap = shape(at(edge), at([32, 66, -16, 66]))
  const beside = curve(at(edge.map((n, i) => (i % 2 ? n + 2.4 : n))))
  return pen.within(
    d,
    pen.fill(cap, capOn(colour)) +
      pen.fill(curve(at([4, 41, 10, 38, 15, 38, 12, 42, 6, 44])), "#FFFFFF", 0.35) +
      pen.thin(curve(at(edge)), 1.5, shade(colour, 2.6)) +
      pen.thin(beside, 0.8, THREAD, ' stroke-dasharray="1.8 1.4"'),
  )
}

/** The cap over the toes of a boot to work in, with the light on it. */
export function toeCapSide(side: Side): string {
  const { pen, frame, far } = side
  const colour = colourOf(side)
  const edge = [196, 62, 186, 34, 192, 2]
  const cap = shape(
    frame.at(edge),
    frame.at([192, -8, 262, -8]),
    frame.at([262, -8, 262, 66, 196, 62]),
  )
  return (
    pen.fill(cap, capOn(colour)) +
    (far
      ? ""
      : pen.thin(
          curve(frame.at([206, 46, 220, 42, 230, 32])),
          4,
          "#FFFFFF",
          ' stroke-opacity=".4"',
        ) +
        pen.thin(
          curve(frame.at(edge.map((n, i) => (i % 2 ? n : n + 7)))),
          1.4,
          THREAD,
          ' stroke-dasharray="4 3"',
        )) +
    sideSeams(side, [edge], 2.4)
  )
}
