import { type Cloth, Panel, paint } from "../core/cloth.ts"
import { blend, innerLine, light, shade, tint } from "../core/colour.ts"
import { add, curve, lens, mix, nth, type Point, type Points, pairs, shape } from "../core/geom.ts"
import { type Layer, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { reversed, STITCHES } from "./seams.ts"

export interface HoodSpec {
  readonly under?: boolean
  /** It lies inside the hood of a coat, which shows round it. */
  readonly inside?: boolean
  /** Height in the pile, above the coat or jacket it belongs to. */
  readonly z?: number
  /** Fur or fleece along its edge. */
  readonly trim?: string | undefined
  readonly cords?: boolean
  /** The neckline that it is sewn to, if nothing else shows inside it: its lining lies below. */
  readonly neck?: Points
  /** A stiff peak keeps the rain off the face. */
  readonly peaked?: boolean
  /** It opens with the front: how far from the middle its edges end, as a share of the half width. */
  readonly apart?: number | undefined
}

/** The inside of a hood: darker, and of its own colour, since grey would be another garment. */
export const insideOf = (colour: string): string => shade(colour, INSIDE)
const INSIDE = 1.5

/** A hood: it lies on the shoulders of the figure, and stands up on a flat. */
export function hood(pen: Pen, body: Body, cloth: Cloth, spec: HoodSpec = {}): Layer[] {
  return body.flat ? raised(pen, body, cloth, spec) : lowered(pen, body, cloth, spec)
}

/** Points relative to the side of the neck, y down from its base, mirrored to the right. */
function mirrored(n: Point, points: Points): { left: Point[]; right: Point[] } {
  return {
    left: points.map(([x, y]) => [n[0] - x, n[1] + y]),
    right: points.map(([x, y]) => [n[0] + x, n[1] + y]),
  }
}

function raised(pen: Pen, body: Body, cloth: Cloth, spec: HoodSpec): Layer[] {
  const { colour } = cloth
  const n = body.T(0, 0)
  const c = body.T(1.55, 0)
  const outer = mirrored(n, pairs([33, 18, 45, -14, 47, -48, 33, -78, 0, -89]))
  const inner = mirrored(n, pairs([20, 12, 29, -14, 30, -42, 21, -62, 0, -69]))
  const over: Points = [...outer.left, ...reversed(outer.right).slice(1)]
  const face: Points = [...inner.left, ...reversed(inner.right).slice(1)]
  const shell = shape([c, ...over.slice(0, 1)], over, [...over.slice(-1), c])
  const opening = shape([c, ...face.slice(0, 1)], face, [...face.slice(-1), c])
  const front = Z.collar
  pen.dip(colour)
  const s =
    paint(pen, cloth, new Panel(reversed(outer.left), reversed(outer.right), 0), shell, {
      shadowFrom: 0.55,
    }) +
    pen.fill(opening, insideOf(colour)) +
    pen.fill(lens([add(n, [0, -66]), add(n, [2, -30]), add(n, [0, 14])], 3), shade(colour, 2.4)) +
    pen.line(over, 2, { a: 0.4, b: 0.5 }) +
    (spec.trim
      ? pen.thin(curve([c, ...face, c]), 11, spec.trim) +
        pen.thin(curve([c, ...face, c]), 7, tint(spec.trim, 0.8), ' stroke-dasharray="2 3"')
      : pen.line([c, ...face], 1.5, { a: 0.5, b: 0.5 }) +
        pen.line([...face.slice(-1), c], 1.5, { a: 0.5, b: 0.5 })) +
    (spec.peaked ? peak(pen, colour, n) : "") +
    (spec.cords ? cords(pen, colour, add(c, [-5, 2]), add(c, [5, 2])) : "")
  return [{ z: front, s }]
}

/** The peak over the opening of a hood that stands up, stitched along its edge. */
function peak(pen: Pen, colour: string, n: Point): string {
  const at = (flat: readonly number[]) => pairs(flat).map((p) => add(n, p))
  const brow = at([-33, -44, -24, -68, 0, -76, 24, -68, 33, -44])
  const rim = at([33, -44, 22, -54, 0, -58, -22, -54, -33, -44])
  const sewn = rim.map((p) => add(p, [0, -4]))
  return (
    pen.edged(shape(brow, rim), tint(colour, 0.5), 1.5, innerLine(colour)) +
    pen.line(rim, 2, { a: 0.5, b: 0.5 }) +
    pen.thin(curve(sewn), 0.8, innerLine(colour), STITCHES)
  )
}

/** The outer edge of one side of a hood that lies on the shoulders, from the nape to the front, and back along its opening. */
interface Edges {
  readonly outer: Point[]
  readonly inner: Point[]
}

/**
 * It lies back on the shoulders and hangs down the back: in front, its round edge shows low behind the bare neck, and its dark
 * inside. As high as the chin it would be a funnel collar.
 */
function lowered(pen: Pen, body: Body, cloth: Cloth, spec: HoodSpec): Layer[] {
  const { colour } = cloth
  const S = body.shoulderLine
  const n = body.T(0, 0)
  const c = body.T(1.45, 0)
  const pile = mirrored(n, pairs([53, 6, 48, -6, 32, -15, 0, -18]))
  const depth = mirrored(n, pairs([41, 9, 36, -3, 24, -10, 0, -12]))
  const { inside = false } = spec
  const over = [...pile.left, ...reversed(pile.right).slice(1)]
  const hollow = [...depth.left, ...reversed(depth.right).slice(1)]
  const edges = (u: number): Edges => ({
    outer: inside
      ? [
          add(n, [u * 17, -8]),
          add(n, [u * 22, 1]),
          body.T(1.05, u * 0.3),
          body.T(1.5, u * 0.2),
          body.T(1.9, u * 0.03),
        ]
      : [
          add(n, [u * 37, -10]),
          add(n, [u * 49, 1]),
          add(S(u, 0.66), [u * 1, 1]),
          body.T(1.66, u * 0.38),
          body.T(2, u * 0.05),
        ],
    inner: inside
      ? [c, add(n, [u * 12, 13]), add(n, [u * 16, 0]), add(n, [u * 15, -7])]
      : [c, add(n, [u * 15, 18]), add(n, [u * 26, 6]), add(n, [u * 28, -6])],
  })
  const open = (u: number, apart: number): Edges => ({
    outer: [
      add(n, [u * 42, -6]),
      add(n, [u * 58, 5]),
      add(S(u, 0.82), [u * 2, 1]),
      body.T(1.68, u * (0.38 + apart * 0.4)),
      body.T(2.2, u * (0.1 + apart)),
    ],
    inner: [
      body.T(2.08, u * apart),
      body.T(1.36, u * (0.2 + apart * 0.55)),
      add(n, [u * 32, 6]),
      add(n, [u * 30, -5]),
    ],
  })
  const isOpen = spec.apart !== undefined && !inside
  pen.dip(colour)
  const sides = [-1, 1].map((u) => {
    const { outer, inner } = isOpen ? open(u, spec.apart ?? 0) : edges(u)
    const d = shape(outer, [nth(outer, 4), nth(inner, 0)], inner)
    const panel = new Panel(u < 0 ? outer : reversed(inner), u < 0 ? reversed(inner) : outer, 0)
    // Two folds of loose cloth: without them it looks stuffed.
    const folds = [
      lens(
        [mix(nth(outer, 0), nth(inner, -1), 0.4), add(n, [u * 38, 3]), body.T(1.3, u * 0.36)],
        3,
      ),
      lens([add(nth(inner, -2), [u * 4, 4]), body.T(1.2, u * 0.26), nth(outer, 3)], 2.6),
    ]
    return (
      (inside ? "" : pen.fill(inOf(n, u, inner), insideOf(colour))) +
      paint(pen, cloth, panel, d, {
        shadowFrom: 1,
        glint: 0,
        extra: pen.fill(folds.join(""), shade(colour, 1.2), 0.8),
      }) +
      pen.line(outer, u < 0 ? 1.5 : 1.9, { a: 0.4, b: 0.5 }) +
      (spec.trim
        ? pen.thin(curve(inner), 14, shade(spec.trim, 0.9)) +
          pen.thin(curve(inner), 11.5, spec.trim) +
          pen.thin(curve(inner), 8, tint(spec.trim, 0.9), ' stroke-dasharray="1.6 2.6"')
        : (spec.peaked ? band(pen, colour, inner) : casing(pen, colour, inner, u)) +
          pen.line(inner, 1.5, { a: 0.5, b: 0.6 }))
    )
  })
  // Pulled out over the collar of what is worn on top.
  const z = spec.z ?? (inside || spec.under ? Z.coat + 2 : Z.collar)
  const ends = isOpen
    ? [-1, 1].map((u) => nth(open(u, spec.apart ?? 0).inner, 0))
    : [add(c, [-5, 2]), add(c, [5, 2])]
  const front: Layer = {
    z,
    s:
      (spec.neck ? linedTo(pen, colour, spec.neck, c) : "") +
      sides.join("") +
      (spec.cords ? cords(pen, colour, nth(ends, 0), nth(ends, 1)) : ""),
  }
  if (inside) return [front]
  return [
    {
      z: Z.back + 2,
      s:
        pen.fill(shape(over, [S(1, 0.5), S(-1, 0.5)]), shade(colour, 0.6)) +
        pen.fill(shape(hollow, [S(1, 0.4), S(-1, 0.4)]), insideOf(colour)) +
        pen.line(hollow, 1.3, { a: 0.6, b: 0.6 }) +
        pen.line(over, 2, { a: 0.5, b: 0.5 }),
    },
    front,
  ]
}

/** The inside of the hood beside the neck, within its edge: what tells its depth from a collar. */
const inOf = (n: Point, u: number, inner: Points): string =>
  shape(
    inner,
    [nth(inner, -1), [n[0] + u * 15, nth(inner, -1)[1] - 2]],
    [
      [n[0] + u * 15, nth(inner, -1)[1] - 2],
      add(n, [u * 15.5, -2]),
      add(n, [u * 11, 9]),
      nth(inner, 0),
    ],
  )

/** The plain inside of the hood, from the neckline down to where its edges meet. */
const linedTo = (pen: Pen, colour: string, neck: Points, c: Point): string =>
  pen.fill(shape(neck, [nth(neck, -1), add(c, [0, 3]), nth(neck, 0)]), insideOf(colour)) +
  pen.line(neck, 1.5, { a: 0.7, b: 0.7, lost: 0 })

/** The seam beside the edge of a hood, within which its cord runs. */
const casing = (pen: Pen, colour: string, inner: Points, u: number): string =>
  pen.mark(
    inner.map((p) => add(p, [u * CASING, CASING * 0.3])),
    1,
    innerLine(colour),
    { a: 0.7, b: 0.7 },
  )
/** How broad that is, in px. */
const CASING = 5.4

/** The stiffened edge of a hood with a peak, as it lies beside the neck. */
const band = (pen: Pen, colour: string, inner: Points): string =>
  pen.thin(curve(inner), 10, tint(colour, 0.6)) +
  pen.thin(curve(inner.map((p) => add(p, [0, 3.4]))), 0.8, innerLine(colour), STITCHES)

/** How long the end of a cord is, where it is bound. */
const TIP = 4.5

function cords(pen: Pen, colour: string, l: Point, r: Point): string {
  const cord = light(colour) > 0.78 ? blend(colour, "#6B5A4A", 0.35) : tint(colour, 2)
  const left = [l, add(l, [-3, 22]), add(l, [-1, 44])]
  const right = [r, add(r, [4, 20]), add(r, [3, 38])]
  const tips = [left, right].map((one) => curve([nth(one, -1), add(nth(one, -1), [0, TIP])]))
  return pen.thin(curve(left) + curve(right), 2.2, cord) + pen.thin(tips.join(""), 3.4, cord)
}
