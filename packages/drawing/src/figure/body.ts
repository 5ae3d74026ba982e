import { add, clamp, cr, crValue, lerp, mix, nth, type Point, type Row, rot } from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import { remembered } from "../core/remembered.ts"
import { Limb } from "./limb.ts"
import { type ArmKind, POSES, type Pose, type PoseName } from "./poses.ts"

export { Limb } from "./limb.ts"
export { ARM_KINDS, type ArmKind, POSES, type Pose, type PoseName } from "./poses.ts"

/** Measurements in cm: the breadth of the shoulders, and girths. */
export interface Measures {
  readonly shoulder: number
  readonly bust: number
  readonly waist: number
  readonly highHip: number
  readonly hip: number
  readonly thigh: number
  readonly calf: number
  readonly arm: number
}

const measures = (
  shoulder: number,
  bust: number,
  waist: number,
  highHip: number,
  hip: number,
  thigh: number,
  calf: number,
  arm: number,
): Measures => ({ shoulder, bust, waist, highHip, hip, thigh, calf, arm })

/** The five body types. */
export const MEASURES = {
  hourglass: measures(39, 93, 66, 86, 98, 57, 36, 27),
  pear: measures(37, 86, 70, 92, 106, 64, 38, 27),
  inverted_triangle: measures(42.5, 96, 74, 84, 91, 53, 35, 29),
  rectangle: measures(39, 87, 76, 86, 91, 53, 35, 26),
  oval: measures(40, 107, 98, 104, 106, 61, 38, 31),
} as const satisfies Record<string, Measures>
export type FigureType = keyof typeof MEASURES

/** The invisible mannequin's measurements. */
export const MANNEQUIN = measures(40, 89, 73, 88, 95, 56, 36, 27)

const MEAN = measures(39.2, 90, 71, 88, 97, 57, 36, 27.5)
/** Fashion drawing exaggerates the differences between bodies: at 1 the five look the same on a card. */
const EXAGGERATION = 1.8

function exaggerated(m: Measures): Measures {
  const of = (key: keyof Measures) => MEAN[key] + (m[key] - MEAN[key]) * EXAGGERATION
  return measures(
    of("shoulder"),
    of("bust"),
    of("waist"),
    of("highHip"),
    of("hip"),
    of("thigh"),
    of("calf"),
    of("arm"),
  )
}

/** The torso's levels, top to bottom; fractions between them are allowed. */
export const LEVEL = {
  neck: 0,
  shoulder: 1,
  armpit: 2,
  bust: 3,
  under: 4,
  waist: 5,
  highHip: 6,
  hip: 7,
  crotch: 8,
} as const
export type LevelName = keyof typeof LEVEL

/** An arm and its posture. */
export type Arm = Limb & { readonly kind: ArmKind }

/** One level of the torso: its centre in px, its tilt in degrees, its half width in px. */
export interface TorsoRow {
  readonly c: Point
  readonly tilt: number
  readonly w: number
}

/**
 * One set of landmarks for drawing the figure and every garment. "L" and "R" are the viewer's; one
 * head is 78 px and the figure nine heads, on a sheet of 600 x 800 px.
 */
export interface Body {
  readonly pose: PoseName
  readonly ps: Pose
  /** The measurements as drawn. */
  readonly m: Measures
  /** Half widths in px. */
  readonly half: Readonly<Record<LevelName, number>>
  row(v: number): TorsoRow
  /** A torso point: level v, u = -1 … 1 across, ease outwards and drop downwards in px. */
  T(v: number, u: number, ease?: number, drop?: number): Point
  readonly leg: Readonly<Record<Side, Limb>>
  readonly arm: Readonly<Record<Side, Arm>>
  readonly lm: Readonly<
    Record<"ankleL" | "ankleR" | "kneeL" | "kneeR" | "wristL" | "wristR", Point>
  >
  /** The invisible mannequin. */
  readonly flat: boolean
  readonly head: Pose["head"]
  readonly front: Side
  readonly feet: Pose["feet"]
  readonly lift: Pose["lift"]
  /** The shoulder line: s = 0 at the side of the neck, 1 at the shoulder point. */
  shoulderLine(side: number, s: number, up?: number): Point
}

/** Which body to make, and in which pose. */
export interface BodyOptions {
  readonly type?: FigureType
  /** Replaces the type's measurements. */
  readonly measures?: Measures | undefined
  readonly pose?: PoseName
  readonly arms?: Partial<Readonly<Record<Side, ArmKind>>>
}

/** Half front widths in px; girths count as ellipses with the proportions of fashion drawing. */
function halfWidths(m: Measures): Record<LevelName, number> {
  // A full body is round: widest between bust and hip, where girths alone would make a column.
  const round = clamp((m.waist - 80) / 30)
  return {
    neck: 16 + (m.bust - 90) * 0.06 + 1.5 * round,
    shoulder: m.shoulder * 1.44,
    armpit: m.bust * 0.455,
    bust: m.bust * 0.462,
    under: lerp(m.bust, m.waist, 0.5) * 0.45 + 2.5 * round,
    waist: m.waist * 0.475 + 4 * round,
    highHip: m.highHip * 0.487 + 3 * round,
    hip: m.hip * 0.505,
    crotch: m.hip * 0.505 * 0.97,
  }
}

