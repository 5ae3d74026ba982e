import { Panel } from "../core/cloth.ts"
import { add, clamp, lerp, mix, nth, type Point, type Points, sample, shape } from "../core/geom.ts"
import type { Body } from "../figure/body.ts"
import { FIT, type Fit, levels, sideEase } from "../figure/fit.ts"
import { outerX } from "../figure/hang.ts"
import { CLEAR_OF_WIDE } from "./legs.ts"
import { reversed } from "./seams.ts"
import { outToHem, SPANS, skimming } from "./skim.ts"

/** The cut of a garment that opens at the front. */
export interface FrontCut {
  readonly fit?: Fit
  /** The torso level of the hem, if it ends above the thigh. */
  readonly hem?: number
  /** For coats: a share of the way from the hip to the ankle. */
  readonly drop?: number
  /** How far a coat's hem swings out on each side, in px. */
  readonly flare?: number
  /** 0 closed to 1 swinging open. */
  readonly open?: number
  /** The torso level where the front edges meet: the end of the lapels. */
  readonly breakAt?: number
  /** How far one side laps over the other when closed, as a share of the half width. */
  readonly lap?: number
  /** How much further the upper front reaches across than the other when open, in px. */
  readonly overlap?: number
  /** Pulled in at the waist. */
  readonly belted?: boolean
  /** The hem: cut away in a curve, straight, in a waistcoat's points, or falling to long ones. */
  readonly hemLine?: "rounded" | "straight" | "pointed" | "falling"
  readonly sleeveless?: boolean
  /** Held by the neck: the shoulders are bare. */
  readonly halter?: boolean
  /** Quilted channels from the shoulder to the hem: the edges bulge between them. */
  readonly channels?: number
  /** Gathered into a ribbed hem. */
  readonly cinched?: boolean
  /** It hangs over legs that stand out. */
  readonly overWide?: boolean | undefined
  /** A cardigan or a jacket beneath it is to be seen between its fronts. */
  readonly overLayer?: boolean | undefined
  /** A coat goes over it, which presses it to the body. */
  readonly isUnder?: boolean
  /** Of thick cloth, which stands further off the body. */
  readonly thick?: boolean
  /** It is a coat. */
  readonly isOver?: boolean
}

/** One side of an open front. */
export interface Half {
  /** -1 the viewer's left, 1 the right. */
  readonly u: -1 | 1
  readonly side: Points
  /** From the neck by the break to the hem. */
  readonly edge: Points
  readonly hem: Points
  readonly armhole: Points
  readonly outline: string
  readonly panel: Panel
  /** A place on it: x from the side seam (-1) to the front edge (1), y from the shoulder (0) down. */
  readonly at: (x: number, y: number) => Point
}

/**
 * The ease at a torso level: a garment worn over others is larger than they are. Beneath a coat the
 * widest cut stays within the closest coat.
 */
export function frontEase(
  body: Body,
  { fit = "regular", belted = false, isUnder = false, drop = 0, thick = false }: FrontCut,
) {
  const under = sideEase(body, isUnder ? "fitted" : fit)
  if (isUnder) return under
  // A coat goes over the legs as well.
  const over = (drop ? 5.5 : 3) + (thick ? THICK : 0)
  return (v: number): number => under(v) + over + (belted && v > 4.3 && v < 5.7 ? -4 : 0)
}

/** How much further off the body thick cloth stands, in px. */
const THICK = 3

/** Both halves of a front. */
export function fronts(body: Body, cut: FrontCut): { readonly left: Half; readonly right: Half } {
  return { left: half(body, cut, -1), right: half(body, cut, 1) }
}

