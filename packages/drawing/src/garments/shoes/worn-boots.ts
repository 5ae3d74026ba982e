import { fold, paint } from "../../core/cloth.ts"
import { blend, INK, light, shade, tint } from "../../core/colour.ts"
import {
  curve,
  first as firstOf,
  last as lastOf,
  lerp,
  mix,
  type Point,
  type Points,
  pairs,
  range,
  sample,
  shape,
} from "../../core/geom.ts"
import { Panel } from "../../core/panel.ts"
import { woolly } from "../jacket-parts.ts"
import { studded } from "../seams.ts"
import { type Last, lastOfFoot } from "./last.ts"
import { isSoft, SHEEPSKIN, softSeams } from "./sheepskin.ts"
import { FLEECE, shaftTop } from "./spec.ts"
import { toeCap } from "./toe-cap.ts"
import { leatherSole } from "./worn-low.ts"
import { heelPiece, soleEdge, studs, type Worn } from "./worn-parts.ts"

/** A boot's outline in the picture's frame. */
interface BootShape {
  readonly d: string
  /** The inked edges: shin and instep, toe, sole, heel and calf, rim. */
  readonly edges: readonly Points[]
  readonly rim: Points
  /** The shaft, from the rim to the ankle. */
  readonly shaft: Panel
}

function bootShape({ stance, spec }: Worn, last: Last, ease: number): BootShape {
  const top = Math.max(shaftTop(spec), spec.shownFrom ?? 0)
  const leg = (edge: 1 | -1): Point[] =>
    range(6).map((i) => {
      const t = lerp(top, 0.985, i / 5)
      return stance.limb.edge(t, edge, ease + (i === 0 ? 0.8 : 0))
    })
  const shin = leg(stance.shin)
  const calf = leg(stance.shin === 1 ? -1 : 1)
  const front = [...shin, ...stance.at(last.front.slice(2))]
  const back = [...stance.at(last.back.slice(0, 2)), ...[...calf].reverse()]
  const a = lastOf(back)
  const b = firstOf(front)
  const middle = mix(a, b, 0.5)
  const rim: Points = [a, [middle[0], middle[1] + 4.5], b]
  const tip = stance.at(last.tip)
  const sole = stance.at(last.sole)
  const [left, right] = stance.toe > 0 ? [calf, shin] : [shin, calf]
  return {
    d: shape(rim, front, tip, sole, back),
    edges: [front, tip, sole, back],
    rim,
    shaft: new Panel(sample(left, 5), sample(right, 5), 3),
  }
}

interface BootStyle {
  readonly ease: number
  readonly wide: number
  readonly toe: "round" | "almond" | "pointed"
  readonly sole: string
  readonly thick: number
  /** Stiff: the shaft does not crease. */
  readonly stiff?: boolean
  /** Drawing on the shaft and foot, above the cloth. */
  readonly detail: (boot: BootShape) => string
}

const CREASES = [
  fold(-0.8, 0.82, 0.3, 0.88, 0, 5, 0.6),
  fold(0.85, 0.66, -0.2, 0.74, 0, 4, 0.5),
  fold(-0.9, 0.5, 0, 0.56, 0, 4, 0),
]

/** How far a boot on a deep sole stands off the foot, in px. */
const STOUT = 3.2

/** What a lined boot has: the room of its lining and the depth of its tread, in px. */
const PADDED = 2.4
const TREAD = 5.5

