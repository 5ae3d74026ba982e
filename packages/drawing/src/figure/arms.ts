import { skinTones } from "../core/colour.ts"
import { add, type Point, type Points, shape } from "../core/geom.ts"
import type { Side } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import { besideBody, ELBOW } from "./beside-body.ts"
import type { Body } from "./body.ts"
import { edge } from "./edges.ts"
import { type HandKind, hand } from "./hands.ts"

/** An arm's skin and its hand, drawn apart because sleeves go between them. */
export interface DrawnArm {
  readonly limb: string
  readonly hand: string
  readonly kind: HandKind
}

const HAND_OF = { hang: "relaxed", hip: "hip", pocket: "relaxed" } as const

/** How the arm on one side is drawn. */
export interface ArmOptions {
  /** Replaces the hand of the arm's pose. */
  readonly hand?: HandKind | undefined
  /** Where along the arm a sleeve ends; skin is drawn only below it. */
  readonly from?: number | undefined
  /** The colour of a gloved hand. */
  readonly glove?: string | undefined
}

/** The skin of an arm, from the shoulder or from a sleeve's end to the hand. */
export function drawArm(
  pen: Pen,
  body: Body,
  skin: string,
  s: Side,
  { hand: asked, from = 0, glove }: ArmOptions = {},
): DrawnArm {
  const arm = body.arm[s]
  const { side } = arm
  const { lit, dark } = skinTones(skin)
  pen.dip(skin)
  const shoulder: Points = [
    body.shoulderLine(side, 0.72, -0.5),
    add(body.shoulderLine(side, 0.95, -0.2), [side * 0.5, 0.5]),
    arm.edge(0.045, 1, -0.6),
  ]
  const outer: Point[] = from
    ? edge(arm, 1, from, 1, 9)
    : [...shoulder, ...edge(arm, 1, 0.12, 1, 8)]
  const whole = edge(arm, -1, 1, Math.max(0.08, from), 8)
  // Below a short sleeve it lies against the body as the sleeve does, or it would come out beside it.
  const within = from ? besideBody(add(body.T(2, side * 0.98), [0, 4]), arm, 0) : undefined
  const elbow = arm.p(ELBOW)[1]
  const inner = within ? whole.map((p) => (p[1] < elbow ? within(p) : p)) : whole
  const away = side > 0 ? 1 : -1
  const shadow = shape(edge(arm, away, 0, 1, 8, 3), edge(arm, away, 1, 0, 8, -6.5))
  const kind = asked ?? HAND_OF[arm.kind]
  const limb =
    pen.solid(shape(outer, inner), lit, pen.fill(shadow, dark, 0.85)) +
    pen.line(outer, side > 0 ? 2.1 : 1.6, { a: 0.2, b: 0.6 }) +
    pen.line(from ? inner : edge(arm, -1, 1, 0.16, 8), side > 0 ? 1.3 : 1.7, { a: 0.6 })
  return { limb, hand: hand(pen, arm, skin, kind, glove), kind }
}
