import { INK, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, lens, nth, range, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import { atHeight, type Half } from "./front.ts"
import { type DetailContext, type DetailDraw, raised, woolly, zipLine } from "./jacket-parts.ts"
import { band, biker, braid, elastic, outdoor, trucker, yoke } from "./jacket-styles.ts"
import { bellows, cord, placket, shell } from "./jacket-weather.ts"
import { utility, waxed } from "./jacket-work.ts"
import { quilting } from "./quilting.ts"
import { STEEL } from "./seams.ts"
import { cascade } from "./waterfall.ts"

/** What is sewn on a front: pockets, zips, bands, ribs, quilting. */
export type Detail =
  | "flaps"
  | "welt"
  | "slant"
  | "biker"
  | "trucker"
  | "utility"
  | "waxed"
  | "outdoor"
  | "cord"
  | "rain"
  | "band"
  | "braid"
  | "rib"
  | "zip"
  | "storm"
  | "patch"
  | "darts"
  | "quilt"
  | "wool"
  | "horns"
  | "yoke"
  | "elastic"
  | "cascade"
  | "placket"
  | "bellows"
  | "shell"

/** Draws one detail on one half. */
export function detail(pen: Pen, half: Half, kind: Detail, context: DetailContext): string {
  return DETAILS[kind](pen, half, context)
}

/** The ribbed band at a jacket's hem. */
const rib: DetailDraw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const strokes = range(13).map((i) => {
    const x = (i / 6 - 1) * 0.95
    return curve([at(x, 0.925), at(x, 1)])
  })
  return (
    pen.mark([at(-0.98, 0.92), at(0.98, 0.92)], 1.2, line, { a: 0.8, b: 0.8 }) +
    pen.thin(strokes.join(""), 0.7, line, ' stroke-opacity=".8"')
  )
}

const flaps: DetailDraw = (pen, { at, u }, { cloth, drop }) => {
  const line = innerLine(cloth.colour)
  const y = drop ? 0.74 - drop * 0.42 : 0.7
  const deep = drop ? 0.035 : 0.06
  const d = shape(
    [at(-0.62, y), at(0.3, y + 0.012)],
    [at(0.3, y + deep), at(-0.62, y + deep - 0.007)],
  )
  const edge = [
    at(-0.62, y + 0.012),
    at(-0.61, y + deep - 0.006),
    at(-0.1, y + deep - 0.002),
    at(0.29, y + deep),
    at(0.3, y + 0.016),
  ]
  const breast =
    u > 0 && !drop ? pen.mark([at(-0.5, 0.3), at(-0.1, 0.305)], 1.4, line, { a: 0.8, b: 0.8 }) : ""
  return (
    raised(pen, d, cloth) +
    pen.mark([at(-0.62, y), at(-0.1, y + 0.004), at(0.3, y + 0.012)], 1.2, line, {
      a: 0.8,
      b: 0.8,
    }) +
    pen.mark(edge, 1, line) +
    breast
  )
}

const welt: DetailDraw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const d = shape([at(-0.5, 0.66), at(0.12, 0.7)], [at(0.12, 0.735), at(-0.5, 0.695)])
  return raised(pen, d, cloth) + pen.thin(d, 0.9, line)
}

const slant: DetailDraw = (pen, { at }, { cloth, drop }) => {
  const y = drop ? 0.6 - drop * 0.3 : 0.62
  const line = [at(-0.46, y), at(-0.3, y + 0.08), at(-0.16, y + (drop ? 0.13 : 0.2))]
  return (
    pen.fill(lens(line, 7), shade(cloth.colour, 0.8)) +
    pen.mark(line, 1.6, innerLine(cloth.colour), { a: 0.8, b: 0.8 })
  )
}

/** A zip along the front edge. */
const zip: DetailDraw = (pen, { edge, u }, { cloth, open }) => {
  const line = edge.slice(1).map((p) => add(p, [u * (open > 0 ? 1.6 : 0.7), 0]))
  const pull = nth(line, 1)
  const tab =
    u > 0
      ? `<rect x="${(pull[0] - 1.4).toFixed(1)}" y="${pull[1].toFixed(1)}" width="2.8" height="8" rx="1.2" fill="${STEEL}"/>`
      : ""
  return zipLine(pen, curve(line), cloth.colour) + tab
}

/** A yoke that throws water off, and welded flaps. */
const rain: DetailDraw = (pen, { at }, { cloth, drop }) => {
  const line = innerLine(cloth.colour)
  const yoke = [
    at(-0.99, 0.19 - drop * 0.08),
    at(0, 0.215 - drop * 0.08),
    at(0.97, 0.2 - drop * 0.08),
  ]
  const y = drop ? 0.6 - drop * 0.22 : 0.66
  const deep = drop ? 0.06 : 0.08
  const flap = shape(
    [at(-0.64, y), at(0.36, y + 0.01)],
    [at(0.36, y + deep), at(-0.64, y + deep - 0.006)],
  )
  return (
    pen.fill(
      shape(yoke, [
        at(0.97, 0.225 - drop * 0.08),
        at(0, 0.24 - drop * 0.08),
        at(-0.99, 0.215 - drop * 0.08),
      ]),
      shade(cloth.colour, 1.4),
      0.8,
    ) +
    pen.mark(yoke, 1.5, line, { a: 0.8, b: 0.8 }) +
    pen.edged(flap, shade(cloth.colour, 0.4), 1.2, line)
  )
}

