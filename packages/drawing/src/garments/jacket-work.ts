import { isPrinted } from "../core/cloth.ts"
import { blend, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, lens, mix, nth, type Point, type Points, range, shape } from "../core/geom.ts"
import { type DetailDraw, zipLine } from "./jacket-parts.ts"
import { BRASS, button } from "./seams.ts"

/** Breast pockets with buttoned flaps, patch pockets below and a buttoned band: a shirt worn as a jacket. */
export const utility: DetailDraw = (pen, { at, edge, u }, { cloth, open }) => {
  const line = innerLine(cloth.colour)
  const horn = light(cloth.colour) < 0.5 ? tint(cloth.colour, 2.6) : shade(cloth.colour, 2.4)
  const box = [at(-0.56, 0.24), at(-0.56, 0.46), at(0.4, 0.47), at(0.4, 0.245)]
  const flap = [at(-0.6, 0.225), at(-0.6, 0.29), at(-0.08, 0.335), at(0.44, 0.295), at(0.44, 0.23)]
  const lower = [at(-0.66, 0.63), at(-0.64, 0.91), at(0.4, 0.92), at(0.42, 0.635)]
  const band = edge.slice(1).map((p) => add(p, [u * (open > 0 ? 6 : 12), 0]))
  const buttons =
    u < 0 && open <= 0
      ? range(6).map((i) =>
          button(mix(at(0.96, 0.2 + i * 0.14), at(1, 0.2 + i * 0.14), 0.3), 2.9, horn, line),
        )
      : u > 0 && open > 0
        ? range(5).map((i) => button(at(0.95, 0.28 + i * 0.16), 2.6, horn, line))
        : []
  return (
    pen.mark(band, 1, line, { a: 0.7, b: 0.7 }) +
    pen.thin(cornered(box) + cornered(lower), 1.2, line) +
    pen.thin(curve([at(-0.66, 0.67), at(0.42, 0.675)]), 0.9, line) +
    // Over a print only as a shade: the print goes on across it.
    pen.fill(cornered(flap), shade(cloth.colour, 0.8), isPrinted(cloth) ? 0.4 : 1) +
    pen.thin(cornered(flap), 1.8, line) +
    button(at(-0.08, 0.3), 2.2, horn, line) +
    buttons.join("")
  )
}

/** What waxed jackets have: a storm fly held by studs, a zip, and deep pockets under large flaps. */
export const waxed: DetailDraw = (pen, { at, edge, u }, { cloth, open }) => {
  const line = innerLine(cloth.colour)
  const shine = blend(cloth.colour, "#FFFFFF", 0.3)
  const flap = shape(
    [at(-0.74, 0.6), at(0.44, 0.61)],
    [at(0.44, 0.61), at(0.46, 0.7), at(0.38, 0.715)],
    [at(0.38, 0.715), at(-0.72, 0.705)],
    [at(-0.72, 0.705), at(-0.74, 0.6)],
  )
  const pocket =
    curve([at(-0.7, 0.7), at(-0.68, 0.92)]) +
    curve([at(-0.68, 0.92), at(0.38, 0.93)]) +
    curve([at(0.38, 0.93), at(0.4, 0.7)])
  const slit = curve([at(-0.66, 0.4), at(-0.3, 0.54)])
  const fly = edge.slice(1).map((p) => add(p, [u * 11, 0]))
  const studs =
    u < 0 || open > 0 ? range(5).map((i) => button(at(0.9, 0.2 + i * 0.16), 2.4, BRASS, line)) : []
  return (
    pen.fill(
      lens([at(-0.62, 0.1), at(-0.3, 0.3), at(-0.42, 0.56)], 7) +
        lens([at(0.2, 0.66), at(0.34, 0.8), at(0.3, 0.98)], 5),
      shine,
      0.4,
    ) +
    pen.thin(pocket + slit, 1.2, line) +
    pen.edged(flap, shade(cloth.colour, 0.35), 1.3, line) +
    button(at(-0.6, 0.69), 2.1, BRASS, line) +
    button(at(0.32, 0.695), 2.1, BRASS, line) +
    (u < 0 ? pen.mark(fly, 1, line, { a: 0.8, b: 0.8 }) : "") +
    (open > 0
      ? zipLine(pen, curve(edge.slice(1).map((p) => add(p, [u * 1.6, 0]))), cloth.colour, 2.6)
      : "") +
    studs.join("")
  )
}

/** A closed outline with straight sides. */
const cornered = (points: readonly Point[]): string =>
  shape(
    [nth(points, -1), nth(points, 0)],
    ...points.slice(1).map((p, i): Points => [nth(points, i), p]),
  )
