import { type Cloth, isPrinted } from "../core/cloth.ts"
import { innerLine, shade, tint } from "../core/colour.ts"
import { add, curve, lens, mix, nth, range, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Half } from "./front.ts"
import { quilting } from "./quilting.ts"
import { BRASS, button, STEEL, STITCHES, THREAD } from "./seams.ts"

/** What is sewn on a front: pockets, zips, bands, ribs, quilting. */
export type Detail =
  | "flaps"
  | "welt"
  | "slant"
  | "biker"
  | "trucker"
  | "utility"
  | "band"
  | "braid"
  | "rib"
  | "zip"
  | "toggles"
  | "storm"
  | "patch"
  | "darts"
  | "quilt"

/** What the details need to know of their garment. */
export interface DetailContext {
  readonly cloth: Cloth
  /** For coats, a share of the way from hip to ankle; 0 for jackets. */
  readonly drop: number
  readonly open: number
  readonly trim: string | undefined
  readonly channels: number
}

/** A part laid on the front: its lit face, unless a print runs on across it. */
const raised = (pen: Pen, d: string, cloth: Cloth): string =>
  isPrinted(cloth) ? "" : pen.fill(d, tint(cloth.colour, 0.25))

type Draw = (pen: Pen, half: Half, context: DetailContext) => string

/** Draws one detail on one half. */
export function detail(pen: Pen, half: Half, kind: Detail, context: DetailContext): string {
  return DETAILS[kind](pen, half, context)
}

const zipLine = (pen: Pen, d: string) => pen.thin(d, 1.9, STEEL, ' stroke-dasharray="1.6 1.1"')

/** The ribbed band at a jacket's hem. */
const rib: Draw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const strokes = range(13).map((i) => {
    const x = (i / 6 - 1) * 0.95
    return curve([at(x, 0.925), at(x, 1)])
  })
  return (
    pen.mark([at(-0.98, 0.92), at(0.98, 0.92)], 1.2, line, { a: 0.8, b: 0.8 }) +
    pen.thin(strokes.join(""), 0.7, line, ' opacity=".8"')
  )
}

const flaps: Draw = (pen, { at, u }, { cloth, drop }) => {
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

const welt: Draw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const d = shape([at(-0.5, 0.66), at(0.12, 0.7)], [at(0.12, 0.735), at(-0.5, 0.695)])
  return raised(pen, d, cloth) + pen.thin(d, 0.9, line)
}

const slant: Draw = (pen, { at }, { cloth, drop }) => {
  const y = drop ? 0.6 - drop * 0.3 : 0.62
  const line = [at(-0.46, y), at(-0.3, y + 0.08), at(-0.16, y + (drop ? 0.13 : 0.2))]
  return (
    pen.fill(lens(line, 7), shade(cloth.colour, 0.8)) +
    pen.mark(line, 1.6, innerLine(cloth.colour), { a: 0.8, b: 0.8 })
  )
}

const biker: Draw = (pen, { at, edge, u }, { cloth }) => {
  const front = curve(edge.slice(2).map((p) => add(p, [u * 2.4, 0])))
  const pockets =
    curve([at(-0.55, 0.6), at(0.1, 0.72)]) + (u < 0 ? curve([at(-0.3, 0.36), at(0.3, 0.42)]) : "")
  return (
    zipLine(pen, front + pockets) +
    pen.mark([at(-0.98, 0.9), at(0.9, 0.9)], 1.2, innerLine(cloth.colour), { a: 0.8, b: 0.8 })
  )
}

