import type { Cloth } from "../core/cloth.ts"
import { type Fold, fold, Panel, paint } from "../core/cloth.ts"
import { add, cr, lerp, mix, mul, nth, type Point, shape } from "../core/geom.ts"
import { type Layer, type Side, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import { isFur, tufted } from "../core/pile.ts"
import { besideBody, ELBOW } from "../figure/beside-body.ts"
import type { Body } from "../figure/body.ts"
import { FIT, type Fit } from "../figure/fit.ts"
import { quilting } from "./quilting.ts"
import { ON_SLEEVE, reflective } from "./reflective.ts"
import { contour, reversed, seam } from "./seams.ts"
import { type SleeveEnd, sleeveEnd } from "./sleeve-ends.ts"

/** How far down the arm a sleeve reaches: 0 the shoulder, 0.5 the elbow, 1 the wrist, beyond it the hand. */
export const REACH = {
  cap: 0.2,
  short: 0.34,
  elbow: 0.52,
  "three-quarter": 0.76,
  rolled: 0.68,
  long: 0.98,
  over: 1.045,
  out: 1.1,
} as const
export type Reach = keyof typeof REACH

export interface SleeveSpec {
  readonly reach?: Reach
  readonly fit?: Fit
  readonly end?: SleeveEnd
  /** Fullness in px: at the shoulder, along the forearm, and blown up above the wrist. */
  readonly puff?: number
  readonly flare?: number
  readonly balloon?: number
  /** How far past the body's shoulder it is set in, in px, for garments worn over others. */
  readonly extend?: number
  /** Quilted channels along its length. */
  readonly channels?: number
  /** Cut in one with the body: the cloth runs straight from the side to the end. */
  readonly winged?: boolean
  /** Its seam lies on the upper arm, below the shoulder, as on what is cut too large. */
  readonly dropped?: boolean
  /** A woolly pile, whose curls stand out from its edges. */
  readonly fluffy?: boolean
  /** Its hem is bound in a darker shade. */
  readonly edged?: boolean | undefined
  /** Where its upper edge lies if it leaves the shoulder bare, as a reach; 0 at the shoulder. */
  readonly below?: number
}

/** Ends that take the sleeve in at the wrist. */
const TIGHT: ReadonlySet<SleeveEnd> = new Set(["cuff", "deep", "rib", "gathered"])

/** How much of its room a sleeve loses from the upper arm down, as a share of the arm. */
const NARROWS = 0.14

/** How close to the wrist a sleeve comes at most, in px. */
const CLOSEST = 1

interface Tube {
  readonly limb: Body["arm"][Side]
  readonly ease: (t: number) => number
  readonly to: number
}

/** The arm, the room in its sleeve along it, and how far the sleeve reaches. */
export function tubeOf(body: Body, side: Side, spec: SleeveSpec): Tube {
  const { reach = "long", fit = "regular", end = "hem" } = spec
  const { puff = 0, flare = 0, balloon = 0, channels = 0 } = spec
  const to = REACH[reach]
  const arm = FIT[fit].arm
  const tight = TIGHT.has(end) || end === "pushed"
  const ease = (t: number): number => {
    const along = t / to
    // A soft sleeve lies on the shoulder, is widest on the upper arm and narrows to the wrist.
    const ramp = Math.min(1, 0.12 + (t / Math.max(to, 0.5)) * 2.9)
    const narrows = 1 - NARROWS * Math.max(0, t - 0.3)
    const blown = along > 0.3 && along < 1 ? Math.sin(((along - 0.3) / 0.7) ** 1.5 * Math.PI) : 0
    const taken =
      tight && along > 0.72
        ? (arm * 0.75 + balloon * 0.1) * ((along - 0.72) / 0.28) ** (end === "rib" ? 1 : 2.2)
        : 0
    const quilted = channels ? 2.4 * Math.abs(Math.sin(along * channels * Math.PI)) : 0
    const room =
      ramp * arm * narrows * (0.85 + 0.2 * Math.sin(Math.min(1, t) * 3)) +
      flare * Math.max(0, t - 0.35) ** 1.5 +
      puff * Math.exp(-(((t - Math.min(0.14, to * 0.5)) / 0.12) ** 2)) +
      balloon * blown +
      quilted -
      taken
    // However much a cuff takes in, the arm is inside it.
    return along > 0.7 ? Math.max(CLOSEST, room) : room
  }
  return { limb: body.arm[side], ease, to }
}

function foldsOf(side: number, spec: SleeveSpec, long: boolean): Fold[] {
  const { end = "hem", puff = 0, balloon = 0, channels = 0 } = spec
  const tight = TIGHT.has(end)
  if (channels) return []
  const folds = long
    ? [
        fold(-0.9 * side, 0.55, 0.5 * side, 0.5, 0.04, 5),
        fold(-0.95 * side, 0.6, 0.3 * side, 0.64, 0.02, 4),
        fold(0.9 * side, 0.46, -0.2 * side, 0.44, 0, 3, 0.7),
        fold(-0.8 * side, 0.06, 0.1 * side, 0.26, 0.1 * side, 5, 0.8),
        ...(tight
          ? [fold(-0.5, 0.94, -0.3, 0.78, 0.05, 4, 0.7), fold(0.4, 0.94, 0.3, 0.82, -0.05, 4, 0.6)]
          : [fold(0.8, 0.86, -0.4, 0.9, 0, 3.4, 0.7)]),
      ]
    : [
        fold(-0.8 * side, 0.2, 0.2 * side, 0.62, 0.1 * side, 6, 0.9),
        fold(-0.9 * side, 0.4, -0.2 * side, 0.8, 0, 4, 0),
      ]
  if (puff)
    folds.push(
      fold(0.4 * side, 0.02, 0.3 * side, 0.2, 0.05, 4, 0.8),
      fold(0.7 * side, 0.04, 0.6 * side, 0.24, 0.05, 4, 0.8),
      fold(0.1 * side, 0.06, 0.05 * side, 0.22, 0, 4, 0.8),
    )
  if (balloon)
    folds.push(
      fold(-0.66, 0.95, -0.74, 0.62, -0.04, 7, 0.8),
      fold(-0.2, 0.95, -0.2, 0.7, 0.02, 6, 0.8),
      fold(0.24, 0.95, 0.34, 0.66, 0.03, 8, 0.9),
      fold(0.64, 0.95, 0.78, 0.7, 0.03, 6, 0.7),
    )
  return folds
}

/** Where on the arm the seam of a dropped shoulder lies, and how far in on the shoulder its cloth goes on into the bodice. */
const LOW_SEAM = 0.2
const ON_BODICE = 0.78

/** The torso level of the armpit of a sleeve that leaves the shoulder bare. */
const BARE_PIT = 2.32

/** The torso level where a sleeve cut in one with the body leaves its side, and how much more room its end has, in px. */
const WING_PIT = 4.2
const WING_ROOM = 11

/** How much room a sleeve has inside a bent elbow, in px: more would fold over itself and leave a loop. */
const IN_BEND = 5
const inBend = ({ kind }: Body["arm"][Side], t: number) => kind !== "hang" && t > 0.36 && t < 0.7

/** How steeply a sleeve falls away beyond the shoulder, at least. */
const FALLS = 0.36

/** Keeps a point of a sleeve's outer edge below the point of the shoulder, whichever way the arm goes from there. */
const underCrown =
  (crown: Point) =>
  ([x, y]: Point): Point => [x, Math.max(y, crown[1] + FALLS * Math.abs(x - crown[0]))]

/** One sleeve, from the shoulder to its end, on whatever arm the body has. */
export function sleeve(pen: Pen, body: Body, at: Side, cloth: Cloth, spec: SleeveSpec = {}): Layer {
  const { end = "hem", puff = 0, extend = 0, below = 0, channels = 0 } = spec
  const winged = spec.winged === true && below === 0
  const { limb, ease, to } = tubeOf(body, at, spec)
  const side = limb.side
  const f = FIT[spec.fit ?? "regular"]
  const shoulder = body.shoulderLine
  const steps = channels ? channels * 4 : 8
  const ts = (
    channels
      ? Array.from({ length: steps }, (_, i) => (i + 1) / steps)
      : [0.1, 0.25, 0.42, 0.52, 0.66, 0.82, 0.93, 1]
  )
    .map((k) => k * to)
    .filter((t) => t > below)
  const top: Point[] = below
    ? [limb.edge(below, 1, ease(below) + 1)]
    : [
        shoulder(side, 0.8, puff * 0.4),
        add(shoulder(side, 0.97 + (f.drop * 0.4 + extend) / 70, puff * 0.7 + 0.4), [0, 0.6]),
        limb.edge(0.05, 1, ease(0.03) + extend * 0.5 + puff * 0.15),
      ]
  const along = [...top.slice(2), ...ts.map((t) => limb.edge(t, 1, ease(t)))]
  const [, crown] = top
  const outer = [...top.slice(0, 2), ...(crown ? along.map(underCrown(crown)) : along)]
  // Where the shoulder is bare, nothing else joins it to the bodice: it is set in further down.
  const pit = winged
    ? body.T(WING_PIT, side * 0.98, f.e)
    : below
      ? body.T(BARE_PIT, side * 0.98, f.e * 0.8)
      : add(body.T(2, side * 0.98, f.e * 0.8), [0, 4])
  const within = below ? (point: Point) => point : besideBody(pit, limb, ease(ELBOW))
  const wing = [
    pit,
    add(mix(pit, limb.edge(to, -1, ease(to) + WING_ROOM), 0.45), [0, -3]),
    limb.edge(to, -1, ease(to) + WING_ROOM),
  ]
  const inner = winged
    ? wing
    : [
        pit,
        ...ts
          .filter((t) => t > 0.2)
          .map((t) => {
            const point = limb.edge(
              t,
              -1,
              inBend(body.arm[at], t) ? Math.min(IN_BEND, ease(t)) : ease(t),
            )
            return t < ELBOW ? within(point) : point
          }),
      ]
  const o1 = nth(outer, -1)
  const i1 = nth(inner, -1)
  const hem = [o1, add(mix(o1, i1, 0.5), mul(limb.dir(to), 3.2)), i1]
  const hole = winged
    ? [pit, body.T(3, side * 0.62), body.T(1.7, side * 0.5), shoulder(side, 0.5, -1), nth(outer, 0)]
    : below
      ? [pit, body.T(2.1, side * 0.9), body.T(1.98, side * 0.9), nth(outer, 0)]
      : [
          pit,
          body.T(1.6, side * 0.86, f.e * 0.5),
          shoulder(side, spec.dropped ? ON_BODICE : 0.84 + f.drop / 70, -4),
          nth(outer, 0),
        ]
  const d = shape(outer, hem, reversed(inner), hole)
  const ks = [0.02, 0.14, 0.28, 0.42, 0.56, 0.7, 0.85, 1].map((k) => lerp(below, to, k))
  // Stitches and folds end where the sleeve does.
  const edges = [-1, 1].map((o) =>
    ks.map((t) => {
      if (winged && side * o < 0) return cr(wing, t / to)
      const point = limb.edge(t, side * o, ease(t))
      return side * o < 0 && t > 0.2 && t < ELBOW ? within(point) : point
    }),
  )
  const panel = new Panel(nth(edges, 0), nth(edges, 1), 2.5)
  const long = to > 0.7
  const { colour } = cloth
  const edge = { bumpy: channels > 0, woolly: spec.fluffy ? cloth : undefined }
  const low = [limb.edge(LOW_SEAM, 1, ease(LOW_SEAM)), limb.p(LOW_SEAM * 0.92), pit]
  const lowSeam = spec.dropped ? seam(pen, low, colour, 1.4, { a: 0.6, b: 0.6 }) : ""
  let out = paint(pen, cloth, panel, d, {
    folds: isFur(cloth) ? [] : foldsOf(side, spec, long),
    shadowFrom: side > 0 ? 0.42 : 0.3,
    phase: side,
    unlined: true,
    // A lit edge across the chest would be a seam, which such a sleeve has not.
    dense: winged,
    extra:
      (channels ? quilting(pen, panel, colour, channels) : "") +
      (cloth.reflective ? reflective(pen, panel, ON_SLEEVE) : ""),
  })
  out +=
    // Its outer edge runs downwards in its outline.
    contour(pen, channels ? reversed(outer) : outer, side > 0 ? 2.3 : 1.5, {
      a: 0.25,
      b: 0.5,
      ...edge,
    }) +
    contour(pen, inner, side > 0 ? 1.4 : 2, { a: 0.4, b: 0.5, ...edge }) +
    contour(pen, hem, 1.5, { a: 0.5, b: 0.5, woolly: edge.woolly }) +
    (winged ? "" : spec.dropped ? lowSeam : seam(pen, hole, colour, 1, { a: 0.6, b: 0.2 }))
  if (isFur(cloth)) {
    const [out1, in1] = side < 0 ? ([1, -1] as const) : ([-1, 1] as const)
    out += tufted(pen, outer, colour, out1) + tufted(pen, inner, colour, in1)
    out += tufted(pen, hem, colour, in1)
  }
  out += sleeveEnd(pen, panel, cloth, { end, long, edged: spec.edged })
  return {
    z: at === "L" ? Z.armL : Z.armR,
    s: out,
    arm: at,
    t1: to,
    bareShoulder: below > 0,
    inOne: winged,
    sheer: (cloth.density ?? 1) < 1,
  }
}
