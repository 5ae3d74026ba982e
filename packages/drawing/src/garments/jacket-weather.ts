import { blend, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, lens, nth, range, shape } from "../core/geom.ts"
import { isFur } from "../core/pile.ts"
import { type DetailDraw, raised, zipLine } from "./jacket-parts.ts"
import { button, STEEL, STITCHES } from "./seams.ts"

// What coats against the weather have, and coats of cloth have not.

/** A cord's colour stands off its cloth. */
const cordOn = (colour: string): string =>
  light(colour) < 0.5 ? tint(colour, 2.4) : shade(colour, 2.4)

/** A flap along the front edge that covers the zip, held by press studs; open, the zip shows on the other side. */
export const placket: DetailDraw = (pen, { edge, u, at }, { cloth, open }) => {
  const line = innerLine(cloth.colour)
  const front = edge.slice(1)
  if (u > 0)
    return open > 0
      ? zipLine(pen, curve(front.map((p) => add(p, [u * 2, 0]))), cloth.colour, 2.6)
      : ""
  const fold = front.map((p) => add(p, [u * WIDE, 0]))
  const strip = shape(front, [...fold].reverse())
  const studs = range(6).map((i) => {
    const [x, y] = at(1, 0.2 + i * 0.15)
    return button([x + (u * WIDE) / 2, y], 2.5, STEEL, line)
  })
  return (
    raised(pen, strip, cloth) +
    pen.mark(fold, 1.6, line, { a: 0.8, b: 0.8 }) +
    pen.thin(curve(fold.map((p) => add(p, [-u * 2.6, 0]))), 0.7, line, STITCHES) +
    studs.join("")
  )
}

/** How wide a flap over a zip is, in px. */
const WIDE = 12

/** Large pockets that stand off the coat, under deep flaps held by studs, and slanted ones for the hands above. */
export const bellows: DetailDraw = (pen, { at }, { cloth, drop }) => {
  const line = innerLine(cloth.colour)
  const y = drop ? 0.62 - drop * 0.2 : 0.62
  const deep = drop ? 0.22 : 0.28
  const box = [
    at(-0.86, y + 0.01),
    at(-0.85, y + deep),
    at(0.42, y + deep + 0.01),
    at(0.44, y + 0.01),
  ] as const
  const [a, b, c, d] = box
  const pocket = shape([a, b], [b, c], [c, d], [d, a])
  const flapEdge = [at(-0.9, y + deep * 0.36), at(-0.22, y + deep * 0.5), at(0.48, y + deep * 0.37)]
  const flap = shape(
    [at(-0.9, y), at(0.48, y + 0.008)],
    [at(0.48, y + 0.008), nth(flapEdge, 2)],
    [...flapEdge].reverse(),
    [nth(flapEdge, 0), at(-0.9, y)],
  )
  const fold = curve([at(-0.72, y + deep * 0.5), at(-0.71, y + deep * 0.97)])
  return (
    pen.edged(pocket, shade(cloth.colour, 0.4), 1.5, line) +
    pen.thin(fold, 0.9, line) +
    pen.edged(flap, tint(cloth.colour, 0.3), 1.7, line) +
    pen.thin(curve(flapEdge.map((p) => add(p, [0, -3]))), 0.7, line, STITCHES) +
    button(at(-0.22, y + deep * 0.38), 2.3, STEEL, line)
  )
}

/** A cord in a casing that draws the waist in, its ends with their stoppers hanging at the front. */
export const cord: DetailDraw = (pen, { at, u }, { cloth, drop }) => {
  const line = innerLine(cloth.colour)
  const y = drop ? 0.5 - drop * 0.2 : 0.54
  const half = drop ? 0.012 : 0.02
  const across = (dy: number) => [at(-0.99, y + dy), at(0, y + dy + 0.004), at(0.94, y + dy)]
  const gathers = range(9).flatMap((i) => {
    const x = -0.92 + i * 0.22
    const long = 0.03 + (i % 3) * 0.016
    return [
      lens([at(x, y - half - long), at(x + 0.02, y - half - long * 0.4), at(x, y - half)], 3.4),
      lens([at(x, y + half), at(x + 0.03, y + half + long * 0.5), at(x, y + half + long)], 3.4),
    ]
  })
  const rope = cordOn(cloth.colour)
  // On the cloth beside the front edge, where the coat may hang open.
  const foot = at(0.74, y)
  const end = [foot, add(foot, [u * 2, 16]), add(foot, [u * 1, 34])]
  const [x, low] = add(nth(end, 2), [-2.4, -12])
  return (
    (isFur(cloth) ? "" : pen.fill(gathers.join(""), shade(cloth.colour, 1.6), 0.85)) +
    raised(pen, shape(across(-half), across(half).reverse()), cloth) +
    [-half, half].map((dy) => pen.mark(across(dy), 1.3, line, { a: 0.8, b: 0.8 })).join("") +
    pen.thin(curve(end), 2.6, rope) +
    `<rect x="${x.toFixed(1)}" y="${low.toFixed(1)}" width="4.8" height="7" rx="2" fill="${shade(rope, 2)}"/>`
  )
}

/** A shell's welded seam across the chest, its slanted zips under flaps and the cord in its hem. */
export const shell: DetailDraw = (pen, { at, edge, u }, { cloth, drop }) => {
  const { colour } = cloth
  const line = innerLine(colour)
  const seam = [
    at(-0.99, 0.26 - drop * 0.08),
    at(0.1, 0.2 - drop * 0.08),
    at(0.98, 0.15 - drop * 0.05),
  ]
  const tape = light(colour) < 0.42 ? tint(colour, 1.3) : shade(colour, 0.9)
  const y = drop ? 0.58 - drop * 0.2 : 0.58
  const pocket = [at(-0.56, y), at(-0.36, y + 0.12), at(-0.22, y + 0.26)]
  const beside = pocket.map((p) => add(p, [-u * 6, 1]))
  const hem = [at(-0.97, 0.955), at(0, 0.96), at(0.98, 0.955)]
  const foot = at(-0.5, 0.97)
  return (
    pen.thin(curve(seam), 4.4, tape, ' stroke-opacity=".7"') +
    pen.mark(seam, 1.2, line, { a: 0.8, b: 0.8 }) +
    pen.edged(shape(pocket, [...beside].reverse()), shade(colour, 0.5), 1, line) +
    zipLine(pen, curve(pocket), colour, 2.4) +
    zipLine(pen, curve(edge.slice(1).map((p) => add(p, [u * 1.4, 0]))), colour, 2.8) +
    pen.thin(curve(edge.slice(1).map((p) => add(p, [u * 8, 0]))), 0.9, line) +
    pen.mark(hem, 1.1, line, { a: 0.8, b: 0.8 }) +
    pen.thin(
      curve([foot, add(foot, [1, 8]), add(foot, [0, 15])]),
      1.8,
      blend(colour, "#FFFFFF", 0.5),
    )
  )
}
