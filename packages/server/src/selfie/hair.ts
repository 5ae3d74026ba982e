import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, DARKEST, type Face, type Frame, type Patch, pixelsIn } from "./frame.ts"
import { medianColour } from "./skin.ts"

/** Where hair is, if any: over the forehead, and beside it. */
const CROWN: Patch = { from: [-0.45, -1.12], to: [0.45, -0.9] }
const SIDES: readonly Patch[] = [
  { from: [-1.18, -0.6], to: [-1.04, -0.05] },
  { from: [1.04, -0.6], to: [1.18, -0.05] },
]
/** How unlike skin it must be to count as hair, in logarithms of light. */
const LEAST_UNLIKE = 0.18

/** The hair around a face; undefined if it cannot be told from skin or wall. */
export function sampleHair(frame: Frame, face: Face, skin: LinearRgb): LinearRgb | undefined {
  const crown = middle(pixelsIn(frame, face, CROWN))
  const sides = SIDES.map((patch) => middle(pixelsIn(frame, face, patch)))
  const isHair = (colour: LinearRgb) => unlike(colour, skin) > LEAST_UNLIKE
  if (!isHair(crown)) return undefined
  // Hair at the side that matches the crown's adds certainty; a wall there says nothing.
  const like = sides.filter((side) => unlike(side, crown) < 0.5)
  return like.length > 0 ? medianColour([crown, crown, ...like]) : crown
}

/** The typical colour of hair, which glints: its lightest third is left out. */
function middle(pixels: readonly LinearRgb[]): LinearRgb {
  const lights = pixels.map(luminance)
  const bright = Float64Array.from(lights).sort()[Math.floor(lights.length * 0.67)] ?? 1
  const kept = pixels.filter((_, index) => (lights[index] ?? 0) <= bright)
  return medianColour(kept.length > 0 ? kept : pixels)
}

function unlike(one: LinearRgb, other: LinearRgb): number {
  const light = Math.log(Math.max(DARKEST, luminance(one)) / Math.max(DARKEST, luminance(other)))
  const [red, blue] = chromaticity(one)
  const [otherRed, otherBlue] = chromaticity(other)
  return Math.hypot(light * 0.7, red - otherRed, blue - otherBlue)
}
