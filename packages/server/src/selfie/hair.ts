import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { type Face, type Frame, pixelAt } from "./frame.ts"
import type { HeadParts } from "./head-parts.ts"
import { medianColour } from "./skin.ts"

/** How far from the face hair is looked at, in halves of the face: its ends may be dyed or in shade. */
const FAR = { across: 1.9, down: 1.7 } as const
/** Fewer places of hair than this, of 96 x 96, are strands or a shadow. */
const FEWEST = 24

/** The hair around a face; undefined where there is none to be seen. */
export function sampleHair(frame: Frame, face: Face, parts: HeadParts): LinearRgb | undefined {
  const near = parts.within("hair").filter(([x, y]) => {
    const [dx, dy] = [(x - face.x) / face.across, (y - face.y) / face.down]
    return Math.abs(dx) < FAR.across && Math.abs(dy) < FAR.down && dy < 1
  })
  if (near.length < FEWEST) return undefined
  return middle(near.map(([x, y]) => pixelAt(frame, x, y)))
}

/** The typical colour of hair, which glints: its lightest third is left out. */
function middle(pixels: readonly LinearRgb[]): LinearRgb {
  const lights = pixels.map(luminance)
  const bright = Float64Array.from(lights).sort()[Math.floor(lights.length * 0.67)] ?? 1
  const kept = pixels.filter((_, index) => (lights[index] ?? 0) <= bright)
  return medianColour(kept.length > 0 ? kept : pixels)
}
