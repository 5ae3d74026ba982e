import { fromOklab, toOklab } from "@stylin/garments/colour"
import { noise, type Point, range, shape } from "./core/geom.ts"
import type { Pen } from "./core/pen.ts"

/** Where the swatch lies on the sheet, in px: its centre and half its size. */
const PLACE = { x: 306, y: 392, w: 172, h: 312 }

/** How little of a wash covers the sheet: light and dark pages show through it alike. */
const THIN = 0.15

/** A relative of a cloth's colour to stand behind it, in a thin wash: neither dark nor pale, and mostly its hue. */
export function thinRelative(colour: string): string {
  const [, a, b] = toOklab(colour)
  return fromOklab([0.64, a * 0.7, 0.03 + b * 0.7])
}

/** A loose swatch of thin wash behind the figure, with a brush's uneven edges. */
export function washBehind(pen: Pen, colour: string): string {
  const seed = Number.parseInt(colour.slice(1), 16) % 97
  const { x, y, w, h } = PLACE
  const along = (n: number) => range(n).map((i) => ({ i, t: (i / (n - 1)) * 2 - 1 }))
  const side = (u: -1 | 1) =>
    along(9).map(({ i, t }): Point => {
      const drift = u > 0 ? t * 7 : -t * 5
      return [x + u * (w + (noise(i * 3 + u * 7 + seed) - 0.5) * 9 + drift), y + t * h]
    })
  const end = (u: -1 | 1) =>
    along(8).map(
      ({ i, t }): Point => [x + t * w, y + u * (h + (noise(i * 5 + u * 3 + seed) - 0.3) * 12)],
    )
  return pen.fill(shape(end(-1), side(1), end(1).reverse(), side(-1).reverse()), colour, THIN)
}
