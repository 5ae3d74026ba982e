import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import { curve, type Points, pairs, shape } from "../../core/geom.ts"
import { STITCHES } from "../seams.ts"
import { colourOf, type Side } from "./side-parts.ts"
import type { Worn } from "./worn-parts.ts"

/** A strap stands off the shoe it closes: lighter on dark ones, darker on others. */
const strapOn = (colour: string): string =>
  light(colour) < 0.5 ? tint(colour, 2) : shade(colour, 1.2)

/** A strap and the seam round the end that is pulled open. */
interface Strap {
  readonly band: string
  readonly seam: string
}

/** Between two edges, drawn from the end that is sewn down to the one that is pulled. */
const strapOf = (upper: Points, lower: Points, seam: Points): Strap => ({
  band: shape(upper, [...lower].reverse()),
  seam: curve(seam),
})

function drawn({ pen }: Pick<Worn, "pen">, straps: readonly Strap[], colour: string, w: number) {
  const face = strapOn(colour)
  const line = blend(face, INK, 0.66)
  return straps
    .map(
      ({ band, seam }) => pen.edged(band, face, w, line) + pen.thin(seam, w * 0.7, line, STITCHES),
    )
    .join("")
}

/** Two wide straps over the instep of a shoe that has no laces. */
export function velcroStraps(worn: Worn): string {
  const { stance, spec } = worn
  const strap = (y: number, x: number): Strap => {
    const at = (flat: readonly number[]) =>
      stance.at(pairs(flat).map(([px, py]) => [px + x, py + y]))
    return strapOf(
      at([18, 0, 9, 0.4, 1, 4, -4.4, 8.6]),
      at([20, 8.4, 11.6, 9.2, 4.6, 12.4, -0.8, 16.6]),
      at([0, 5.8, 2.6, 12.4]),
    )
  }
  return drawn(worn, [strap(3, -1.4), strap(15.4, 1.6)], spec.cloth.colour, 1.2)
}

/** The same from the side. */
export function velcroStrapsSide(side: Side): string {
  const at = (flat: readonly number[]) => side.frame.at(flat)
  const strap = (x: number, y: number): Strap =>
    strapOf(
      at([x, y, x - 8, y - 16, x - 20, y - 42]),
      at([x + 28, y - 15, x + 19, y - 30, x + 6, y - 50]),
      at([x - 15, y - 33, x + 10, y - 41]),
    )
  return drawn(side, [strap(96, 96), strap(134, 66)], colourOf(side), 2.6)
}
