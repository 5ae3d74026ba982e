import { type Fold, fold, paint } from "../core/cloth.ts"
import { innerLine, shade, tint } from "../core/colour.ts"
import { nth, type Points, pairs, shape } from "../core/geom.ts"
import { type Layer, type Side, Z } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import { legLights } from "../core/shine.ts"
import type { Body } from "../figure/body.ts"
import { RISE } from "../figure/hang.ts"
import { areCrossed, breaks, isSlim, type LegCut, type TrouserLeg, trouserLeg } from "./legs.ts"
import { tears } from "./tears.ts"
import { isStretched, type TrousersSpec } from "./trouser-spec.ts"
import { legTrim } from "./trouser-trim.ts"
import { waistband } from "./waistband.ts"

const HIP_FOLDS = (k: (u: number) => number): Fold[] => [
  fold(k(-0.95), 0.27, k(-0.15), 0.21, k(0.05), 6, 0.7),
  fold(k(-0.9), 0.29, k(0.25), 0.275, 0, 4, 0),
]

/** The only folds of cloth that stretches: behind the knee and above the ankle. */
const STRETCHED = (k: (u: number) => number): Fold[] => [
  fold(k(0.95), 0.57, k(0.2), 0.58, 0, 3, 0.7),
  fold(k(-0.95), 0.955, k(0), 0.965, 0, 3, 0.7),
]

/** Where more cloth comes down to the shoe than there is room for: it lies in folds above the hem. */
const STACKED = (k: (u: number) => number): Fold[] =>
  [
    fold(k(0.98), 0.76, k(-0.35), 0.815, k(0.02), 9, 1),
    fold(k(-0.98), 0.82, k(0.5), 0.865, k(-0.02), 11, 1.2),
    fold(k(0.98), 0.875, k(-0.6), 0.91, 0, 11, 1.3),
    fold(k(-0.98), 0.925, k(0.6), 0.95, 0, 9, 1.2),
  ].map((one) => ({ ...one, keep: true }))

/** Folds by how the cloth falls: gathered on a clinging leg, hanging in a wide one. */
function foldsOf(cut: LegCut, leg: TrouserLeg, spec: TrousersSpec): Fold[] {
  const { k } = leg
  if (isStretched(spec)) return STRETCHED(k)
  // Where it flares it hangs smooth: neither a fold nor a crease is in it.
  if (cut.clinging) return STRETCHED(k).slice(0, 1)
  if (cut.end < 0.6)
    return [fold(k(-0.9), 0.72, k(0.1), 0.8, 0, 6, 0.8), fold(k(0.9), 0.5, k(0.3), 0.62, 0, 5, 0)]
  if (cut.leg === "skinny") {
    return [
      ...HIP_FOLDS(k),
      fold(k(0.9), 0.56, k(-0.2), 0.58, 0, 4, 0.8),
      fold(k(-0.9), 0.6, k(0.2), 0.62, 0, 4, 0.8),
      fold(k(-0.9), 0.9, k(0.4), 0.92, 0, 4, 0.8),
      fold(k(0.9), 0.94, k(-0.4), 0.96, 0, 4, 0.8),
    ]
  }
  if (cut.leg === "wide" || cut.leg === "flare") {
    return [
      ...HIP_FOLDS(k),
      fold(k(-0.3), 0.34, k(-0.46), 1, k(0.12), 15, 0.9),
      fold(k(0.34), 0.5, k(0.44), 1, k(0.05), 10, 0.8),
      fold(k(-0.82), 0.62, k(-0.78), 1, 0, 7, 0),
      fold(k(0.02), 0.7, k(0.06), 1, 0, 9, 0),
    ]
  }
  if (cut.leg === "baggy") {
    return [
      ...HIP_FOLDS(k),
      fold(k(-0.3), 0.34, k(-0.36), 0.76, k(0.08), 13, 0.9),
      fold(k(0.4), 0.42, k(0.44), 0.74, k(0.04), 9, 0.8),
      { ...fold(k(0.92), 0.56, k(0), 0.62, 0.01, 8, 0.9), keep: true },
      ...STACKED(k),
    ]
  }
  const knee: Fold[] = [
    { ...fold(k(0.92), 0.555, k(-0.1), 0.61, 0.01, 7, 0.9), keep: true },
    fold(k(-0.88), 0.6, k(0.15), 0.64, 0, 5, 0.8),
    // Down the middle of stiff denim they would look like a pressed crease.
    ...(spec.style === "jeans"
      ? []
      : [
          fold(k(-0.2), 0.3, k(-0.28), 0.52, 0.06, 6, 0.6),
          fold(k(0.2), 0.66, k(0.26), 0.9, k(0.03), 8, 0),
        ]),
  ]
  const heap: Fold[] = breaks(cut)
    ? [
        { ...fold(k(-0.96), 0.925, k(0.35), 0.955, k(-0.02), 7, 1), keep: true },
        { ...fold(k(0.96), 0.965, k(-0.3), 0.985, 0, 5, 0.9), keep: true },
      ]
    : [fold(k(-0.9), 0.94, k(0.2), 0.955, 0, 4, 0.7)]
  return [...HIP_FOLDS(k), ...knee, ...heap]
}