function sideEdge(body: Body, cut: FrontCut, u: number): Point[] {
  const { hem = 7.4, drop = 0, flare = 8 } = cut
  const ease = frontEase(body, cut)
  const last = drop ? 7 : hem
  const drawn = (v: number) =>
    cut.cinched && !drop && v > last - 0.3 ? -FIT[cut.fit ?? "regular"].e * 0.7 : 0
  const torso = levels(2, last, TORSO).map((v) => body.T(v, u, ease(v) + drawn(v)))
  if (!drop) return fallen(body, cut, u, levelled(torso, body.T(hem, 0)[1]))
  const hip = nth(torso, -1)
  // Both fronts end at the height that the middle has: the coat hangs from the shoulders, and the hips tilt below it.
  const lowest = Math.max(body.lm.ankleL[1], body.lm.ankleR[1])
  const end = lerp(body.T(7, 0)[1], lowest, drop)
  // What falls from a wide hip is wide enough there.
  const swing = body.flat
    ? flare
    : flare * (1 - 0.55 * clamp((body.half.hip - body.half.bust) / 20))
  const gathered = cut.cinched ? FIT[cut.fit ?? "regular"].e * 0.7 + flare : 0
  // Closer together over wide legs, whose outline the coat has to follow.
  const at = cut.overWide ? [0.2, 0.4, 0.55, 0.7, 0.85, 1] : [0.25, 0.5, 0.75, 1]
  const leg = at.map((f): Point => {
    const y = lerp(hip[1], end, f)
    const x = hip[0] + u * (swing * f - (f === 1 ? gathered : 0))
    // On full thighs the same height is further round the leg than it seems.
    const off = cut.overWide ? CLEAR_OF_WIDE : 7 + Math.max(0, body.m.thigh - 57) * 0.1
    const clear = outerX(body, u, y, off - Math.min(4, gathered))
    return [u > 0 ? Math.max(x, clear) : Math.min(x, clear), y]
  })
  return fallen(body, cut, u, [...torso, ...leg])
}

/** How much of the tilt of the hips a hem above the thigh keeps. */
const TILTS = 0.15

/** A side edge whose hem lies level with the other side's, however the hips below it tilt. */
function levelled(side: readonly Point[], y: number): Point[] {
  const off = (y - nth(side, -1)[1]) * (1 - TILTS)
  return side.map((p, i) => add(p, [0, off * (i / (side.length - 1)) ** 2]))
}

/** The side edge as it falls on somebody: a coat over it, elastic or a tied belt draw it in, the belt down to the hip. */
function fallen(body: Body, cut: FrontCut, u: number, side: Point[]): Point[] {
  const { belted, open = 0.6, isUnder, cinched, sleeveless, hem = 7.4, drop = 0, isOver } = cut
  if (body.flat || isUnder || cinched || sleeveless || (!drop && hem < REACHES_HIP)) return side
  const from = belted && open <= 0 ? TORSO : 0
  const falls = side.slice(from)
  const share = drop || isOver ? SPANS.hanging : SPANS.jacket
  return [...side.slice(0, from), ...skimming(drop ? outToHem(falls, u) : falls, u, share)]
}

/** How many steps a side edge takes from the armpit to the hip, or to its hem above the thigh. */
const TORSO = 6

/** The torso level below which a hem lies on the hip. */
const REACHES_HIP = 6.8

/** How much further, as a share of the half width, the fronts of a coat part over another layer. */
const WIDER = 0.26

function frontEdge(body: Body, cut: FrontCut, u: number, hip: Point): Point[] {
  const { drop = 0, hem = 7.4, open = 0.6, breakAt = 4.7, lap = 0.1, hemLine = "straight" } = cut
  // Of open fronts, the one on the viewer's right lies above.
  const across = open > 0 && u > 0 ? (cut.overlap ?? 0) * (cut.overLayer ? 0.3 : 1) : 0
  const wider = open > 0 && cut.overLayer ? WIDER : 0
  const neck = body.shoulderLine(u, 0.1, 1)
  const brk = add(body.T(breakAt, open > 0 ? u * (0.1 + open * 0.2 + wider) : lap), [
    -across * 0.8,
    0,
  ])
  // The middle at its own hem: one that ends at the waist does not reach the hip's.
  const centre = body.T(drop ? 7 : hem, 0)[0]
  const swing = hemLine === "rounded" && open > 0 ? u * 6 : 0
  const parted = Math.min(0.16, open * 0.8) + open * 0.34 + wider * 0.5
  const x = open > 0 ? lerp(centre + u * 6, hip[0], parted) : centre + lap * 50
  const below =
    hemLine === "falling"
      ? FALLS
      : drop
        ? 2
        : hemLine === "straight"
          ? 4.2
          : hemLine === "pointed"
            ? 22
            : 7
  const end: Point = [x + swing - across, hip[1] + below]
  // A long front falls in a soft curve: over the thigh it swings in, at the hem out.
  const falls = drop && open > 0 && !body.flat ? SWAY : 0
  const inner = [0.33, 0.66].map((k) =>
    add(mix(brk, end, k), [
      -u * (4 * Math.max(0, open) * Math.sin(k * 3) + falls * Math.sin((k - 0.16) * 5)),
      0,
    ]),
  )
  return [neck, mix(neck, brk, 0.5), brk, ...inner, end]
}

/** How far the edge of a long open front bends on its way, in px. */
const SWAY = 5

/** How far below its sides the loose fronts of a cardigan fall, in px. */
export const FALLS = 54

