import type { Neckline, Skirt } from "@stylin/garments/vocabulary"
import { type Cloth, fold, Panel, paint } from "../core/cloth.ts"
import { innerLine, shade, tint } from "../core/colour.ts"
import { add, curve, f1, mix, nth, type Point, pairs, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { BRASS, button, STITCHES, THREAD } from "./seams.ts"
import type { SkirtSpec } from "./skirt-spec.ts"
import { skirt } from "./skirts.ts"
import type { TrousersSpec } from "./trouser-spec.ts"
import { trousers } from "./trousers.ts"

/** A bib with shoulder straps over a skirt or trousers: worn over a top. */
export interface BibSpec {
  readonly cloth: Cloth
  readonly neckline: Neckline
  /** Worn below a jacket or a coat, between whose fronts the straps are to be seen. */
  readonly under: boolean
  readonly lower:
    | ({ readonly skirt: Skirt } & Pick<SkirtSpec, "length" | "underCoat" | "coatEnd">)
    | { readonly legs: Omit<TrousersSpec, "cloth" | "joined"> }
}

/** How low the bib begins on the chest, as a torso level. */
const BIB_TOP = 2.75

/** Draws a pinafore dress or dungarees; the top below shows at the sides and above the bib. */
export function overTop(pen: Pen, body: Body, { cloth, lower, neckline, under }: BibSpec): Layer[] {
  const below =
    "legs" in lower
      ? trousers(pen, body, { ...lower.legs, cloth })
      : skirt(pen, body, {
          cut: lower.skirt,
          length: lower.length,
          rise: "high",
          cloth,
          underCoat: lower.underCoat ?? false,
          coatEnd: lower.coatEnd,
        })
  const tucked = "legs" in lower && lower.legs.tucked !== undefined
  return [
    // Boots that the legs are tucked into cover them.
    ...below.map(({ z, s }) => ({ z: tucked ? z : Z.dress, s })),
    {
      z: Z.dress + 0.5,
      s: straps(pen, body, cloth, under ? CLOSE : WIDE) + bib(pen, body, cloth, neckline),
    },
  ]
}

function bib(pen: Pen, body: Body, cloth: Cloth, neckline: Neckline): string {
  const { colour } = cloth
  const line = innerLine(colour)
  const T = body.T
  const side = (u: number): Point[] => [
    T(BIB_TOP, u * 0.5),
    T(3.4, u * 0.56),
    T(4.2, u * 0.8, 0.5),
    T(5.1, u, 2),
  ]
  const left = side(-1)
  const right = side(1)
  const dip = neckline === "scoop" ? 12 : neckline === "v" ? 22 : 0
  const middle = add(mix(nth(left, 0), nth(right, 0), 0.5), [0, dip])
  const top = [nth(left, 0), middle, nth(right, 0)]
  const waist = [nth(right, -1), add(T(5.12, 0), [0, 3]), nth(left, -1)]
  const d = shape(top, right, waist, [...left].reverse())
  const panel = new Panel(left, right, 3)
  const pocket = panel.path(pairs([-0.46, 0.24, -0.42, 0.6, 0, 0.66, 0.42, 0.6, 0.46, 0.24]))
  const sides = pocket.slice(1).map((p, i) => curve([nth(pocket, i), p]))
  const denim = cloth.material === "denim"
  return (
    paint(pen, cloth, panel, d, {
      folds: [fold(0.9, 0.5, 0.2, 0.7, 0, 5, 0.8), fold(-0.9, 0.8, -0.2, 0.7, 0, 5, 0.7)],
      shadowFrom: 0.5,
    }) +
    pen.line(top, 1.7, { a: 0.6, b: 0.6 }) +
    pen.line(left, 1.6, { a: 0.4, b: 0.5 }) +
    pen.line(right, 2.2, { a: 0.4, b: 0.5 }) +
    pen.thin(sides.join("") + curve([nth(pocket, 0), nth(pocket, -1)]), 1, line) +
    pen.thin(
      curve(top.map((p) => add(p, [0, 5]))),
      0.8,
      denim ? (cloth.stitch ?? THREAD) : line,
      denim ? STITCHES : ' stroke-opacity=".7"',
    ) +
    [left, right]
      .map((edge) => button(add(nth(edge, 0), [edge === left ? 6 : -6, 9]), 3, BRASS, line))
      .join("")
  )
}

/** Where straps are sewn to the bib and pass over the shoulders, as shares of the half width. */
interface Strapped {
  readonly foot: number
  readonly over: number
}
const WIDE: Strapped = { foot: 0.42, over: 0.42 }
const CLOSE: Strapped = { foot: 0.22, over: 0.15 }

/** Half of how broad a strap is, in px. */
const HALF = 6.3

/** Broad straps from the bib over the shoulders. */
function straps(pen: Pen, body: Body, { colour }: Cloth, at: Strapped): string {
  pen.dip(colour)
  const behind = body.flat ? backStraps(pen, body, colour) : ""
  const front = [-1, 1].map((u) => {
    const foot = add(body.T(BIB_TOP, u * at.foot), [0, 8])
    const over = body.shoulderLine(u, at.over, 1)
    const across: Point = [HALF, 0]
    const a = [add(foot, [-HALF, 0]), add(mix(foot, over, 0.5), [-HALF, 0]), add(over, [-HALF, 1])]
    const b = [add(over, across), add(mix(foot, over, 0.5), across), add(foot, across)]
    return (
      pen.solid(
        shape(a, b),
        u < 0 ? tint(colour, 0.3) : colour,
        pen.fill(shape(b, [add(foot, [1, 0]), add(over, [1, 0])]), shade(colour), 0.5),
      ) +
      pen.line(a, 1.4, { a: 0.6, b: 0.6 }) +
      pen.line(b, 1.6, { a: 0.6, b: 0.6 }) +
      slider(mix(foot, over, 0.34))
    )
  })
  return behind + front.join("")
}

/** The brass slider by which a strap is made longer or shorter. */
const slider = ([x, y]: Point): string =>
  `<rect x="${f1(x - 6.5)}" y="${f1(y - 3.5)}" width="13" height="7" rx="1.6" fill="none" stroke="${BRASS}" stroke-width="2.4"/>`

/** The straps' other ends, crossing on the back of the bib. */
function backStraps(pen: Pen, body: Body, colour: string): string {
  const dark = shade(colour, 1.7)
  return [-1, 1]
    .map((u) => {
      const over = body.shoulderLine(u, 0.42, 1)
      const low = body.T(4.2, u * -0.1)
      const d = shape(
        [add(over, [-5.5, 0]), add(low, [-5.5, 0])],
        [add(low, [5.5, 0]), add(over, [5.5, 0])],
      )
      return pen.fill(d, dark) + pen.thin(d, 1, pen.tone)
    })
    .join("")
}
