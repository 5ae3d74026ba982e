import type { Fit, Leg, Material, WholeGarment } from "@stylin/garments/vocabulary"
import {
  add,
  clamp,
  lerp,
  mix,
  nth,
  type Point,
  type Points,
  type Row,
  range,
  sample,
  shape,
  table,
} from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import { Panel } from "../core/panel.ts"
import type { Body } from "../figure/body.ts"
import type { Limb } from "../figure/limb.ts"

/** The line of a leg: a cut's, or one that is wide and straight all the way down. */
export type LegLine = Leg | "baggy"

/** What straight trousers are cut close in: it does not fall as cloth does. */
const HIDES: ReadonlySet<Material> = new Set(["leather", "patent", "rubber"])

/** The line of the legs that a garment's words ask for, if they say one. */
export function legLine({ kind, cut, cloth, touches }: WholeGarment): LegLine | undefined {
  if (touches.includes("baggy")) return "baggy"
  const isHide = kind === "trousers" && HIDES.has(cloth.material)
  return isHide && cut.leg === "straight" ? "slim" : cut.leg
}

/** Half widths of a trouser leg in px at the thigh, the knee and the hem. */
type Widths = readonly [thigh: number, knee: number, hem: number]

const WIDTHS: Readonly<Record<Exclude<LegLine, "skinny">, Widths>> = {
  slim: [27, 19.5, 14.5],
  straight: [28.5, 23, 21.5],
  tapered: [32, 26, 15.5],
  barrel: [33, 36, 18],
  // Its hem falls no further out than its thigh: a wider one would be a flare.
  baggy: [31.5, 34.5, 27],
  // Wider hems would overlap and read as a skirt.
  wide: [31, 33.5, 38.8],
  flare: [27, 18.5, 35],
  bootcut: [27.5, 19.5, 25.5],
}
const ROOM: Readonly<Record<Fit, number>> = { fitted: -1.5, regular: 0, relaxed: 2.5, oversized: 6 }
/** Legs so wide that they would overlap and read as a skirt: each keeps to its side of the middle. */
const PARTED: ReadonlySet<LegLine> = new Set(["wide", "flare", "baggy"])
/** How far the inner hem of a parted leg stays from the middle, in px. */
const PARTING = 6
/** How far apart the ankles stand, in px, where there is room for a gap between the hems. */
const APART = 34
/** How far a leg under a coat stands off on its outside at most, in px. */
const PRESSED = 13
/** The same above the knee, where a coat follows the hip closely and would show the leg beside its hem. */
const PRESSED_AT_HIP = 4
/** Legs that stand out further than a coat does unless both give way. */
const STANDS_OUT: ReadonlySet<LegLine | undefined> = new Set<LegLine>([
  "wide",
  "flare",
  "barrel",
  "baggy",
])

/** Whether a coat over such legs must hang wider. */
export const stretchesCoat = (leg: LegLine | undefined): boolean => STANDS_OUT.has(leg)

/** How far a coat over wide legs stays off the leg itself, in px: their cloth lies between. */
export const CLEAR_OF_WIDE = PRESSED + 6

/** Legs that narrow from the thigh to the hem without a bulge. */
const NARROWING: ReadonlySet<LegLine> = new Set(["tapered", "slim"])
/** How far cloth stands off the leg where it goes into boots, in px. */
const INTO_BOOTS = 5
/** How far along the leg the thigh is fullest. */
const THIGH = 0.13
/** How far the knee is on the way from there to the hem. */
const STRAIGHT = 0.64

/** The thigh's radius for which the cuts are drawn, in px. */
const MEAN_THIGH = 27.5

/** How far clinging cloth stands off the leg, in px. */
const CLINGING = 1.4
/** Where along the leg clinging cloth begins to flare, and how wide its hem is, as a share of that of trousers. */
const FLARES = { from: 0.54, hem: 0.78 } as const

export interface LegCut {
  readonly leg: LegLine
  readonly fit: Fit
  /** Where along the leg the hem is: 0.5 the knee, 1 the ankle, more on the shoe. */
  readonly end: number
  /** The torso level of the waistband's upper edge. */
  readonly waist: number
  /** Where the shaft of a boot takes the cloth in. */
  readonly tucked?: number | undefined
  /** A coat over it presses its outside to the leg. */
  readonly underCoat?: boolean | undefined
  /** Where along the leg that coat ends: below it the leg falls as wide as it is cut. */
  readonly coatEnd?: number | undefined
  /** Of cloth that clings to the knee, wherever it flares below it. */
  readonly clinging?: boolean | undefined
  /** How much wider the hem is than the cut's own, in px. */
  readonly flare?: number
}

/** One leg of a pair of trousers, placed on the body. */
export interface TrouserLeg {
  readonly side: -1 | 1
  readonly outer: Points
  readonly inner: Points
  readonly hem: Points
  readonly panel: Panel
  readonly d: string
  /** Its hem is wide enough to meet the other. */
  readonly isWide: boolean
  /** From the leg's own u (1 outside) to the panel's. */
  k(u: number): number
}

