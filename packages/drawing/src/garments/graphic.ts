import { toOklab } from "@stylin/garments/colour"
import type { Cloth } from "../core/cloth.ts"
import { light } from "../core/colour.ts"
import { add, f1, lens, type Point, pairs, range, rot, shape } from "../core/geom.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"

/** What is printed in: a dark or a pale line, and one of these that stands off the cloth. */
const LINES = { onPale: "#2B2724", onDeep: "#EFE6DA" } as const
const ACCENTS = ["#B8402F", "#E0A23A", "#3C6E8F"] as const
/** The OKLab lightness above which cloth is pale. */
const PALE = 0.6
/** The OKLab distance from which an accent stands off the cloth. */
const APART = 0.2

/** The torso level of its middle, and its reach as a share of the bust's half width. */
const MIDDLE = 3.15
const REACH = 0.56
/** Where the middle of an emblem is, above its bars. */
const MIDDLE_OF_IT: readonly number[] = [0, -0.28]

interface Printed {
  readonly pen: Pen
  readonly line: string
  readonly accent: string
  /** The cloth's own colour. */
  readonly cloth: string
  /** From its own units, -1 to 1 in both directions, to the picture. */
  readonly at: (flat: readonly number[]) => Point[]
  /** Px per unit. */
  readonly k: number
}

function apart(one: string, other: string): boolean {
  const [a, b] = [toOklab(one), toOklab(other)]
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) > APART
}

function disc({ at, k }: Printed, r: number, fill: string, place = MIDDLE_OF_IT): string {
  const [[cx, cy] = [0, 0]] = at(place)
  return `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(r * k)}" fill="${fill}"/>`
}

/** A bar from x0 to x1 across y. */
const bar = ({ at }: Printed, y: number, x0: number, x1: number, high: number): string =>
  shape(at([x0, y, x1, y]), at([x1, y + high, x0, y + high]))

/** Two peaks before a low sun. */
function peaks(printed: Printed): string {
  const { pen, at, line, accent } = printed
  const ridge = at([-0.95, 0.34, -0.5, -0.3, -0.24, 0.02, 0.16, -0.5, 0.95, 0.34])
  const [a, b, c, d, e] = ridge
  if (!(a && b && c && d && e)) return ""
  return (
    disc(printed, 0.6, accent, [0.1, -0.34]) +
    pen.fill(shape([a, b], [b, c], [c, d], [d, e], [e, a]), line)
  )
}

/** A record with its label. */
function record(printed: Printed): string {
  const { at, k, line, accent, cloth } = printed
  const [[cx, cy] = [0, 0]] = at(MIDDLE_OF_IT)
  const grooves = [0.58, 0.44].map(
    (r) =>
      `<circle cx="${f1(cx)}" cy="${f1(cy)}" r="${f1(r * k)}" fill="none" stroke="${cloth}" stroke-width="${f1(k * 0.045)}"/>`,
  )
  return (
    disc(printed, 0.72, line) +
    grooves.join("") +
    disc(printed, 0.29, accent) +
    disc(printed, 0.07, cloth)
  )
}

/** A flower with its leaves. */
function flower(printed: Printed): string {
  const { pen, at, k, line, accent, cloth } = printed
  const [heart = [0, 0]] = at(MIDDLE_OF_IT)
  const petals = range(7).map((i) => {
    const [from, to] = [rot([0, -k * 0.14], (i * 360) / 7), rot([0, -k * 0.74], (i * 360) / 7)]
    return lens([add(heart, from), add(heart, to)], k * 0.46, 0.6)
  })
  const leaves = [
    at([-0.06, 0.42, 0.42, 0.16, 0.9, 0.36]),
    at([0.06, 0.42, -0.42, 0.16, -0.9, 0.36]),
  ].map((leaf) => lens(leaf, k * 0.3))
  return (
    pen.fill(leaves.join(""), line) +
    pen.fill(petals.join(""), accent) +
    disc(printed, 0.22, line) +
    disc(printed, 0.09, cloth)
  )
}

const EMBLEMS = [peaks, record, flower] as const

/** An emblem on the chest over two bars, as a band or a brand prints it: no letters and nobody's sign. */
export function graphicOn(pen: Pen, body: Body, cloth: Cloth): string {
  const { graphic, colour, second } = cloth
  if (graphic === undefined) return ""
  const line = light(colour) > PALE ? LINES.onPale : LINES.onDeep
  const accents = [second, ...range(3).map((i) => ACCENTS[(graphic + i) % ACCENTS.length])]
  const accent =
    accents.find((one) => one !== undefined && apart(one, colour) && apart(one, line)) ?? line
  const middle = body.T(MIDDLE, 0)
  const k = body.half.bust * REACH
  const at = (flat: readonly number[]) =>
    pairs(flat).map(([x, y]): Point => [middle[0] + x * k, middle[1] + y * k])
  const printed: Printed = { pen, line, accent, cloth: colour, at, k }
  const emblem = EMBLEMS[graphic % EMBLEMS.length] ?? peaks
  return (
    emblem(printed) +
    pen.fill(bar(printed, 0.56, -0.92, 0.92, 0.17) + bar(printed, 0.86, -0.58, 0.58, 0.13), line)
  )
}
