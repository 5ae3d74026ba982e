import type { Kind, Touch } from "@stylin/garments/vocabulary"
import { type Cloth, type Fold, fold, Panel, paint } from "../../core/cloth.ts"
import { blend, INK, innerLine, shade } from "../../core/colour.ts"
import {
  add,
  curve,
  first,
  last,
  mix,
  mul,
  nth,
  type Point,
  type Points,
  pairs,
  rot,
  shape,
} from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import type { Fit } from "../../figure/fit.ts"
import type { OpenOver } from "../../piece.ts"
import { isTooDark, rimColour } from "../../told-apart.ts"
import { fringe } from "../fringe.ts"
import { studded } from "../seams.ts"
import { bagGloss } from "./gloss.ts"

export type BagKind = Extract<
  Kind,
  "tote_bag" | "shoulder_bag" | "crossbody_bag" | "bucket_bag" | "clutch" | "backpack"
>

export interface BagSpec {
  readonly kind: BagKind
  readonly cloth: Cloth
  /** Whether it is stiff, and held by one short handle on its top. */
  readonly hasTopHandle?: boolean
  /** A coat is worn, whose sleeves are wide. */
  readonly inCoat?: boolean
  /** The hood of a jacket or a coat lies on the shoulders. */
  readonly underHood?: boolean | undefined
  /** What hangs open over the waist, and how wide what is closed round it is. */
  readonly openOver?: OpenOver | undefined
  readonly waistFit?: Fit | undefined
  /** A cape is worn, on which no strap stays: it is held. */
  readonly underCape?: boolean | undefined
  /** The hand that holds it comes out through the slit of a long cape. */
  readonly handsCovered?: boolean | undefined
  /** The shape that its name says, if that is not its kind's. */
  readonly shaped?: BagShape | undefined
}

/** Shapes of bags that are known by their name, and worn in a way of their own. */
export type BagShape = Extract<Touch, "belt-bag" | "baguette" | "satchel" | "sling">

/** Gilt fittings. */
export const GILT = "#C9A45C"

/**
 * A bag in its own frame: the origin is the middle of its upper edge, y grows downwards, and it is
 * about 100 wide. Coordinates are flat lists of x and y.
 */
export interface BagFrame {
  readonly pen: Pen
  readonly cloth: Cloth
  /** Px per unit. */
  readonly k: number
  at(flat: readonly number[]): Point[]
}

export function bagFrame(pen: Pen, cloth: Cloth, origin: Point, k = 1, tilt = 0): BagFrame {
  return {
    pen,
    cloth,
    k,
    at: (flat) => pairs(flat).map((point) => add(origin, mul(rot(point, tilt), k))),
  }
}

/** The sides of a bag's body, and how far its edges sag between them. */
export interface BagBody {
  readonly left: readonly number[]
  readonly right: readonly number[]
  readonly bow: number
  readonly folds?: readonly Fold[]
}

/** The leather of handles and tabs on straw and cloth. */
const TAN = "#8E5E3B"

/** What handles are made of: straw has leather ones, everything else its own cloth. */
export const handleColour = ({ colour, material }: Cloth): string =>
  material === "straw" ? TAN : colour

/** Cloth bags have broad webbing for straps, stitched along both edges. */
const WEBBING = 1.9

/** A strap or handle: a line with an edge. */
export function strap(frame: BagFrame, flat: readonly number[], width: number, tone = 0): string {
  const { pen, cloth, k } = frame
  const d = curve(frame.at(flat))
  const isWebbing = cloth.material === "canvas"
  const w = width * Math.sqrt(k) * (isWebbing ? WEBBING : 1)
  const own = handleColour(cloth)
  const colour = tone ? shade(own, tone) : own
  const stitches = isWebbing
    ? pen.thin(d, w * 0.62, shade(colour, 1.3), ' stroke-dasharray="5 4" stroke-opacity=".5"') +
      pen.thin(d, w * 0.42, colour)
    : ""
  return edgedLine(pen, d, w, colour, own) + stitches
}

/** A strap's line between its edges: darker ones, or on dark leather paler ones, which show on a dark coat too. */
export const edgedLine = (pen: Pen, d: string, width: number, colour: string, own = colour) =>
  (isTooDark(own)
    ? pen.thin(d, width + RIMMED, rimColour(own))
    : pen.thin(d, width + 1.7, blend(own, INK, 0.78))) + pen.thin(d, width, colour)

/** How much broader a strap is with its pale edges, in px. */
const RIMMED = 1.8

/** Whether its fittings are of leather: straw and cloth bags have no gilt. */
export const hasTabs = ({ material }: Cloth): boolean =>
  material === "straw" || material === "canvas" || material === "crochet"

/** A seam on the bag. */
export function stitched(frame: BagFrame, points: Points, width = 1.1): string {
  return frame.pen.mark(points, width * Math.sqrt(frame.k), innerLine(frame.cloth.colour), {
    a: 0.7,
    b: 0.7,
  })
}

