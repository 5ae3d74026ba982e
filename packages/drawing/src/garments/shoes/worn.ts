import { type SkinTones, skinTones } from "../../core/colour.ts"
import { type Layer, type Side, Z } from "../../core/layer.ts"
import type { Pen } from "../../core/pen.ts"
import type { Body } from "../../figure/body.ts"
import { hasShaft, liftOf, type ShoeSpec } from "./spec.ts"
import { stanceOf } from "./stance.ts"
import { VIEWS } from "./views.ts"

/**
 * Shoes on a figure's feet, the foot in front last.
 * @param skin the skin's colour, hex, or that of the tights on it
 * @param tones how the foot is modelled
 */
export function shoes(
  pen: Pen,
  body: Body,
  spec: ShoeSpec,
  skin: string,
  tones: SkinTones = skinTones(skin),
): Layer[] {
  const back: Side = body.front === "L" ? "R" : "L"
  const drawn = [back, body.front].map((side) =>
    VIEWS[spec.kind].worn({
      pen,
      stance: stanceOf(body, side),
      spec,
      skin,
      tones,
      lift: liftOf(spec),
    }),
  )
  return [{ z: hasShaft(spec) ? Z.boots : Z.shoes, s: drawn.join("") }]
}
