import { shade } from "../../core/colour.ts"
import { curve, type Point, pairs } from "../../core/geom.ts"
import type { Panel } from "../../core/panel.ts"
import { STITCHES } from "../seams.ts"
import type { ShoeSpec } from "./spec.ts"
import type { Worn } from "./worn-parts.ts"

/** How much wider boots of sheepskin are, whose soft shaft sags, and how far they stand off the foot, in px. */
export const SHEEPSKIN = { ease: 4, wide: 6 } as const

/** Whether they are short boots of sheepskin: soft, wide and round, without a zip. */
export const isSoft = ({ kind, lined, cloth }: ShoeSpec): boolean =>
  kind === "ankle_boots" && lined === true && cloth.material === "suede"

/** The stitched seam from the rim down to the toe of a boot of sheepskin, and the guard at its heel. */
export function softSeams({ pen, spec, stance }: Worn, shaft: Panel): string {
  const line = shade(spec.cloth.colour, 2)
  const guard = stance.at(pairs([-17, 12, -8, 13, -5.4, 22, -5, 34]))
  const foot = stance.at(pairs([9, 14, 14, 33]))
  const middle = [...shaft.path(pairs([0.34, 0.14, 0.36, 0.7])), ...foot]
  const beside = middle.map(([x, y]): Point => [x - 2.6, y])
  return (
    pen.thin(curve(guard) + curve(middle), 1.1, line) + pen.thin(curve(beside), 0.9, line, STITCHES)
  )
}
