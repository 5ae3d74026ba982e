import type { Point } from "../../core/geom.ts"
import type { Pen } from "../../core/pen.ts"
import { type SideFrame, sideFrame } from "./side.ts"
import { hasShaft, type ShoeSpec } from "./spec.ts"
import { VIEWS } from "./views.ts"

/** A pair of shoes from the side, as a shop pictures them: the far one behind, smaller, in shade. */
export function shoePair(pen: Pen, spec: ShoeSpec): string {
  const flatSoled =
    spec.kind === "trainers" || spec.kind === "wellies" || spec.kind === "espadrilles"
  const heel = flatSoled && spec.heel === "low" ? "flat" : spec.heel
  const one = (x: number, y: number, k: number, far: boolean): string => {
    const place = ([px, py]: Point): Point => [x + px * k, y + py * k]
    const frame: SideFrame = sideFrame(heel, place, {
      tall: hasShaft(spec),
      thick: spec.thick || spec.runner || false,
    })
    pen.dip(spec.cloth.colour)
    return VIEWS[spec.kind].side({ pen, frame, spec, far })
  }
  const tall = spec.kind === "knee_boots" || (spec.kind === "wellies" && spec.shaft !== "ankle")
  return one(tall ? 218 : 236, 214, 0.95, true) + one(170, 256, 1.04, false)
}