/** Trousers narrow enough to go under a skirt or into a boot. */
export const isSlim = (leg: LegLine): boolean => leg === "skinny" || leg === "slim"

/** Whether the hem lies on the shoe and breaks over it. */
export const breaks = ({ leg, end, tucked }: LegCut): boolean =>
  tucked === undefined && end > 0.99 && leg !== "skinny" && leg !== "slim" && leg !== "tapered"

/** How far below a coat's hem a leg has its own width again, as a share of the leg: sooner, it would be a bell. */
const LET_OUT = 0.42

/** How far a coat over it leaves a leg its own width at t: 0 not at all, 1 wholly. */
function freeOf({ underCoat, coatEnd }: LegCut, t: number): number {
  if (!underCoat) return 1
  return coatEnd === undefined ? 0 : clamp((t - coatEnd) / LET_OUT)
}

/** Whether it lies on the leg like a skin, at least down to the knee. */
const clings = ({ leg, clinging }: LegCut): boolean => leg === "skinny" || clinging === true

/** Half widths of the cloth beside the leg's centre at t: outside and inside. */
function halfWidths(limb: Limb, cut: LegCut, thigh: number, t: number): readonly [number, number] {
  const [outer, inner] = limb.radii(Math.min(1, t))
  if (cut.tucked !== undefined && t > cut.tucked) return [outer + 2, inner + 2]
  if (cut.leg === "skinny" || (cut.clinging && t <= FLARES.from))
    return [outer + CLINGING, inner + CLINGING]
  if (cut.clinging) {
    const down = clamp((t - FLARES.from) / (1 - FLARES.from)) ** 1.4
    const flared = WIDTHS[cut.leg][2] * FLARES.hem
    return [lerp(outer + CLINGING, flared, down), lerp(inner + CLINGING, flared, down)]
  }
  const { tucked } = cut
  const room = ROOM[cut.fit]
  const [wide, knee, hem] = WIDTHS[cut.leg]
  const low = (hem + room * 0.8) * (thigh * 0.4 + 0.6) + (cut.flare ?? 0)
  // A fuller thigh fills the cloth: the room in it stays the same.
  const full = limb.radii(THIGH)[0] + wide + room - MEAN_THIGH
  const atKnee = (knee + room) * (thigh * 0.5 + 0.5)
  const rows: Row[] = [
    [0, limb.radii(0)[0] + 3],
    [THIGH, full],
    [
      0.5,
      (NARROWING.has(cut.leg) ? Math.min(atKnee, lerp(full, low, STRAIGHT)) : atKnee) +
        (cut.flare ?? 0) * 0.6,
    ],
    [tucked ?? 0.96, tucked ? Math.min(low, limb.radii(tucked)[0] + INTO_BOOTS) : low],
    [1.1, low + (cut.leg === "wide" || cut.leg === "flare" ? 3.5 : 0)],
  ]
  const width = nth(table(rows, t), 0)
  // Room for the shaft of an ankle boot below the calf.
  const spare = t > 0.97 ? 0 : t > 0.8 ? 5.4 : 2.5
  const pressed = STANDS_OUT.has(cut.leg)
    ? PRESSED
    : lerp(PRESSED_AT_HIP, PRESSED, clamp(t * 2 - 0.2))
  const outside = lerp(Math.min(width, outer + pressed), width, freeOf(cut, t))
  return [Math.max(outer + spare, outside), Math.max(inner + spare, width)]
}

/** The rolls of cloth that lie on each other above a hem that is too long: shares of the leg, and px. */
const STACKED = { from: 0.8, apart: 0.17, deep: 3.2 } as const

/** How far the contour departs from a plain tube: the knee pushes out, the hollow behind it pulls in. */
function bend(cut: LegCut, relaxed: boolean, t: number): number {
  if (clings(cut) || cut.end < 0.6) return 0
  const knee = Math.exp(-(((t - 0.5) / 0.05) ** 2)) * (relaxed ? 2.6 : 1.2)
  const hollow = Math.exp(-(((t - 0.62) / 0.06) ** 2)) * -1.4
  const heap = breaks(cut) ? Math.exp(-(((t - 0.95) / 0.022) ** 2)) * 1.8 : 0
  const stack =
    cut.leg === "baggy" && breaks(cut) && t > STACKED.from
      ? Math.cos(((t - STACKED.from) / STACKED.apart) * 2 * Math.PI - 1) * STACKED.deep
      : 0
  return knee + hollow + heap + stack
}

/** Whether one foot is put before the other: hems overlap there, whatever the cut. */
export const areCrossed = ({ lm }: Body): boolean => lm.ankleR[0] - lm.ankleL[0] < APART

/** How much of a full thigh the cloth of a wide leg presses flat, in px. */
const PRESSED_FLAT = 1.8

