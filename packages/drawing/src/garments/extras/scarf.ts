import type { Material } from "@stylin/garments/vocabulary"
import { type Cloth, fold, Panel, paint } from "../../core/cloth.ts"
import { add, blob, lerp, mul, nth, type Point, type Points, shape } from "../../core/geom.ts"
import { type Layer, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import { type Sprig, sprigs, unprinted } from "../../core/sprigs.ts"
import type { Body } from "../../figure/body.ts"
import { fringe } from "../fringe.ts"
import type { Neck } from "./neck.ts"
import { bandWithKnot, corners } from "./silk-square.ts"

/** One hanging end: its left edge, its width, its length and how far it swings. */
interface End {
  readonly x: number
  readonly width: number
  readonly length: number
  readonly swing: number
}
const ENDS: readonly End[] = [
  { x: 4, width: 25, length: 150, swing: 2 },
  { x: -20, width: 24, length: 118, swing: -4 },
]
/** On a figure the ends hang apart over the fronts of a coat: what is beneath is seen between them. */
const APART: readonly End[] = [
  { x: 14, width: 22, length: 146, swing: 6 },
  { x: -34, width: 21, length: 116, swing: -6 },
]

/** How a scarf is made: a square of silk folded and knotted, or long, with plain ends or fringed. */
export type ScarfForm = "square" | "plain" | "fringed"

/** Cloths of squares, and of what is smooth and thin and hangs without a fringe. */
const SQUARES: readonly Material[] = ["silk", "satin"]
const THIN: readonly Material[] = [
  "cotton",
  "linen",
  "viscose",
  "chiffon",
  "polyester",
  "nylon",
  "jersey",
  "lace",
  "mesh",
  "velvet",
  "fur",
  "fleece",
]

/** How a scarf of a cloth is made. */
export function scarfFormOf(material: Material): ScarfForm {
  if (SQUARES.includes(material)) return "square"
  return THIN.includes(material) ? "plain" : "fringed"
}

/** Where flowers lie on a hanging end and on what goes round the neck, and how large they are, in px on a figure. */
const ON_END: readonly Sprig[] = [
  [0.25, 0.2, 20],
  [-0.25, 0.5, 110],
  [0.2, 0.82, 60],
]
const ROUND: readonly Sprig[] = [
  [-0.62, 0.42, 30],
  [-0.02, 0.72, 80],
  [0.62, 0.4, 140],
]
const BLOOM = 8.4

function hangingEnd(pen: Pen, cloth: Cloth, { at, k }: Neck, end: End, isFringed: boolean): string {
  const p = (x: number, y: number): Point => add(at, mul([x, y], k))
  const { x, width, length, swing } = end
  const left: Points = [p(x, 14), p(x - 3, length * 0.4), p(x - 6 + swing, length)]
  const right: Points = [
    p(x + width, 14),
    p(x + width + 2, length * 0.4),
    p(x + width + 4 + swing, length - 6),
  ]
  const panel = new Panel(left, right, 3 * k)
  return (
    paint(pen, unprinted(cloth), panel, shape(left, [...right].reverse()), {
      shadowFrom: 0.5,
      extra: sprigs(pen, cloth, panel, ON_END, BLOOM * k),
      folds: [
        fold(-0.3, 0.05, -0.1, 0.9, 0.1, 5 * k, 0.9),
        fold(0.4, 0.05, 0.3, 0.6, 0, 4 * k, 0.7),
      ],
    }) +
    pen.line(left, 1.6) +
    pen.line(right, 2.2) +
    (isFringed ? threads(pen, cloth, panel, k) : pen.line([nth(left, 2), nth(right, 2)], 1.4))
  )
}

/** How long the threads of a fringe are and how far apart, and those of a scarf that is known by it, in px. */
const THREADS = [11, 3.4] as const
const LONG_THREADS = [24, 2.6] as const

/** A fringe in the scarf's own colour: in ink it would be a row of thorns. */
function threads(pen: Pen, cloth: Cloth, panel: Panel, k: number): string {
  const hem = [-0.96, 0, 0.96].map((u) => panel.at(u, 0.985))
  const [length, apart] = cloth.fringed ? LONG_THREADS : THREADS
  return fringe(pen, { ...cloth, fringed: true }, hem, { length: length * k, apart: apart * k })
}

/** How large a knotted square is drawn alone, in px for each on a figure. */
const SQUARE_ALONE = 5

function roundNeck(pen: Pen, cloth: Cloth, { at, k }: Neck): string {
  const p = (x: number, y: number): Point => add(at, mul([x, y], k))
  const outline = [
    p(-22, -12),
    p(-31, 4),
    p(-26, 18),
    p(0, 28),
    p(27, 17),
    p(31, 3),
    p(22, -12),
    p(0, -2),
  ]
  const panel = new Panel(
    [p(-26, -12), p(-31, 4), p(-22, 20)],
    [p(26, -12), p(31, 4), p(22, 20)],
    9 * k,
  )
  return (
    paint(pen, unprinted(cloth), panel, blob(outline), {
      shadowFrom: 0.5,
      extra: sprigs(pen, cloth, panel, ROUND, BLOOM * k),
      folds: [
        { ...fold(-0.9, 0.5, 0.5, 0.7, 0.1, 6 * k, 1), keep: true },
        { ...fold(-0.8, 0.15, 0.2, 0.4, 0.1, 5 * k, 0.9), keep: true },
        { ...fold(0.9, 0.3, 0.2, 0.75, 0, 5 * k, 0.9), keep: true },
      ],
    }) +
    pen.line(outline.slice(0, 4), 1.7) +
    pen.line(outline.slice(3, 7), 2.3) +
    pen.line([nth(outline, 6), nth(outline, 7), nth(outline, 0)], 1.2)
  )
}

/** A scarf round the neck of a figure, its ends hanging, or knotted if it is a silk square. */
export function scarf(pen: Pen, body: Body, cloth: Cloth, form: ScarfForm = "fringed"): Layer[] {
  const base = body.T(0, 0)
  const neck: Neck = { at: [lerp(body.head.c[0], base[0], 0.5), base[1]], k: 1 }
  const isFringed = form === "fringed"
  if (form === "square") {
    return [
      { z: Z.scarf, s: corners(pen, cloth, neck) },
      { z: Z.scarfLoop, s: bandWithKnot(pen, cloth, neck) },
    ]
  }
  return [
    { z: Z.scarf, s: APART.map((end) => hangingEnd(pen, cloth, neck, end, isFringed)).join("") },
    { z: Z.scarfLoop, s: roundNeck(pen, cloth, neck) },
  ]
}

/** A scarf alone, looped or knotted as a shop hangs it. */
export function scarfAlone(pen: Pen, cloth: Cloth, form: ScarfForm = "fringed"): string {
  const neck: Neck = { at: [300, 300], k: 2.6 }
  const wide = { ...cloth, scale: (cloth.scale ?? 1) * 2 }
  if (form === "square") {
    const near: Neck = { ...neck, k: SQUARE_ALONE }
    return corners(pen, wide, near) + bandWithKnot(pen, wide, near)
  }
  return (
    ENDS.map((end) => hangingEnd(pen, wide, neck, end, form === "fringed")).join("") +
    roundNeck(pen, wide, neck)
  )
}