/** A plate, of metal or a tab of leather: a lock, a ring's foot. `w` and `h` in the bag's units. */
export function plate({ cloth, k }: BagFrame, [x, y]: Point, w: number, h: number): string {
  return `<rect x="${(x - (w * k) / 2).toFixed(1)}" y="${(y - (h * k) / 2).toFixed(1)}" width="${(w * k).toFixed(1)}" height="${(h * k).toFixed(1)}" rx="${(1.2 * k).toFixed(1)}" fill="${hasTabs(cloth) ? TAN : GILT}" stroke="${INK}" stroke-width=".9"/>`
}

export function ring({ k }: BagFrame, [x, y]: Point, r: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(r * k).toFixed(1)}" fill="none" stroke="${shade(GILT, 0.6)}" stroke-width="${(1.5 * Math.sqrt(k)).toFixed(1)}"/>`
}

/** The folds that a bag of soft cloth hangs in. */
interface Hanging {
  /** Where they begin, from -1 at the left edge to 1 at the right one. */
  readonly at: readonly number[]
  /** How far below the rim they begin, and to where the shortest hangs, 0 to 1. */
  readonly from: number
  readonly to: number
  /** How far out they run at their foot, as a share of where they are. */
  readonly out: number
  /** How wide they are, in the bag's units, and the weight of their line. */
  readonly wide: number
  readonly line: number
}

/** Folds from the rim of a soft bag, every other one longer; without them it would seem stuffed. */
export const hanging = ({ k }: BagFrame, { at, from, to, out, wide, line }: Hanging): Fold[] =>
  at.map((u, i) => ({
    ...fold(u * 0.8, from, u * out, to + (i % 2) * 0.2, 0.03, wide * k, line),
    keep: true,
  }))

/** The painted and outlined body, with its panel to place things on. */
export function bagBody(
  frame: BagFrame,
  body: BagBody,
  extra: (panel: Panel) => string = () => "",
) {
  const { pen, cloth, k } = frame
  const left = frame.at(body.left)
  const right = frame.at(body.right)
  const bow = body.bow * k
  const sag = (p: Point): Point => add(p, [0, bow])
  const top = [first(left), sag(mix(first(left), first(right), 0.5)), first(right)]
  const bottom = [
    last(left),
    add(mix(last(left), last(right), 0.12), [0, bow * 0.9]),
    add(mix(last(left), last(right), 0.88), [0, bow * 0.9]),
    last(right),
  ]
  const panel = new Panel(left, right, bow)
  const studs = [-0.9, 0.9].map((u) => panel.path(pairs([u, 0.1, u, 0.5, u * 0.98, 0.9])))
  const heavy = k > 1.5 ? 1.5 : 1
  const drawn =
    paint(pen, cloth, panel, shape(top, right, [...bottom].reverse(), [...left].reverse()), {
      folds: body.folds ?? [],
      shadowFrom: 0.62,
      surface: bagGloss(pen, cloth, panel),
      extra: extra(panel) + studded(pen, cloth, studs.map(curve).join(""), 2.6 * Math.sqrt(k)),
    }) +
    pen.line(left, 1.7 * heavy, { a: 0.5, b: 0.5 }) +
    pen.line(right, 2.4 * heavy, { a: 0.5, b: 0.5 }) +
    pen.line(top, 1.5 * heavy, { a: 0.6, b: 0.6, lost: 0 }) +
    pen.line(bottom, 2.3 * heavy, { a: 0.6, b: 0.6 })
  const hanging = panel.path(pairs([-0.97, 0.46, -0.5, 0.5, 0, 0.52, 0.5, 0.5, 0.97, 0.46]))
  const strips = fringe(pen, cloth, hanging, {
    length: panel.height * 0.6 + 12 * k,
    apart: 3.6 * k,
  })
  return { drawn: drawn + strips, panel, top, bottom }
}

/** A flap over the front: its shade, its edge, its lock. `down` is how far it reaches, 0 to 1. */
export function flap(frame: BagFrame, panel: Panel, down: number): string {
  const { pen, cloth, k } = frame
  const edge: Points = [
    panel.at(-1, 0),
    panel.at(-1.01, down * 0.6),
    panel.at(-0.7, down * 0.93),
    panel.at(0, down),
    panel.at(0.7, down * 0.93),
    panel.at(1.01, down * 0.6),
    panel.at(1, 0),
  ]
  const under = edge.slice(1, 6)
  const rim = under.map((p): Point => mix(p, panel.at(0, 0), 0.09))
  const low = [...under].reverse().map((p): Point => add(p, [1.5 * k, 4 * k]))
  return (
    pen.within(
      shape([panel.at(-1, 0), ...panel.L.slice(1)], [...panel.R].reverse(), [
        panel.at(1, 0),
        panel.at(-1, 0),
      ]),
      pen.fill(shape(under, low), shade(cloth.colour, 1.7), 0.7),
    ) +
    pen.line(edge.slice(1, 6), 1.7 * Math.sqrt(k), { a: 0.7, b: 0.7, lost: 0 }) +
    studded(pen, cloth, curve(rim), 2.6 * Math.sqrt(k)) +
    plate(frame, nth([panel.at(0, down)], 0), 9, 8)
  )
}