const trucker: Draw = (pen, { at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const stitched =
    curve([at(-0.98, 0.17), at(0, 0.18), at(0.96, 0.17)]) +
    curve([at(0.15, 0.2), at(0.1, 0.7), at(0.2, 0.92)]) +
    curve([at(-0.4, 0.2), at(-0.3, 0.7), at(-0.3, 0.92)]) +
    curve([at(0.8, 0.14), at(0.8, 0.5), at(0.8, 0.92)])
  const flap = [at(-0.36, 0.18), at(-0.36, 0.255), at(-0.1, 0.295), at(0.14, 0.255), at(0.14, 0.18)]
  const buttons = range(5).map((i) => button(at(0.9, 0.34 + i * 0.135), 1.8, BRASS, line))
  return (
    pen.thin(stitched, 0.8, cloth.stitch ?? THREAD, STITCHES) +
    pen.thin(
      flap
        .slice(1)
        .map((p, i) => curve([nth(flap, i), p]))
        .join(""),
      1,
      line,
    ) +
    pen.mark([at(-0.98, 0.92), at(0.98, 0.92)], 1.2, line, { a: 0.8, b: 0.8 }) +
    buttons.join("") +
    button(at(-0.1, 0.27), 1.5, BRASS, line)
  )
}

/** Two breast pockets with pointed flaps and a buttoned band: a shirt worn as a jacket. */
const utility: Draw = (pen, { at, edge, u }, { cloth }) => {
  const line = innerLine(cloth.colour)
  const box = [at(-0.45, 0.23), at(-0.45, 0.41), at(0.35, 0.42), at(0.35, 0.235)]
  const flap = [
    at(-0.47, 0.225),
    at(-0.47, 0.265),
    at(-0.05, 0.295),
    at(0.37, 0.27),
    at(0.37, 0.23),
  ]
  const outline = (points: typeof box) =>
    points.map((p, i) => curve([p, nth(points, (i + 1) % points.length)])).join("")
  const band = edge.slice(1).map((p) => add(p, [u * 6, 0]))
  const buttons =
    u > 0
      ? range(5).map((i) =>
          button(
            mix(at(0.94, 0.28 + i * 0.16), at(1, 0.28 + i * 0.16), 0.3),
            2,
            tint(cloth.colour, 1),
            line,
          ),
        )
      : []
  return (
    pen.mark(band, 0.9, line, { a: 0.7, b: 0.7 }) +
    pen.thin(outline(box), 0.9, line) +
    raised(pen, outline(flap), cloth) +
    pen.thin(outline(flap), 1, line) +
    buttons.join("")
  )
}

/** A cardigan's ribbed and buttoned band, with a ribbed hem. */
const band: Draw = (pen, half, context) => {
  const { edge, u, at } = half
  const line = innerLine(context.cloth.colour)
  const inner = edge.map((p) => add(p, [u * 7.5, 0]))
  const ticks = range(edge.length * 5 - 6).map((i) => {
    const t = (i + 1) / (edge.length * 5 - 5)
    const at2 = t * (edge.length - 1)
    const k = Math.min(edge.length - 2, Math.floor(at2))
    return curve([
      mix(nth(edge, k), nth(edge, k + 1), at2 - k),
      mix(nth(inner, k), nth(inner, k + 1), at2 - k),
    ])
  })
  const buttons =
    u > 0
      ? range(5).map((i) => {
          const p = mix(nth(edge, 2), nth(edge, -1), 0.06 + i * 0.2)
          return button(add(p, [u * 3.7, 0]), 2.3, tint(context.cloth.colour, 1), line)
        })
      : []
  const strokes = range(9).map((i) => {
    const x = (i / 4 - 1) * 0.92
    return curve([at(x, 0.945), at(x, 1)])
  })
  return (
    pen.mark(inner, 1, line, { a: 0.7, b: 0.7 }) +
    pen.thin(ticks.join(""), 0.6, line, ' opacity=".7"') +
    pen.mark([at(-0.98, 0.94), at(0.86, 0.94)], 1.1, line, { a: 0.8, b: 0.8 }) +
    pen.thin(strokes.join(""), 0.7, line, ' opacity=".8"') +
    buttons.join("")
  )
}

/** Braid along the edges and two pockets a side. */
const braid: Draw = (pen, { at, edge, u }, { cloth, trim }) => {
  const line = innerLine(cloth.colour)
  const colour = trim ?? line
  const around =
    curve(edge.map((p) => add(p, [u * 3, 0]))) +
    curve([at(-0.97, 0.985), at(0.3, 0.99), at(0.94, 0.985)])
  const pockets = [0.4, 0.7].map((y) => {
    const box = [at(-0.5, y), at(-0.48, y + 0.17), at(0.38, y + 0.17), at(0.4, y)]
    const sides = [0, 1, 2].map((i) => curve([nth(box, i), nth(box, i + 1)])).join("")
    return (
      pen.thin(sides + curve([at(-0.5, y), at(0.4, y)]), 1.1, line) +
      pen.thin(curve([at(-0.5, y + 0.012), at(0.4, y + 0.012)]), 2.6, colour) +
      button(at(-0.05, y + 0.05), 1.6, BRASS, line)
    )
  })
  const buttons =
    u > 0
      ? range(4)
          .map((i) => button(at(0.93, 0.3 + i * 0.18), 2.1, BRASS, line))
          .join("")
      : ""
  return pen.thin(around, 2.6, colour) + pockets.join("") + buttons
}

/** A zip along the front edge. */
const zip: Draw = (pen, { edge, u }, { open }) => {
  const line = edge.slice(1).map((p) => add(p, [u * (open > 0 ? 1.6 : 0.7), 0]))
  const pull = nth(line, 1)
  const tab =
    u > 0
      ? `<rect x="${(pull[0] - 1.4).toFixed(1)}" y="${pull[1].toFixed(1)}" width="2.8" height="8" rx="1.2" fill="${STEEL}"/>`
      : ""
  return zipLine(pen, curve(line)) + tab
}

/** A fly that hides the zip, held by press studs. */
const toggles: Draw = (pen, { edge, u, at }, { cloth }) => {
  const line = innerLine(cloth.colour)
  if (u > 0) return ""
  const fly = edge.slice(1).map((p) => add(p, [u * 11, 0]))
  const studs = range(5).map((i) => button(at(0.88, 0.22 + i * 0.17), 2.1, STEEL, line))
  return pen.mark(fly, 1, line, { a: 0.8, b: 0.8 }) + studs.join("")
}

/** A trench coat's storm flap. */
const storm: Draw = (pen, { at, u }, { cloth }) =>
  u > 0
    ? pen.mark([at(0.1, 0.13), at(-0.2, 0.2), at(-0.98, 0.19)], 1.4, innerLine(cloth.colour), {
        a: 0.5,
        b: 0.6,
      })
    : ""

/** A large patch pocket below the waist. */
const patch: Draw = (pen, { at }, { cloth, drop }) => {
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

const darts: Draw = (pen, { at }, { cloth }) =>
  pen.mark([at(-0.1, 0.42), at(-0.06, 0.6), at(-0.1, 0.84)], 1, innerLine(cloth.colour))

const quilt: Draw = (pen, { panel }, { cloth, channels }) =>
  quilting(pen, panel, cloth.colour, channels)

const DETAILS: Record<Detail, Draw> = {
  flaps,
  welt,
  slant,
  biker,
  trucker,
  utility,
  band,
  braid,
  rib,
  zip,
  toggles,
  storm,
  patch,
  darts,
  quilt,
}