/**
 * The outside of a wide leg, which falls from the hip to the hem without a step: as near to a straight line as the body
 * lets it. No full thigh pushes all of its cloth out at once.
 * @param onBody how far out the body reaches at each of the points
 */
function fallingFrom(hip: Point, down: Points, side: -1 | 1, onBody: readonly number[]): Point[] {
  const last = down.length - 1
  const least = [hip, ...down.map(([x, y], at): Point => [at === last ? x : nth(onBody, at), y])]
  const spanned = (at: number, from: number, to: number): number => {
    const [[x0, y0], [x1, y1]] = [nth(least, from), nth(least, to)]
    return side * lerp(x0, x1, (nth(least, at)[1] - y0) / (y1 - y0))
  }
  return down.map(([x, y], i) => {
    const at = i + 1
    const hull = Math.max(
      side * nth(least, at)[0],
      ...range(at).flatMap((from) =>
        range(least.length - at - 1).map((k) => spanned(at, from, at + 1 + k)),
      ),
    )
    return [side * Math.min(hull, Math.max(side * x, side * nth(least, at)[0])), y]
  })
}

const STEPS = [0.1, 0.2, 0.32, 0.42, 0.5, 0.58, 0.68, 0.8, 0.9, 0.95, 1]

/** The leg of a pair of trousers on one side, with its half of the hip. */
export function trouserLeg(body: Body, name: Side, cut: LegCut): TrouserLeg {
  const limb = body.leg[name]
  const { side } = limb
  const relaxed = !body.flat && name !== body.front
  const thigh = body.m.thigh / 57
  const clinging = clings(cut)
  const other = body.leg[name === "L" ? "R" : "L"]
  const parted = PARTED.has(cut.leg) && !clinging && !areCrossed(body)
  const steps = cut.end > 0.5 ? STEPS : [0.1, 0.25, 0.5, 0.75, 1]
  const ts = steps.map((step) => step * cut.end)
  const edge = (t: number, o: 1 | -1): Point => {
    const [out, into] = halfWidths(limb, cut, thigh, t)
    const [outer, inner] = limb.radii(Math.min(1, t))
    const pushed = bend(cut, relaxed, t) * (o > 0 ? 1 : 0.6)
    const [x, y] = limb.edge(t, o, (o > 0 ? out - outer : into - inner) + pushed)
    if (!parted) return [x, y]
    const [own, across] = [limb.p(Math.min(1, t))[0], other.p(Math.min(1, t))[0]]
    const inward = lerp(own, across, 0.5) + side * PARTING * (t / cut.end)
    const lost = Math.max(0, side * (inward - (own - side * into)))
    // What is taken from the inside is given to the outside.
    if (o > 0) return [x + side * lost * 0.7 * freeOf(cut, t), y]
    return [side < 0 ? Math.min(x, inward) : Math.max(x, inward), y]
  }
  const waist = (u: number): Point => body.T(cut.waist, u, 1.6)
  const crotch = body.T(8, 0, 0, clinging ? -3 : 4)
  const hip = body.T(7, side, clinging ? 1.5 : 3.5)
  const down = ts.map((t) => edge(t, 1))
  const isSmooth = cut.leg === "wide" && !cut.underCoat && !body.flat
  const onBody = ts.map((t) => limb.edge(Math.min(1, t), 1, -PRESSED_FLAT)[0])
  const outer = [
    waist(side),
    body.T(lerp(cut.waist, 7, 0.5), side, 2),
    hip,
    ...(isSmooth ? fallingFrom(hip, down, side, onBody) : down),
  ]
  const below = ts.filter((t) => t > 0.13 || cut.end < 0.3).map((t) => edge(t, -1))
  const inner = [crotch, ...below]
  const [lowOut, lowIn] = [nth(outer, -1), nth(inner, -1)]
  const lift = breaks(cut) ? 3 : 0
  const hem = breaks(cut)
    ? [
        lowOut,
        add(mix(lowOut, lowIn, 0.28), [0, 3.4]),
        add(mix(lowOut, lowIn, 0.6), [0, 3.2 - lift]),
        add(mix(lowOut, lowIn, 0.86), [0, 1.6]),
        lowIn,
      ]
    : [lowOut, add(mix(lowOut, lowIn, 0.5), [0, cut.end < 0.6 ? 5.5 : 4]), lowIn]
  const front = [crotch, body.T(7, 0.02), waist(0)]
  const band = [waist(0), add(waist(side * 0.5), [0, 1]), waist(side)]
  const d = shape(outer, hem, [...inner].reverse(), front, band)
  const outside = sample(outer, 9)
  const inside = [waist(0), body.T(7, 0), ...sample(inner, 7)]
  return {
    side,
    outer,
    inner,
    hem,
    d,
    isWide: PARTED.has(cut.leg),
    panel: side < 0 ? new Panel(outside, inside, 4) : new Panel(inside, outside, 4),
    k: (u) => u * side,
  }
}
