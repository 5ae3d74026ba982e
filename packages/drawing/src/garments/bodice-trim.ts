import type { Cloth } from "../core/cloth.ts"
import { innerLine, shade, tint } from "../core/colour.ts"
import {
  add,
  curve,
  mix,
  nth,
  type Point,
  type Points,
  range,
  sample,
  shape,
} from "../core/geom.ts"
import type { Panel } from "../core/panel.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { levels } from "../figure/fit.ts"
import type { Opening } from "./necklines.ts"
import { button } from "./seams.ts"

/**
 * How the lower edge is finished: stitched, ribbed, in a shirt's tails, pointed, cut as a brief, or
 * left to others.
 */
export type Finish = "hem" | "rib" | "tails" | "point" | "brief" | "none"

/** How far a front opening runs down from the neck. */
export type Placket = "none" | "short" | "full"

/** Ribbing at a hem, at a neck: how deep it is, in px, how many ribs it has, and how broad their lines are. */
const RIBBING = { deep: 17, ribs: 17, atNeck: 7, neckRibs: 16, line: 1.1 } as const
/** The same of thin cloth: it is narrow, and its ribs are fine. */
const THIN_RIBBING = { deep: 10, ribs: 34, atNeck: 5, neckRibs: 26, line: 0.6 } as const
/** How far above its edge a hem is stitched, in px. */
const HEM_DEPTH = 9
/** How much darker the edges of cloth in the tone of her skin are: more would be a band of another colour. */
export const EDGE = 0.9
/** How strongly: on white, more would be a ring of grey. */
export const EDGED = 0.4

const BANDED: readonly Opening[] = ["crew", "scoop", "racer", "boat", "v", "square", "high"]

/** A band of ribbing or binding along the opening. */
export function neckFinish(
  pen: Pen,
  neck: Points,
  colour: string,
  {
    opening,
    band,
    edged = false,
    thin = false,
  }: {
    readonly opening: Opening
    readonly band: "rib" | "binding" | "none"
    readonly edged?: boolean | undefined
    readonly thin?: boolean | undefined
  },
): string {
  if (band === "none" || !BANDED.includes(opening)) return ""
  const line = innerLine(colour)
  const { atNeck, neckRibs, line: width } = thin ? THIN_RIBBING : RIBBING
  const k = band === "rib" ? atNeck : 4.4
  const inner = neck.map((p, i) => {
    const t = (i / (neck.length - 1)) * 2 - 1
    const out = opening === "v" && Math.abs(t) < 0.1 ? 0 : t * k
    return add(p, [out, k * (1 - Math.abs(t) * 0.8) + (Math.abs(t) === 1 ? 0.6 : 0)])
  })
  const seam = pen.mark(inner, 1, line, { a: 0.8, b: 0.8 })
  const between = shape(neck, [...inner].reverse())
  if (band !== "rib") return (edged ? pen.fill(between, shade(colour, EDGE), EDGED) : "") + seam
  const outer = sample(neck, neckRibs)
  const strokes = sample(inner, neckRibs).map((p, i) => curve([nth(outer, i), p]))
  return (
    pen.fill(between, shade(colour, EDGE), 0.7) +
    seam +
    pen.thin(strokes.join(""), Math.min(1, width), line, ' stroke-opacity=".7"')
  )
}

/** Ribbing or a row of stitches above the hem. */
export function hemFinish(
  pen: Pen,
  panel: Panel,
  { colour, thin }: Cloth,
  finish: Finish,
  edged = false,
): string {
  const line = innerLine(colour)
  if (finish === "none" || finish === "tails" || finish === "brief") return ""
  if (finish !== "rib")
    return pen.thin(
      curve([-0.97, -0.4, 0.3, 0.97].map((u) => panel.at(u, 1 - HEM_DEPTH / panel.height))),
      edged ? EDGE : 0.6,
      line,
      ' stroke-opacity=".7"',
    )
  const { deep, ribs, line: width } = thin ? THIN_RIBBING : RIBBING
  const top = 1 - deep / panel.height
  const upper = [panel.at(-1.02, top), panel.at(0, top), panel.at(1.02, top)]
  const strokes = range(ribs).map((i) => {
    const u = ((i + 0.5) / ribs) * 2 - 1
    return curve([panel.at(u, top + 0.01), add(panel.at(u, 1), [0, 1])])
  })
  const foot = [1.02, 0.4, -0.3, -1.02].map((u) => add(panel.at(u, 1), [0, 5]))
  return (
    pen.within(shape(upper, foot), pen.fill(shape(upper, foot), shade(colour, 0.9), 0.7)) +
    pen.mark(upper, 1.2, line, { a: 0.8, b: 0.8 }) +
    pen.thin(strokes.join(""), width, line, ' stroke-opacity=".7"')
  )
}

/** A buttoned front opening from one torso level to another. */
export function placketOf(
  pen: Pen,
  body: Body,
  { colour }: Cloth,
  spec: {
    readonly placket: Placket
    /** The torso levels where it begins and ends. */
    readonly from: number
    readonly to: number
    /** The middle of a hem below the hip, which counts as level 8. */
    readonly foot?: Point | undefined
    readonly buttons: string | undefined
  },
): string {
  if (spec.placket === "none") return ""
  const line = innerLine(colour)
  const short = spec.placket === "short"
  const from = spec.from
  const to = short ? from + 1.25 : spec.to
  const vs = levels(from, to, short ? 3 : 6)
  const place = (v: number) =>
    spec.foot && v > 7 ? mix(body.T(7, 0), spec.foot, v - 7) : body.T(v, 0)
  const edge = (dx: number) => vs.map((v) => add(place(v), [dx, 0]))
  let s =
    pen.mark(edge(4.6), 0.9, line, { a: 0.8, b: 0.7 }) +
    pen.thin(curve(edge(-4.6)), 0.55, line, ' stroke-opacity=".6"')
  if (short) {
    const foot = [nth(edge(-4.6), -1), nth(edge(4.6), -1)]
    s += pen.mark(foot, 1, line, { a: 0.8, b: 0.8 })
  }
  const step = short ? 0.5 : 0.72
  for (let v = from + (short ? 0.3 : 0.5); v < to - 0.15; v += step)
    s += button(place(v), 1.7, spec.buttons ?? tint(colour, 1), line)
  return s
}

/** A patch pocket on the wearer's left breast. */
export function pocketOf(pen: Pen, panel: Panel, colour: string): string {
  const line = innerLine(colour)
  const [a, b, c, d, e] = [
    panel.at(0.3, 0.36),
    panel.at(0.31, 0.53),
    panel.at(0.5, 0.56),
    panel.at(0.69, 0.53),
    panel.at(0.7, 0.36),
  ] as const
  return (
    pen.thin(shape([a, b], [b, c], [c, d], [d, e], [e, a]), 0.9, line) +
    pen.thin(curve([panel.at(0.3, 0.385), panel.at(0.7, 0.385)]), 0.6, line)
  )
}