export function boot(worn: Worn, style: BootStyle): string {
  const { pen, stance, spec, lift } = worn
  // A deep sole stands wider than the foot, whose toe is round on it.
  const last =
    spec.thick || spec.lined
      ? lastOfFoot(lift, "round", Math.max(style.wide, isSoft(spec) ? SHEEPSKIN.wide : STOUT))
      : lastOfFoot(lift, style.toe, style.wide)
  const room = spec.covered ? 0 : (spec.lined ? PADDED : 0) + (isSoft(spec) ? SHEEPSKIN.ease : 0)
  const made = bootShape(worn, last, style.ease + room)
  const { cloth } = spec
  const under = [...last.tip.slice(1), ...last.sole]
  const depth = stance.toe < 0 ? 14 : 8
  const foot = shape(
    stance.at(under),
    stance.at([...under].reverse().map(([x, y]): Point => [x + depth * 0.3, y - depth])),
  )
  const creases = stance.at(pairs([-9, 12, -2, 17, 8, 13]))
  return (
    heelPiece(worn, last, style.sole) +
    paint(pen, { ...cloth, material: cloth.material ?? "leather" }, made.shaft, made.d, {
      folds: style.stiff ? [] : CREASES,
      shadowFrom: 0.3,
      dense: true,
      extra: pen.fill(foot, shade(cloth.colour), 0.7),
    }) +
    (style.stiff ? "" : pen.mark(creases, 1, shade(cloth.colour, 2))) +
    style.detail(made) +
    studs(worn, last) +
    studded(
      pen,
      cloth,
      [0.12, 0.24]
        .map((v) => curve(made.shaft.path(pairs([-0.8, v, 0, v + 0.02, 0.8, v]))))
        .join(""),
      2.2,
    ) +
    made.edges.map((edge) => pen.line(edge, 1.8, { a: 0.6, b: 0.6, lost: 0 })).join("") +
    (spec.lined && !spec.covered
      ? woolly(pen, made.rim, FLEECE)
      : pen.line(made.rim, 1.5, { a: 0.6, b: 0.6 })) +
    soleEdge(worn, last, style.sole, Math.max(style.thick, spec.lined ? TREAD : 0))
  )
}

const heeled = (worn: Worn): boolean => worn.lift > 0.9
const isLow = (worn: Worn): boolean => worn.lift < 0.4

/** Close at the ankle, zipped on the inside. */
export function ankleBoots(worn: Worn): string {
  const { pen, spec } = worn
  return boot(worn, {
    ease: 4.2,
    wide: 0.8,
    // One to walk in is round at the toe, on a sole of even depth.
    toe: spec.pointed || heeled(worn) ? "pointed" : isLow(worn) ? "round" : "almond",
    sole: leatherSole(worn),
    thick: isLow(worn) ? 3.6 : 2.4,
    detail: (boot) =>
      isSoft(spec)
        ? softSeams(worn, boot.shaft)
        : pen.thin(
            curve(boot.shaft.path(pairs([-0.62, 0.08, -0.6, 0.5, -0.56, 0.98]))),
            0.9,
            blend(spec.cloth.colour, light(spec.cloth.colour) < 0.45 ? "#FFFFFF" : INK, 0.35),
          ),
  })
}

/** Elastic at the sides, a tab at the rim. */
export function chelseaBoots(worn: Worn): string {
  const { pen, spec, stance } = worn
  const { colour } = spec.cloth
  const side = stance.toe > 0 ? -1 : 1
  return boot(worn, {
    ease: 3.6,
    wide: 1.2,
    toe: "round",
    sole: leatherSole(worn),
    thick: 4.2,
    detail: ({ shaft }) => {
      const gore = shape(
        shaft.path(pairs([side * 0.86, 0.08, side * 0.8, 0.6, side * 0.5, 1.02])),
        shaft.path(pairs([side * 0.5, 1.02, side * 0.02, 0.6, side * 0.06, 0.1])),
      )
      const ribs = range(5).map((i) =>
        curve(
          shaft.path(
            pairs([side * (0.16 + i * 0.15), 0.14, side * (0.2 + i * 0.13), 0.72 + i * 0.02]),
          ),
        ),
      )
      return (
        pen.fill(gore, shade(colour, 1.5), 0.95) + pen.thin(ribs.join(""), 0.6, shade(colour, 2.6))
      )
    },
  })
}

/** The thread that a stout sole is sewn on with. */
const WELT = "#C9A45C"

