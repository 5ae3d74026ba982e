import { innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, lens, mix, nth, type Point, pairs, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import type { Bodice } from "./bodice.ts"
import { frontZip } from "./front-zip.ts"
import { button, seam } from "./seams.ts"

/**
 * What is sewn on a top: a hoodie's pouch, its two pockets on either side of a zip, a zip to the hem or to the chest, a sweatshirt's ribbed insert, raglan seams, the flat seams of a base layer in
 * another colour, side slits, a work shirt's two pockets with flaps, the slit of a blouse that a loop closes.
 */
export type TopTrim =
  | "pouch"
  | "pockets"
  | "zip"
  | "half-zip"
  | "notch"
  | "raglan"
  | "flatlock"
  | "slits"
  | "flapped"
  | "loop"

/** Draws one trim on a finished bodice. */
export function topTrim(pen: Pen, body: Body, made: Bodice, colour: string, trim: TopTrim): string {
  return TRIMS[trim](pen, made, colour, body)
}

type Draw = (pen: Pen, made: Bodice, colour: string, body: Body) => string

const middleOf = ({ neck }: Bodice): Point => nth(neck, Math.floor(neck.length / 2))

const pouch: Draw = (pen, { panel }, colour) => {
  const edge = panel.path(
    pairs([-0.52, 0.915, -0.52, 0.8, -0.3, 0.66, 0.3, 0.66, 0.52, 0.8, 0.52, 0.915]),
  )
  const mouth = panel.path(pairs([-0.5, 0.8, -0.4, 0.73, -0.29, 0.67]))
  return (
    pen.thin(curve(edge), 1.1, innerLine(colour)) + pen.fill(lens(mouth, 4), shade(colour, 1.3))
  )
}

/** A pouch that a zip parts in two. */
const pockets: Draw = (pen, { panel }, colour) => {
  const sides = [-1, 1].map((u) => {
    const at = (flat: readonly number[]) => panel.path(pairs(flat).map(([x, y]) => [x * u, y]))
    const edge = at([0.56, 0.915, 0.56, 0.82, 0.36, 0.67, 0.07, 0.67])
    const mouth = at([0.55, 0.82, 0.46, 0.75, 0.35, 0.68])
    return (
      pen.thin(curve(edge), 1.3, innerLine(colour)) + pen.fill(lens(mouth, 5), shade(colour, 1.6))
    )
  })
  return sides.join("")
}

const zip: Draw = (pen, made, colour) => {
  const [top, hem] = [middleOf(made), add(made.panel.at(0, 1), [0, 1])]
  return frontZip(pen, [top, made.panel.at(0, 0.5), hem], colour)
}

/** The torso level where a zip on a pullover ends. */
const ZIP_END = 2.9

const halfZip: Draw = (pen, made, colour, body) => {
  const [top, foot] = [middleOf(made), body.T(ZIP_END, 0)]
  const line = innerLine(colour)
  const end = [add(foot, [-5.4, 1.5]), add(foot, [5.4, 1.5])]
  return (
    frontZip(pen, [top, mix(top, foot, 0.5), foot], colour, false) +
    pen.mark(end, 1.2, line, { a: 0.8, b: 0.8 })
  )
}

/** The small ribbed triangle below the neckband that sweatshirts have, of their own cloth: darker, it is another garment's. */
const notch: Draw = (pen, made, colour) => {
  const band = add(middleOf(made), [0, 6])
  const [left, right, tip] = [add(band, [-11, -1.2]), add(band, [11, -1.2]), add(band, [0, 16])]
  const line = innerLine(colour)
  const ribs = [-6, -2, 2, 6].map((x) =>
    curve([add(band, [x, -0.6]), add(band, [x * 0.9, 14 - Math.abs(x) * 1.6])]),
  )
  return (
    pen.thin(ribs.join(""), 0.8, line, ' stroke-opacity=".5"') +
    pen.thin(curve([left, tip]) + curve([tip, right]), 1.2, line, ' stroke-opacity=".8"')
  )
}

/** Double-stitched seams from the neck to the armpits. */
const raglan: Draw = (pen, { neck }, colour, body) =>
  [-1, 1]
    .map((u) => {
      const from = add(nth(neck, u < 0 ? 0 : -1), [u * 1.5, 3])
      const pit = body.T(2.1, u * 0.96)
      const run = [from, add(mix(from, pit, 0.5), [-u * 5, -1]), pit]
      const beside = run.map((p) => add(p, [-u * 3.4, 1]))
      return (
        seam(pen, run, colour, 1.3, { a: 0.8, b: 0.8 }) +
        pen.thin(curve(beside), 0.8, innerLine(colour), ' stroke-dasharray="2.4 1.8"')
      )
    })
    .join("")

/** Flat seams in thread of another colour, as on what is worn next to the skin for sport: shoulders and side panels. */
const flatlock: Draw = (pen, { neck, panel }, colour, body) => {
  const thread = light(colour) > DEEP ? shade(colour, 3.2) : tint(colour, 4)
  const runs = [-1, 1].flatMap((u) => {
    const from = add(nth(neck, u < 0 ? 0 : -1), [u * 1.5, 3])
    const pit = body.T(2.1, u * 0.96)
    const side = panel.path(pairs([u * 0.98, 0.3, u * 0.66, 0.42, u * 0.58, 0.64, u * 0.7, 0.99]))
    return [[from, add(mix(from, pit, 0.5), [-u * 5, -1]), pit], side]
  })
  const d = runs.map(curve).join("")
  return (
    pen.thin(d, 4.4, shade(colour, 0.8)) + pen.thin(d, 2.6, thread, ' stroke-dasharray="3 1.4"')
  )
}

const slits: Draw = (pen, { panel }, colour) =>
  [-0.955, 0.955]
    .map((u) => pen.mark([panel.at(u, 0.84), panel.at(u * 0.985, 1)], 1.4, innerLine(colour)))
    .join("")

/** Two pockets on the chest of a shirt to work in, under pointed flaps with a button. */
const flapped: Draw = (pen, { panel }, colour) => {
  const line = innerLine(colour)
  const horn = light(colour) < DEEP ? tint(colour, 2.6) : shade(colour, 2.4)
  return [-1, 1]
    .map((u) => {
      const at = (flat: readonly number[]) => panel.path(pairs(flat).map(([x, y]) => [x * u, y]))
      const box = at([0.24, 0.3, 0.25, 0.5, 0.46, 0.53, 0.66, 0.5, 0.68, 0.3])
      const flap = at([0.22, 0.28, 0.22, 0.34, 0.46, 0.39, 0.7, 0.34, 0.7, 0.28])
      const sides = (points: readonly Point[]) =>
        points
          .slice(1)
          .map((p, i) => curve([nth(points, i), p]))
          .join("")
      const face = shape(
        [nth(flap, 0), nth(flap, 1)],
        [nth(flap, 1), nth(flap, 2)],
        [nth(flap, 2), nth(flap, 3)],
        [nth(flap, 3), nth(flap, 4)],
        [nth(flap, 4), nth(flap, 0)],
      )
      return (
        pen.thin(sides(box), 1.3, line) +
        pen.fill(face, shade(colour, 0.7), 0.5) +
        pen.thin(face, 1.6, line) +
        button(nth(at([0.46, 0.355]), 0), 1.9, horn, line)
      )
    })
    .join("")
}

/** A short slit below the neckline, held together at its top by a covered button, as blouses have. */
const loop: Draw = (pen, made, colour) => {
  const top = add(middleOf(made), [0, 1])
  const line = innerLine(colour)
  const cloth = light(colour) < DEEP ? tint(colour, 1.6) : shade(colour, 0.7)
  return (
    pen.mark([top, add(top, [0, SLIT])], 1.6, line) + button(add(top, [0, 4]), 2.8, cloth, line)
  )
}

/** How long the slit is, in px of the figure. */
const SLIT = 26
/** The OKLab lightness below which a covered button is paler than its cloth: no shade would show. */
const DEEP = 0.45

const TRIMS: Record<TopTrim, Draw> = {
  pouch,
  pockets,
  zip,
  "half-zip": halfZip,
  notch,
  raglan,
  flatlock,
  slits,
  flapped,
  loop,
}
