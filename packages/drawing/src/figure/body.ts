import type { AgeLook, BodySize, BodyType, Height } from "@stylin/garments/vocabulary"
import { add, cr, crValue, mix, nth, type Point, type Row, rot } from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import { remembered } from "../core/remembered.ts"
import { Limb } from "./limb.ts"
import { halfWidths, type LevelName, type Measures, measuresOf } from "./measures.ts"
import { type ArmKind, POSES, type Pose, type PoseName } from "./poses.ts"
import { aged, tall } from "./stature.ts"

export { Limb } from "./limb.ts"
export { MANNEQUIN, MEASURES, type Measures } from "./measures.ts"
export { ARM_KINDS, type ArmKind, POSES, type Pose, type PoseName } from "./poses.ts"

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
  readonly type?: BodyType
  readonly size?: BodySize
  readonly height?: Height
  readonly age?: AgeLook
  /** Replaces the measurements of type, size and age. */
  readonly measures?: Measures | undefined
  readonly pose?: PoseName
  readonly arms?: Partial<Readonly<Record<Side, ArmKind>>>
}

/** Radii along the leg for relative thigh and calf. */
const legWidths = (out: number, thigh: number, calf: number): readonly Row[] => [
  [0, out, out],
  [0.12, 27.5 * thigh, 24 * thigh],
  [0.3, 23 * thigh, 21 * thigh],
  [0.44, (17.5 * (thigh + 1)) / 2, 16 * Math.max(1, (thigh + 1) / 2)],
  [0.51, 15.2 * calf, 14.6 * calf],
  [0.59, 17.4 * calf, 14.2 * calf],
  [0.66, 18.2 * calf, 16.4 * calf],
  [0.8, 12.6 * calf, 12.6 * calf],
  [0.92, 8.2, 8],
  [1, 8.8, 8.8],
]

/** Radii along the arm for a relative girth; half of what an upper arm is fuller, the forearm is as well. */
const armWidths = (k: number): readonly Row[] => {
  const fore = Math.max(1, (k + 1) / 2)
  const wrist = Math.max(1, (k + 5) / 6)
  return [
    [0, 12.5 * k, 13],
    [0.1, 13.5 * k, 14 * k],
    [0.28, 12 * k, 11.5 * k],
    [0.46, 9.5 * fore, 9.5 * fore],
    [0.52, 9.4 * fore, 9.2 * fore],
    [0.62, 10.2 * fore, 9.6 * fore],
    [0.8, 8 * fore, 7.6 * fore],
    [1, 5.8 * wrist, 5.8 * wrist],
  ]
}

/** Landmarks for a body in a pose. */
export function makeBody(options: BodyOptions = {}): Body {
  const { type = "hourglass", pose = "stand", arms = {}, measures } = options
  if (measures) return bodyOf(measures, POSES[pose], pose, arms)
  const { size = "regular", height = "average", age = "younger" } = options
  return typical(type, pose, arms.L, arms.R, size, height, age)
}

/** The same bodies in the same poses are drawn again and again. */
const typical = remembered(
  (
    type: BodyType,
    pose: PoseName,
    L: ArmKind = "hang",
    R: ArmKind = "hang",
    size: BodySize,
    height: Height,
    age: AgeLook,
  ): Body => {
    const ps = tall(age === "older" ? aged(POSES[pose]) : POSES[pose], height)
    return bodyOf(measuresOf(type, size, age), ps, pose, { L, R })
  },
  512,
)

/** How far the middle of a trunk in three quarters moves, of its half width, and how narrow it is. */
const MIDDLE = 0.2
const NARROWER = 0.07

function bodyOf(
  m: Measures,
  ps: Pose,
  pose: PoseName,
  arms: Partial<Readonly<Record<Side, ArmKind>>>,
): Body {
  const half = halfWidths(m)
  const centres = ps.rows.map(([x, y]): Point => [x, y])
  const tilts = ps.rows.map(([, , tilt]) => tilt)
  const { turn = 0 } = ps
  const narrow = 1 - NARROWER * Math.abs(turn)
  const widths = Object.values(half).map((w) => w * narrow)

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
    // The middle of a turned trunk moves, its edges stay.
    const across = u + MIDDLE * turn * (1 - u * u)
    return add(c, rot([across * w + Math.sign(u) * ease, drop], tilt))
  }
  const hipJoint = (side: -1 | 1): Point => {
    const { c, tilt, w } = row(7.1)
    return add(c, rot([side * 0.5 * w, 0], tilt))
  }

  const makeLeg = (s: Side, side: -1 | 1): Limb => {
    const spread = side * (m.hip - 98)
    const [knee, ankle] = [nth(ps.legs[s], 0), nth(ps.legs[s], 1)]
    return new Limb(
      [hipJoint(side), add(knee, [spread * 0.22, 0]), add(ankle, [spread * 0.12, 0])],
      legWidths(half.hip * narrow * 0.5, (m.thigh * narrow) / 57, m.calf / 36),
      side,
    )
  }
  const makeArm = (s: Side, side: -1 | 1): Arm => {
    const places = ps.arms[s]
    const asked = arms[s] ?? "hang"
    const kind = places[asked] ? asked : "hang"
    const clear = kind === "hang" ? Math.max(0, half.hip - 50 + (half.waist - 40) * 0.5) * 0.7 : 0
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