/** A trench coat's storm flap. */
const storm: DetailDraw = (pen, { at, u }, { cloth }) =>
  u > 0
    ? pen.mark([at(0.1, 0.13), at(-0.2, 0.2), at(-0.98, 0.19)], 1.4, innerLine(cloth.colour), {
        a: 0.5,
        b: 0.6,
      })
    : ""

/** A large patch pocket below the waist. */
const patch: DetailDraw = (pen, { at }, { cloth, drop }) => {
  const line = innerLine(cloth.colour)
  const y = drop ? 0.6 - drop * 0.22 : 0.64
  const deep = drop ? 0.17 : 0.24
  const box = [at(-0.68, y), at(-0.66, y + deep), at(0.34, y + deep), at(0.36, y)]
  const sides = [0, 1, 2].map((i) => curve([nth(box, i), nth(box, i + 1)])).join("")
  const top = shape(
    [at(-0.7, y), at(0.38, y)],
    [at(0.38, y + deep * 0.24), at(-0.7, y + deep * 0.24)],
  )
  return pen.thin(sides, 1.1, line) + raised(pen, top, cloth) + pen.thin(top, 1, line)
}

const darts: DetailDraw = (pen, { at }, { cloth }) =>
  pen.mark([at(-0.1, 0.42), at(-0.06, 0.6), at(-0.1, 0.84)], 1, innerLine(cloth.colour))

const quilt: DetailDraw = (pen, { panel }, { cloth, channels }) =>
  quilting(pen, panel, cloth.colour, channels)

/** The wool of shearling, which shows along its front edge and its hem. */
const wool: DetailDraw = (pen, { edge, hem, outline }, { cloth, trim }) =>
  pen.within(outline, woolly(pen, [...edge.slice(2), ...hem.slice(1)], trim ?? cloth.colour))

/** A duffle coat's yoke, and its toggles of horn in loops of cord. */
const horns: DetailDraw = (pen, { at, u, edge }, { cloth, drop, open }) => {
  const line = innerLine(cloth.colour)
  const cordage = light(cloth.colour) < 0.5 ? tint(cloth.colour, 3) : shade(cloth.colour, 3)
  // In px from where the fronts meet, so that loops and toggles lie level on a body that leans.
  const heights = range(4).map((i) => nth(edge, 2)[1] + 18 + i * (drop ? 42 : 30))
  const rows = heights.map((y) => atHeight(edge, y))
  const loops = rows.map((p) => {
    const end = add(p, [-u * (open > 0 ? 1 : 3), 0])
    const root = add(end, [u * 21, 0])
    return (
      curve([add(root, [0, -2.6]), add(end, [0, -1.4])]) +
      curve([add(root, [0, 2.6]), add(end, [0, 1.4])])
    )
  })
  const tabs = rows.map((p) => curve([add(p, [u * 22, -4]), add(p, [u * 22, 4])]))
  const toggles = rows.map((p) => lens([add(p, [-9, 0.6]), p, add(p, [9, -0.6])], 8.4))
  // A closed front has its toggles on the half that lies above.
  const shown = open > 0 ? u > 0 : u < 0
  const yoke = [
    at(-0.99, drop ? 0.17 - drop * 0.06 : 0.2),
    at(0.9, drop ? 0.18 - drop * 0.06 : 0.21),
  ]
  const facing = edge.slice(2).map((p) => add(p, [u * 8, 0]))
  return (
    pen.mark(yoke, 1.3, line, { a: 0.8, b: 0.8 }) +
    pen.mark(facing, 0.9, line, { a: 0.6, b: 0.6 }) +
    pen.thin(loops.join(""), 1.8, cordage) +
    pen.thin(tabs.join(""), 4.4, HORN) +
    (shown ? pen.edged(toggles.join(""), HORN, 1, INK) : "")
  )
}

/** The horn of toggles and the leather that holds them. */
const HORN = "#8A5A36"

const DETAILS: Record<Detail, DetailDraw> = {
  flaps,
  welt,
  slant,
  biker,
  trucker,
  utility,
  waxed,
  outdoor,
  cord,
  rain,
  band,
  braid,
  rib,
  zip,
  storm,
  patch,
  darts,
  quilt,
  wool,
  horns,
  yoke,
  elastic,
  cascade,
  placket,
  bellows,
  shell,
}
