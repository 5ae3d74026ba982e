import type { Length } from "@stylin/garments/vocabulary"
import type { Cloth } from "../core/cloth.ts"
import { lining } from "../core/colour.ts"
import { add, lerp, mix, type Point, shape } from "../core/geom.ts"
import type { Layer } from "../core/layer.ts"
import type { Pen } from "../core/pen.ts"
import type { Body } from "../figure/body.ts"
import { edge as edgeOf } from "../figure/edges.ts"
import { hemShare } from "./lengths.ts"

/** How far a skirt's hem sags between the legs, in px. */
export const SAG = 9

/** What a slit is cut into, and what shows in it. */
interface SlitSpec {
  readonly cloth: Cloth
  readonly length: Length
  readonly z: number
  /** How far the hem hangs below its length between the legs, in px. */
  readonly drop?: number
  /** The colour of the leg in the light: hex. */
  readonly skin?: string | undefined
  /** Where along the leg (0 hip, 1 ankle) a boot begins. */
  readonly bootsFrom?: number | undefined
}

/** How far down a skirt its slit begins: a long one's at the thigh, another's above the knee. */
const opensAt = (length: Length): number => (length === "maxi" ? 0.34 : 0.5)

/**
 * A slit from above the knee to the hem: the leg shows in it, and in a dress or a skirt alone the dark
 * inside of the cloth.
 */
export function slitOf(
  pen: Pen,
  body: Body,
  { cloth, length, z, drop = 0, skin, bootsFrom = 1 }: SlitSpec,
): Layer {
  const { colour } = cloth
  const limb = body.leg.R
  const share = hemShare(length)
  const hip = body.T(7, 0.34)[1]
  const end = lerp(hip, body.lm.ankleR[1], share) + drop
  const from = opensAt(length)
  const [x0] = limb.p(from * share)
  const [x1] = limb.p(share)
  const top: Point = [x0, lerp(hip, end, from)]
  const near: Point = [x1 - 10, end]
  const far: Point = [x1 + 9, end - 2]
  const edge = [top, add(mix(top, near, 0.5), [-1, 0]), near]
  const other = [far, add(mix(top, far, 0.5), [1, 0]), top]
  const d = shape(edge, other)
  const bare = shape(edgeOf(limb, 1, 0.1, bootsFrom, 9), edgeOf(limb, -1, bootsFrom, 0.1, 9))
  const leg = skin && !body.flat ? pen.within(d, pen.fill(bare, skin)) : ""
  pen.dip(colour)
  return {
    z,
    s:
      pen.fill(d, lining(colour)) +
      leg +
      pen.line(edge, 1.5, { a: 0.2, b: 0.6 }) +
      pen.line(other, 1.7, { a: 0.6, b: 0.2 }),
  }
}
