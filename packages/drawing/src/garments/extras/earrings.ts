import type { Touch } from "@stylin/garments/vocabulary"
import type { Cloth } from "../../core/cloth.ts"
import { blend, INK } from "../../core/colour.ts"
import { add, blob, curve, type Point, pairs, rot, shape } from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { headMap, TURNED } from "../../figure/face.ts"
import { arc, disc, pearl, pearls, wire } from "./metal.ts"
import { metalTones } from "./small.ts"

const FORMS = ["hoops", "ear-studs", "drops", "leaves"] as const satisfies readonly Touch[]
/** How earrings are made: rings through the ear, beads on it, or drops or leaves that hang from it. */
export type EarringForm = (typeof FORMS)[number]

/** The form that the words name; else pearls hang and metal is bent to a hoop. */
export const earringFormOf = (touches: readonly Touch[], { material }: Cloth): EarringForm =>
  FORMS.find((form) => touches.includes(form)) ?? (material === "pearl" ? "drops" : "hoops")

/** A bead of the cloth: a pearl, a ball of metal, or a stone set in it. */
function bead(pen: Pen, at: Point, { colour, second, material }: Cloth, size: number): string {
  const ball = pearl(pen, at, colour, size)
  const isSet = second !== undefined && material !== "pearl"
  return isSet ? ball + disc(at, Number((size * 0.34).toFixed(1)), second) : ball
}

/** What hangs from the ear: a pearl, or a drop of metal. `long` is its length in px. */
function pendant(pen: Pen, [x, y]: Point, cloth: Cloth, long: number): string {
  if (cloth.material === "pearl") return pearl(pen, [x, y + long / 2], cloth.colour, long)
  const half = long * 0.32
  const side = (u: 1 | -1) =>
    pairs([
      0,
      0,
      u * half * 0.5,
      long * 0.36,
      u * half,
      long * 0.7,
      u * half * 0.6,
      long * 0.93,
      0,
      long,
    ]).map((p) => add([x, y], p))
  const drop = shape(side(1), side(-1).reverse())
  const { lit, dark } = metalTones(cloth.colour)
  const shine = curve([
    [x - half * 0.5, y + long * 0.55],
    [x - half * 0.55, y + long * 0.74],
    [x - half * 0.2, y + long * 0.86],
  ])
  const line = long > 20 ? 2.6 : 0.8
  return (
    pen.solid(drop, cloth.second ?? cloth.colour, pen.thin(shine, long * 0.1, lit)) +
    pen.thin(drop, line, blend(dark, INK, 0.5))
  )
}

/** A leaf of metal with its midrib. `long` is its length in px. */
function leaf(pen: Pen, [x, y]: Point, { colour }: Cloth, long: number): string {
  const tip: Point = [x + long * 0.08, y + long]
  const edge = (u: number): Point[] => [[x, y], [x + u * long * 0.3, y + long * 0.42], tip]
  const { lit, dark } = metalTones(colour)
  const rib = curve([[x, y], [x - long * 0.02, y + long * 0.5], tip])
  return (
    pen.edged(
      shape(edge(-1), edge(1).reverse()),
      lit,
      long > 20 ? 2.6 : 0.9,
      blend(dark, INK, 0.5),
    ) + pen.thin(rib, long > 20 ? 3 : 0.7, dark)
  )
}

/** Where the lobe of the near ear is in the head's frame, and beside the far cheek the other's. */
const NEAR: Point = [0.57, 0.36]
const FAR: Point = [-0.6, 0.38]
/** How narrow a hoop at the far ear is, which is seen nearly from its edge. */
const EDGEWAYS = 0.62

/** The earrings, where the ears show: a head that is turned away hides the far one. */
export function earrings(pen: Pen, body: Body, cloth: Cloth, form: EarringForm): Layer[] {
  const map = headMap(body)
  const far = (body.head.look ?? 0) > TURNED ? "" : earring(pen, map(FAR), cloth, form, EDGEWAYS)
  return [{ z: Z.hair + 1.5, s: far + earring(pen, map(NEAR), cloth, form, 1) }]
}

