import { curve, type Point } from "../../core/geom.ts"
import type { Side } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { type BagSpec, edgedLine } from "./bag.ts"

/** A strap from point to point, as wide on the figure as on the bag. */
export function strapLine(
  pen: Pen,
  colour: string,
  points: readonly Point[],
  width: number,
): string {
  return edgedLine(pen, curve(points), width, colour)
}

/** Half the width of a bag on a figure, its height, how much of it an arm may hide, and how far from the middle of the body it stays, in px. */
export interface Beside {
  readonly half: number
  readonly high: number
  readonly hidden: number
  readonly offMiddle: number
}
export const ACROSS: Beside = { half: 32, high: 46, hidden: 9, offMiddle: 16 }
/** One from the shoulder hangs further round the side: the arm lies on a part of it. */
export const AT_SIDE: Beside = { half: 38, high: 36, hidden: 30, offMiddle: 34 }
/** How far sleeves stand off the arm, and a hand's thumb off its wrist, in px. */
const SLEEVE = 3
const COAT_SLEEVE = 9
const THUMB = 5

/** Where along the arm it may lie over the bag: from the elbow to the tips of the fingers. */
const OVER_BAG = [0.6, 0.7, 0.8, 0.9, 1, 1.08, 1.16] as const

/** A place at the hip, moved to the middle as far as the arm beside it would hide what hangs there. */
export function besideArm(
  body: Body,
  [x, y]: Point,
  hand: Side,
  { half, high, hidden, offMiddle, sleeve }: Beside & { readonly sleeve: number },
): Point {
  const { side } = body.arm[hand]
  const inner = OVER_BAG.map((t) => body.arm[hand].edge(t, -1, t > 1 ? THUMB : sleeve))
    .filter(([, at]) => at > y - 8 && at < y + high)
    .map(([at]) => at * side)
  if (inner.length === 0) return [x, y]
  const outer = Math.min(...inner) + hidden
  const most = body.T(6.2, 0)[0] * side + offMiddle
  return [side * Math.min(x * side, Math.max(outer - half, most)), y]
}

/** How far the sleeve over a bag stands off its arm. */
export const sleeveOf = ({ inCoat }: BagSpec): number => (inCoat ? COAT_SLEEVE : SLEEVE)
