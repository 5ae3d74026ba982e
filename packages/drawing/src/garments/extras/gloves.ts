import { type Cloth, fold, Panel, paint } from "../../core/cloth.ts"
import { innerLine } from "../../core/colour.ts"
import { add, curve, lerp, type Point, pairs, range, rot, shape } from "../../core/geom.ts"
import type { Layer, Side } from "../../core/layer.ts"
import { Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"

/** The cuffs of gloves over the wrists; the hands themselves are drawn gloved. */
export function gloveCuffs(pen: Pen, body: Body, cloth: Cloth): Layer[] {
  const sides: readonly Side[] = ["L", "R"]
  return sides.map((arm): Layer => {
    const limb = body.arm[arm]
    const run = (o: 1 | -1) =>
      range(4).map((i) => limb.edge(lerp(0.9, 1.015, i / 3), o, 2.6 - i * 0.6))
    const [left, right] = limb.side < 0 ? [run(1), run(-1)] : [run(-1), run(1)]
    const panel = new Panel(left, right, 2)
    return {
      z: arm === "L" ? Z.armL : Z.armR,
      arm,
      s:
        paint(pen, cloth, panel, shape(left, [...right].reverse()), {
          dense: true,
          shadowFrom: 0.3,
        }) +
        pen.line(left, 1.4, { a: 0.6, b: 0.6, lost: 0 }) +
        pen.line(right, 1.7, { a: 0.6, b: 0.6, lost: 0 }) +
        pen.line([panel.at(-1, 0), panel.at(0, 0), panel.at(1, 0)], 1.4, {
          a: 0.6,
          b: 0.6,
          lost: 0,
        }),
    }
  })
}

/** A glove's outline with its fingers up, corner to corner: cuff, fingers, thumb. */
const OUTLINE = [
  [-60, 196, -50, 118, -64, 52, -74, -8, -88, -70, -88, -112, -74, -124, -62, -110, -52, -44],
  [-52, -44, -49, -150, -38, -168, -22, -160, -17, -100, -15, -50],
  [-15, -50, -8, -176, 4, -192, 19, -180, 22, -104, 20, -48],
  [20, -48, 34, -148, 47, -162, 61, -150, 60, -88, 58, -16],
  [58, -16, 86, -40, 108, -78, 128, -80, 132, -56, 112, 10, 78, 70, 56, 122, 62, 196],
  [62, 196, 0, 203, -60, 196],
] as const
const SEAMS = [
  [-44, -24, -38, 30],
  [-12, -32, -10, 36],
  [20, -28, 18, 34],
] as const

/** A pair of gloves, laid one over the other. */
export function glovesAlone(pen: Pen, cloth: Cloth): string {
  const one = (origin: Point, lean: number, flip: -1 | 1): string => {
    const at = (flat: readonly number[]) =>
      pairs(flat).map(([x, y]): Point => add(origin, rot([x * flip, y], lean)))
    const [head, ...others] = OUTLINE.map(at)
    if (!head) return ""
    const panel =
      flip > 0
        ? new Panel(at([-90, -190, -62, 196]), at([130, -190, 62, 196]))
        : new Panel(at([130, -190, 62, 196]), at([-90, -190, -62, 196]))
    const rib = cloth.material === "knit" || cloth.material === "cable"
    const cuff = rib
      ? range(8).map((i) => curve(at([-48 + i * 14, 132, -54 + i * 15.4, 194])))
      : [curve(at([-52, 150, 0, 156, 58, 150]))]
    return (
      paint(pen, cloth, panel, shape(head, ...others), {
        folds: [fold(-0.5, 0.72, 0.2, 0.76, 0, 6, 0.8), fold(0.4, 0.62, 0, 0.68, 0, 5, 0.8)],
        shadowFrom: 0.4,
      }) +
      [head, ...others].map((run) => pen.line(run, 2.6, { a: 0.6, b: 0.6, lost: 0 })).join("") +
      pen.thin(
        [...SEAMS.map((run) => curve(at(run))), ...cuff].join(""),
        1.8,
        innerLine(cloth.colour),
      )
    )
  }
  return one([376, 392], 14, -1) + one([252, 410], -8, 1)
}