/** Radii along the leg for relative thigh and calf. */
const legWidths = (out: number, thigh: number, calf: number): readonly Row[] => [
  [0, out, out],
  [0.12, 27.5 * thigh, 24 * thigh],
  [0.3, 23 * thigh, 21 * thigh],
  [0.44, (17.5 * (thigh + 1)) / 2, 16],
  [0.51, 15.2 * calf, 14.6 * calf],
  [0.59, 17.4 * calf, 14.2 * calf],
  [0.66, 18.2 * calf, 16.4 * calf],
  [0.8, 12.6 * calf, 12.6 * calf],
  [0.92, 8.2, 8],
  [1, 8.8, 8.8],
]

/** Radii along the arm for a relative girth. */
const armWidths = (k: number): readonly Row[] => [
  [0, 12.5 * k, 13],
  [0.1, 13.5 * k, 14 * k],
  [0.28, 12 * k, 11.5 * k],
  [0.46, 9.5, 9.5],
  [0.52, 9.4, 9.2],
  [0.62, 10.2, 9.6],
  [0.8, 8, 7.6],
  [1, 5.8, 5.8],
]

/** Landmarks for a body in a pose. */
export function makeBody(options: BodyOptions = {}): Body {
  const { type = "hourglass", pose = "stand", arms = {}, measures } = options
  return measures ? bodyOf(measures, pose, arms) : typical(type, pose, arms.L, arms.R)
}

/** Five types in a few poses are drawn again and again. */
const typical = remembered(
  (type: FigureType, pose: PoseName, L: ArmKind = "hang", R: ArmKind = "hang"): Body =>
    bodyOf(MEASURES[type], pose, { L, R }),
  512,
)

function bodyOf(
  measured: Measures,
  pose: PoseName,
  arms: Partial<Readonly<Record<Side, ArmKind>>>,
): Body {
  const m = exaggerated(measured)
  const ps: Pose = POSES[pose]
  const half = halfWidths(m)
  const centres = ps.rows.map(([x, y]): Point => [x, y])
  const tilts = ps.rows.map(([, , tilt]) => tilt)
  const widths = Object.values(half)

  const row = remembered(
    (v: number): TorsoRow => ({
      c: cr(centres, v / 8),
      tilt: crValue(tilts, v / 8),
      w: crValue(widths, v / 8),
    }),
    256,
  )
  const T = (v: number, u: number, ease = 0, drop = 0): Point => {
    const { c, tilt, w } = row(v)
    return add(c, rot([u * w + Math.sign(u) * ease, drop], tilt))
  }

  const makeLeg = (s: Side, side: -1 | 1): Limb => {
    const spread = side * (m.hip - 98)
    const [knee, ankle] = [nth(ps.legs[s], 0), nth(ps.legs[s], 1)]
    return new Limb(
      [T(7.1, side * 0.5), add(knee, [spread * 0.22, 0]), add(ankle, [spread * 0.12, 0])],
      legWidths(half.hip * 0.5, m.thigh / 57, m.calf / 36),
      side,
    )
  }
  const makeArm = (s: Side, side: -1 | 1): Arm => {
    const places = ps.arms[s]
    const asked = arms[s] ?? "hang"
    const kind = places[asked] ? asked : "hang"
    const clear = kind === "hang" ? Math.max(0, half.hip - 50 + (half.waist - 40) * 0.4) * 0.7 : 0
    const out = side * ((half.shoulder - 56) * 0.8 + clear)
    const [elbow, wrist] = (places[kind] ?? places.hang).map((p) => add(p, [out, 0]))
    if (!elbow || !wrist) throw new RangeError(`the pose ${pose} has no elbow and wrist`)
    const hip: Point = [T(5.7, side, 6)[0], wrist[1]]
    const hand = { hang: wrist, pocket: T(6.4, side, -10), hip }[kind]
    const shoulder = add(T(1, side), [-side * 12, 6])
    return Object.assign(new Limb([shoulder, elbow, hand], armWidths(m.arm / 27), side), { kind })
  }

  const leg = { L: makeLeg("L", -1), R: makeLeg("R", 1) }
  const arm = { L: makeArm("L", -1), R: makeArm("R", 1) }
  return {
    pose,
    ps,
    m,
    half,
    row,
    T,
    leg,
    arm,
    lm: {
      kneeL: leg.L.p(0.5),
      kneeR: leg.R.p(0.5),
      ankleL: leg.L.p(1),
      ankleR: leg.R.p(1),
      wristL: arm.L.p(1),
      wristR: arm.R.p(1),
    },
    flat: pose === "flat",
    head: ps.head,
    front: ps.front,
    feet: ps.feet,
    lift: ps.lift,
    shoulderLine: (side, s, up = 0) => {
      const p = mix(T(0, side, 1, 4), T(1, side, 0, 2), s)
      return [p[0], p[1] + Math.sin(s * Math.PI) * 2.2 - up]
    },
  }
}
