import {
  add,
  clamp,
  lerp,
  mul,
  type Point,
  type Points,
  right,
  rot,
  unit,
} from "../../core/geom.ts"
import type { Body, Limb } from "../../figure/body.ts"
import { behindness } from "../../figure/figure.ts"

/** Where one foot stands: a frame at the ankle in which shoes are drawn in three-quarter view. */
export interface Stance {
  readonly limb: Limb
  /** Which way the toe points: to the viewer's left (-1) or right (1). */
  readonly toe: -1 | 1
  /** Which edge of the leg is the shin: its outer (1) or inner (-1) edge. */
  readonly shin: -1 | 1
  /** How dark the leg is that is behind the other, as an opacity of its shadow; 0 for the front. */
  readonly behind: number
  /** From the foot's own frame (x towards the toe, y down, origin at the ankle) to the picture. */
  at(points: Points): Point[]
}

/**
 * Points for a foot that is turned out, narrowed for one that faces the viewer and shows less of
 * its side.
 */
function turned([x, y]: Point, turn: number): Point {
  const facing = 1 - turn
  const towardsToe = clamp((y - 12) / 34, 0, 1.25)
  const heel = x < 0 && y < 36 ? 0.22 * x : 0
  return [x - facing * (13 * towardsToe + heel), y]
}

/** The frame of the foot on a side of the body. */
export function stanceOf(body: Body, side: "L" | "R"): Stance {
  const limb = body.leg[side]
  const angle = body.feet[side]
  const outward = limb.side < 0 ? -1 : 1
  const toe = angle > 4 ? -1 : angle < -4 ? 1 : outward
  const turn = lerp(0.5, 1, clamp((Math.abs(angle) - 2) / 13))
  const ankle = limb.p(1)
  const down = unit(rot([0, 1], angle * 0.7))
  const across = mul(right(down), toe)
  return {
    limb,
    toe,
    behind: behindness(body, side),
    shin: toe === outward ? 1 : -1,
    at: (points) =>
      points.map((point) => {
        const [x, y] = turned(point, turn)
        return add(ankle, add(mul(across, x), mul(down, y)))
      }),
  }
}