/** One that is worn; `across` is how much of its width is seen. */
function earring(pen: Pen, [x, y]: Point, cloth: Cloth, form: EarringForm, across: number): string {
  const worn: Record<EarringForm, () => string> = {
    hoops: () => hoop(pen, [x, y + 4.6], cloth, { width: 4.8 * across, height: 6, wide: 2.4 }),
    "ear-studs": () => bead(pen, [x, y], cloth, 5.4),
    drops: () =>
      wire(pen, curve(pairs([x, y - 1, x, y + 5])), metalOf(cloth), 1.2) +
      pendant(pen, [x, y + 4], cloth, cloth.material === "pearl" ? 6 : 11),
    leaves: () => leaf(pen, [x, y], cloth, 15),
  }
  return worn[form]()
}

interface Hoop {
  readonly width: number
  readonly height: number
  /** How thick its wire is. */
  readonly wide: number
}

/** A ring of wire; of pearls, they are strung on its lower half. */
function hoop(pen: Pen, at: Point, { colour, material }: Cloth, { width, height, wide }: Hoop) {
  const round = blob(arc(at, width, height, -80, 250))
  if (material !== "pearl") return wire(pen, round, colour, wide)
  return (
    wire(pen, round, GILT, wide * 0.4) +
    pearls(pen, curve(arc(at, width, height, 0, 180)), colour, wide * 1.5)
  )
}

/** The metal of an earring: pearls are carried by gilt. */
const metalOf = ({ colour, material }: Cloth): string => (material === "pearl" ? GILT : colour)
const GILT = "#C9A45C"

/** A pair of earrings alone; studs are turned, so that what holds them is seen. */
export function earringsAlone(pen: Pen, cloth: Cloth, form: EarringForm): string {
  const metal = metalOf(cloth)
  const hung = ([x, y]: Point) =>
    wire(
      pen,
      curve(pairs([x, y, x, y - 40, x + 14, y - 68, x + 34, y - 56, x + 30, y - 24])),
      metal,
      5,
    )
  const alone: Record<EarringForm, () => string> = {
    hoops: () =>
      [206, 394]
        .map(
          (x) =>
            wire(pen, curve(pairs([x + 8, 300, x + 30, 290, x + 44, 300])), metal, 4.4) +
            hoop(pen, [x, 400], cloth, { width: 76, height: 98, wide: 17 }),
        )
        .join(""),
    "ear-studs": () =>
      STUDS.map(({ at, turn }) => clutch(pen, at, turn, metal) + bead(pen, at, cloth, 136)).join(
        "",
      ),
    drops: () =>
      [206, 394]
        .map(
          (x) =>
            hung([x, 340]) +
            (cloth.material === "pearl"
              ? pendant(pen, [x, 332], cloth, 104)
              : bead(pen, [x, 340], { ...cloth, second: undefined }, 34) +
                pendant(pen, [x, 354], cloth, 176)),
        )
        .join(""),
    leaves: () => [206, 394].map((x) => hung([x, 340]) + leaf(pen, [x, 338], cloth, 190)).join(""),
  }
  return alone[form]()
}

/** How the studs of a pair lie. */
const STUDS: readonly { readonly at: Point; readonly turn: number }[] = [
  { at: [222, 330], turn: -24 },
  { at: [316, 486], turn: 20 },
]

/** A stud's post, which runs through the ear, and the butterfly that holds it there. */
function clutch(pen: Pen, at: Point, turn: number, metal: string): string {
  const put = (flat: readonly number[]) => pairs(flat).map((p) => add(at, rot(p, turn)))
  const wing = (u: 1 | -1) => blob(put([98, 0, 108, u * 30, 138, u * 36, 148, u * 16, 126, u * 3]))
  return (
    wire(pen, curve(put([0, 0, 70, 0, 152, 0])), metal, 8) + wire(pen, wing(-1) + wing(1), metal, 7)
  )
}