/** Laced over the shin, on a deep tread. */
export function laceUpBoots(worn: Worn): string {
  const { pen, spec, stance } = worn
  const { colour } = spec.cloth
  const lace = light(colour) < 0.45 ? blend(colour, "#FBF8F2", 0.6) : blend(colour, INK, 0.6)
  const side = stance.toe > 0 ? 1 : -1
  return boot(worn, {
    ease: 6,
    wide: 3.6,
    toe: "round",
    sole: "#2A2522",
    thick: 8.4,
    detail: ({ d, shaft }) => {
      const bars = range(4).map((i) =>
        curve(
          shaft.path([
            [side * 0.08, 0.16 + i * 0.24],
            [side * 0.46, 0.2 + i * 0.24],
            [side * 0.86, 0.13 + i * 0.24],
          ]),
        ),
      )
      // Down to the toe cap and along the welt: hems cover the shaft, and it is the same boot below them.
      const low = [0, 1, 2, 3].map((i) =>
        curve(stance.at(pairs([1.6 + i * 1.8, 6 + i * 6.2, 12.6 + i * 1.9, 2.5 + i * 6.3]))),
      )
      const welt = curve(stance.at(pairs([-12, 29, -5, 38.5, 3, 45.5, 11, 48.6, 17, 47.6])))
      const flaps = [
        shaft.path(pairs([side * 0.04, 0.04, side * 0.1, 0.6, side * 0.04, 1.04])),
        stance.at(pairs([3, 40, 9, 33, 15, 32.4, 21, 36])),
      ]
      return (
        flaps.map((flap) => pen.mark(flap, 0.9, shade(colour, 2.4), { a: 0.6, b: 0.6 })).join("") +
        pen.thin([...bars, ...low].join(""), 1.8, lace) +
        (spec.capped ? toeCap(worn, d) : "") +
        pen.thin(welt, 1.3, WELT, ' stroke-dasharray="2.4 2"')
      )
    },
  })
}

/** A smooth shaft to the knee or over it. */
export function kneeBoots(worn: Worn): string {
  const { pen, spec } = worn
  return boot(worn, {
    ease: 3.8,
    wide: 0.6,
    toe: spec.pointed || heeled(worn) ? "pointed" : "almond",
    sole: leatherSole(worn),
    thick: 2.4,
    detail: ({ shaft }) =>
      pen.mark(
        shaft.path(pairs([0.5, 0.02, 0.46, 0.4, 0.36, 0.8, 0.34, 0.98])),
        0.8,
        shade(spec.cloth.colour, 2),
        { a: 0.5, b: 0.3 },
      ),
  })
}

/** Rubber: stiff and wide, a broad band at the rim, a strap with its buckle, a pale ridged sole. */
export function wellies(worn: Worn): string {
  const { pen, spec, stance } = worn
  const { colour } = spec.cloth
  const deep = light(colour) < 0.45
  const band = deep ? tint(colour, 1.6) : shade(colour, 1.4)
  return boot(
    { ...worn, lift: 0.05 },
    {
      ease: 8,
      wide: 3.4,
      toe: "round",
      sole: light(colour) > 0.62 ? blend(colour, INK, 0.5) : "#B9AD93",
      thick: 6,
      stiff: true,
      detail: ({ shaft }) => {
        const across = (v: number) => shaft.path(pairs([-1.1, v, 0, v + 0.02, 1.1, v]))
        const ring = (from: number, to: number) => shape(across(from), [...across(to)].reverse())
        const gleam = shape(
          shaft.path(pairs([-0.62, 0.22, -0.66, 0.5, -0.5, 0.9])),
          shaft.path(pairs([-0.42, 0.9, -0.46, 0.5, -0.4, 0.22])),
        )
        const strap = shape(
          shaft.path(pairs([0.28, 0.2, 1.06, 0.19])),
          shaft.path(pairs([1.06, 0.28, 0.28, 0.29])),
        )
        return (
          pen.fill(ring(-0.02, 0.12), band) +
          pen.mark(across(0.12), 1.2, shade(colour, 2.2), { a: 0.8, b: 0.8 }) +
          pen.fill(gleam, deep ? blend(colour, "#FFFFFF", 0.4) : tint(colour, 1.6), 0.8) +
          pen.fill(strap, shade(colour, 1.2)) +
          pen.mark(shaft.path(pairs([0.5, 0.19, 0.5, 0.3])), 2.4, "#C9C8C6", { a: 0.9, b: 0.9 }) +
          pen.thin(curve(stance.at(pairs([1, 44, 8, 36, 15, 34, 21, 37]))), 1, shade(colour, 1.8))
        )
      },
    },
  )
}