/** Leather bulges softly: the fine lines of other cloth's folds would be streaks of light down its shine. */
const withoutLines = (folds: readonly Fold[]): Fold[] => folds.map((one) => ({ ...one, line: 0 }))

/** The inside of the far leg, in the near one's shade. */
function farShade(pen: Pen, leg: TrouserLeg, colour: string): string {
  const low = nth(leg.inner, -1)
  const top = nth(leg.inner, 0)
  const edge: Points = [
    [low[0] + 14 * leg.side, low[1]],
    [top[0] + 10 * leg.side, top[1] + 40],
    top,
  ]
  return pen.fill(shape(leg.inner, edge), shade(colour, 1.4), 0.7)
}

/** The far one of two wide legs that cross, in the near one's shade: in one tone they read as a skirt. */
function behindShade(pen: Pen, { panel, k }: TrouserLeg, colour: string): string {
  const at = (flat: readonly number[]) => panel.path(pairs(flat).map(([u, v]) => [k(u), v]))
  const d = shape(
    at([-1.2, 0.22, -0.3, 0.3, 0.4, 0.42, 1.2, 0.56]),
    at([1.2, 0.56, 1.2, 1.05]),
    at([1.2, 1.05, -1.2, 1.05]),
    at([-1.2, 1.05, -1.2, 0.22]),
  )
  return pen.fill(d, shade(colour, 1.7), 0.6)
}

function paintedLeg(pen: Pen, body: Body, name: Side, spec: TrousersSpec): string {
  const cut: LegCut = { ...spec, waist: RISE[spec.rise] }
  const { cloth } = spec
  const leg = trouserLeg(body, name, cut)
  const near = name === body.front
  const isBehind = !near && !body.flat && leg.isWide && areCrossed(body)
  const line = innerLine(cloth.colour)
  const isLeather = cloth.material === "leather" && !cloth.metallic
  return (
    paint(pen, cloth, leg.panel, leg.d, {
      folds: isLeather ? withoutLines(foldsOf(cut, leg, spec)) : foldsOf(cut, leg, spec),
      surface: isLeather ? legLights(pen, leg.panel, cloth.colour) : undefined,
      shadowFrom: near ? 0.44 : 0.16,
      phase: leg.side * 2,
      extra:
        (near || body.flat ? "" : farShade(pen, leg, cloth.colour)) +
        (isBehind ? behindShade(pen, leg, cloth.colour) : "") +
        kneeLight(pen, body, name, spec, leg) +
        (spec.torn ? tears(pen, body, name, { cloth, skin: spec.torn, leg }) : ""),
    }) +
    pen.line(leg.outer, leg.side > 0 ? 2.6 : 1.8, { a: 0.4, b: 0.6 }) +
    pen.line(leg.inner, leg.side > 0 ? 1.5 : 2.1, { a: 0.3, b: 0.6 }) +
    pen.line(leg.hem, 1.8, { a: 0.6, b: 0.6 }) +
    legTrim(pen, leg, spec, line)
  )
}

/** The knee of the leg without weight, pushed forward into the light. */
function kneeLight(pen: Pen, body: Body, name: Side, spec: TrousersSpec, leg: TrouserLeg): string {
  const patterned = spec.cloth.pattern !== undefined && spec.cloth.pattern !== "plain"
  if (body.flat || name === body.front || spec.end < 0.6 || patterned || spec.leg === "wide")
    return ""
  const at = (flat: readonly number[]) => leg.panel.path(pairs(flat).map(([u, v]) => [leg.k(u), v]))
  const patch = shape(
    at([-0.35, 0.38, 0.1, 0.42, 0.5, 0.5]),
    at([0.5, 0.5, 0.2, 0.535, -0.3, 0.545, -0.5, 0.48, -0.35, 0.38]),
  )
  return pen.fill(patch, tint(spec.cloth.colour, 0.8), 0.45)
}

/** Trousers and shorts; the leg that stands in front is drawn last. */
export function trousers(pen: Pen, body: Body, spec: TrousersSpec): Layer[] {
  const back: Side = body.front === "L" ? "R" : "L"
  const slim = isSlim(spec.leg) || spec.tucked !== undefined
  return [
    {
      z: slim ? Z.slimTrousers : Z.trousers,
      s:
        paintedLeg(pen, body, back, spec) +
        paintedLeg(pen, body, body.front, spec) +
        (spec.joined ? "" : waistband(pen, body, spec)),
    },
  ]
}
