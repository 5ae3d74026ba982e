import type { Cloth } from "../../core/cloth.ts"
import { blend, INK, light, shade } from "../../core/colour.ts"
import { blob, curve, type Point, pairs, shape } from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { headMap } from "../../figure/face.ts"

/** The OKLab lightness above which a frame is pale. */
const PALE = 0.62

/** Dark glass, tinged with its frame's colour; in a pale frame it is brown, so that the frame shows. */
const glassOf = (colour: string): string =>
  light(colour) > PALE ? blend("#5B4334", colour, 0.16) : blend("#2A201C", colour, 0.12)

/** Sunglasses on a face. */
export function sunglasses(pen: Pen, body: Body, { colour }: Cloth): Layer[] {
  const map = headMap(body)
  const at = (flat: readonly number[]) => pairs(flat).map(map)
  const lens = (x: number, w: number) =>
    blob(
      at([
        x - w,
        -0.2,
        x - w * 0.2,
        -0.26,
        x + w,
        -0.21,
        x + w * 0.92,
        0.07,
        x,
        0.16,
        x - w * 0.9,
        0.07,
      ]),
    )
  const rims = [lens(-0.38, 0.225), lens(0.14, 0.26)]
  // On a face, a frame is a line between skin and glass that shows by its edge.
  const edge = blend(colour, INK, light(colour) > PALE ? 0.5 : 0.75)
  const arms =
    curve(at([-0.18, -0.12, -0.14, -0.15, -0.1, -0.12])) + curve(at([0.38, -0.14, 0.56, -0.12]))
  const shine = curve(at([-0.5, -0.12, -0.4, -0.16])) + curve(at([0, -0.13, 0.12, -0.17]))
  return [
    {
      z: Z.glasses,
      s:
        rims
          .map(
            (d) => pen.fill(d, glassOf(colour)) + pen.thin(d, 4.2, edge) + pen.thin(d, 3, colour),
          )
          .join("") +
        pen.thin(arms, 3, edge) +
        pen.thin(arms, 2, colour) +
        pen.thin(shine, 1.2, "#FFFFFF", ' stroke-opacity=".55"'),
    },
  ]
}

/** Sunglasses alone, from the front, the temples folded behind. */
export function sunglassesAlone(pen: Pen, { colour, pattern, second }: Cloth): string {
  const side = (u: -1 | 1) => {
    const at = (flat: readonly number[]) =>
      pairs(flat).map(([x, y]): Point => [300 + u * x, 400 + y])
    const outer: Point[] = at([
      14, -34, 60, -52, 130, -54, 190, -44, 204, -20, 192, 30, 150, 62, 90, 62, 44, 40, 20, 4,
    ])
    const inner: Point[] = at([
      32, -22, 70, -38, 128, -40, 174, -32, 186, -16, 176, 22, 142, 47, 94, 47, 56, 30, 36, 4,
    ])
    const rim = blob(outer)
    const glass = blob(inner)
    const fade = pen.once(
      `glass${colour}`,
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${glassOf(colour)}"/><stop offset="1" stop-color="${blend(glassOf(colour), "#A98A6A", 0.5)}"/></linearGradient>`,
    )
    const flecks =
      pattern === "animal"
        ? pen.thin(
            curve(at([40, -46, 80, -47])) +
              curve(at([150, -48, 190, -38])) +
              curve(at([196, 4, 184, 34])) +
              curve(at([120, 56, 90, 54])),
            7,
            second ?? shade(colour, 2),
          )
        : ""
    const light0 = u < 0 ? [168, -22, 150, 10, 132, 34] : [70, -26, 58, -4, 52, 16]
    const light1 = u < 0 ? [148, -26, 132, 2, 116, 26] : [54, -20, 48, -6, 46, 6]
    return (
      pen.solid(rim, colour, flecks) +
      pen.thin(rim, 2.4, blend(colour, INK, 0.75)) +
      pen.solid(
        glass,
        glassOf(colour),
        pen.fill(glass, `url(#${fade})`) +
          pen.thin(curve(at(light0)), 9, "#FFFFFF", ' stroke-opacity=".32"') +
          pen.thin(curve(at(light1)), 4, "#FFFFFF", ' stroke-opacity=".28"'),
      ) +
      pen.thin(glass, 1.8, blend(colour, INK, 0.8))
    )
  }
  const at = (flat: readonly number[]) => pairs(flat).map(([x, y]): Point => [300 + x, 400 + y])
  const temple = (flat: readonly number[]) =>
    pen.thin(curve(at(flat)), 12, blend(colour, INK, 0.75)) +
    pen.thin(curve(at(flat)), 8.4, shade(colour, 0.8))
  const bridge = shape(at([-18, -26, 0, -38, 18, -26]), at([18, -12, 0, -22, -18, -12]))
  return (
    temple([-196, -34, -120, -70, 0, -82, 96, -78]) +
    temple([196, -34, 120, -62, 0, -72, -96, -66]) +
    pen.solid(bridge, colour) +
    pen.thin(bridge, 2.2, blend(colour, INK, 0.75)) +
    side(-1) +
    side(1)
  )
}