/** How far down the folds of a long open front stand out from its hem, each at a share of the way from the front edge, in px. */
const HEM_FOLDS = [
  [0.16, 4.5],
  [0.34, 1],
  [0.54, 5.5],
  [0.76, 2],
] as const

function hemOf(end: Point, hip: Point, u: number, line: FrontCut["hemLine"] | "folded"): Point[] {
  switch (line) {
    case "folded":
      return [end, ...HEM_FOLDS.map(([k, down]) => add(mix(end, hip, k), [0, down])), hip]
    case "rounded":
      return [end, add(end, [u * 10, 2.5]), add(mix(end, hip, 0.5), [0, 3]), hip]
    case "falling":
      return [end, add(mix(end, hip, 0.5), [0, -3]), hip]
    case "pointed":
      return [end, add(mix(end, hip, 0.35), [0, 3]), hip]
    default:
      return [end, add(mix(end, hip, 0.5), [0, 4]), hip]
  }
}

function armholeOf(body: Body, cut: FrontCut, u: number): Point[] {
  const { fit = "regular", sleeveless = false } = cut
  const f = FIT[fit]
  const ease = frontEase(body, cut)(2)
  if (cut.halter)
    return [
      body.shoulderLine(u, 0.36, 1),
      body.T(1.35, u * 0.5),
      body.T(1.8, u * 0.66),
      body.T(2.15, u, ease - 1),
    ]
  return sleeveless
    ? [
        body.shoulderLine(u, 0.8 + f.drop / 60, 1),
        body.T(1.4, u * 0.8, f.e * 0.3),
        body.T(1.8, u * 0.88, f.e * 0.4),
        body.T(2.1, u, ease - 1),
      ]
    : [
        body.shoulderLine(u, 0.9 + f.drop / 80, 1),
        body.T(1.5, u * 0.88, f.e * 0.5 + 2),
        body.T(2, u, ease),
      ]
}

/** The side edge blown out between quilted seams, from the armpit down. */
function bulging(side: Points, u: number, channels: number): Point[] {
  // The seams are counted from the shoulder, which is a little above the first point.
  const n = Math.round(channels * 0.82) * 3
  return sample(side, n).map((p, i) =>
    // Down sinks: each is fullest below its middle.
    add(p, [u * (3.6 * Math.abs(Math.sin((i / 3) * Math.PI)) * (i % 3 === 1 ? 0.9 : 1) - 0.8), 0]),
  )
}

/** The point of a line that runs downwards at a height in px, held at its ends. */
export function atHeight(line: Points, y: number): Point {
  const after = line.findIndex((p) => p[1] >= y)
  if (after <= 0) return after === 0 ? nth(line, 0) : nth(line, -1)
  const a = nth(line, after - 1)
  const b = nth(line, after)
  return mix(a, b, (y - a[1]) / (b[1] - a[1] || 1))
}

/**
 * The front edge's points that lie level with those of the side, as the body leans: what is sewn
 * across the front then runs straight, however low the neckline is.
 */
function level(body: Body, u: number, far: Points, edge: Points): Point[] {
  const top = body.T(2, 0)[1] - body.T(2, u)[1]
  const bottom = nth(edge, -1)[1] - nth(far, -1)[1]
  const line = sample(edge, 40)
  return far.map(([, y], i) => atHeight(line, y + lerp(top, bottom, i / (far.length - 1))))
}

function half(body: Body, cut: FrontCut, u: -1 | 1): Half {
  const { channels = 0, hemLine } = cut
  const plain = sideEdge(body, cut, u)
  const hip = nth(plain, -1)
  const smooth = frontEdge(body, cut, u, hip)
  const armhole = armholeOf(body, cut, u)
  const side = channels ? bulging(plain, u, channels) : plain
  const isFolded = cut.drop && (cut.open ?? 0.6) > 0 && !body.flat && !channels && !cut.cinched
  const hem = hemOf(nth(smooth, -1), hip, u, isFolded && !hemLine ? "folded" : hemLine)
  const top = nth(armhole, 0)
  const outline = shape(smooth, hem, reversed(side), reversed(armhole), [
    top,
    body.shoulderLine(u, cut.halter ? 0.2 : 0.5, 1.5),
    nth(smooth, 0),
  ])
  const far = sample([top, ...plain.slice(1)], 8)
  const near = level(body, u, far, smooth)
  const panel = new Panel(u < 0 ? far : near, u < 0 ? near : far, 2)
  return {
    u,
    side,
    edge: smooth,
    hem,
    armhole,
    outline,
    panel,
    at: (x, y) => panel.at(x * -u, y),
  }
}
