import { type LinearRgb, luminance } from "@stylin/garments/colour"
import {
  chromaticity,
  type Face,
  type Frame,
  isClipped,
  lightnessOrder,
  type Patch,
  pixelsIn,
} from "./frame.ts"
import { median } from "./light-maths.ts"

/** Where most faces show bare skin: forehead and both cheeks. */
const FOREHEAD: Patch = { from: [-0.4, -0.62], to: [0.4, -0.42] }
const LEFT_CHEEK: Patch = { from: [-0.68, 0.06], to: [-0.3, 0.4] }
const RIGHT_CHEEK: Patch = { from: [0.3, 0.06], to: [0.68, 0.4] }

export interface SkinSample {
  /** The median colour of all three places. */
  readonly colour: LinearRgb
  /** Luminance of the picture's left and right cheek. */
  readonly cheeks: readonly [left: number, right: number]
  /** The share of clipped pixels. */
  readonly clipped: number
  /** How much the colour varies, as the spread of its chromaticity. */
  readonly spread: number
}

/** The skin of a face, without highlights, shadows, hair and make-up. */
export function sampleSkin(frame: Frame, face: Face): SkinSample {
  const places = [FOREHEAD, LEFT_CHEEK, RIGHT_CHEEK].map((patch) => pixelsIn(frame, face, patch))
  const all = places.flat()
  const kept = places.map((pixels) =>
    withoutStrays(middleLights(pixels.filter((p) => !isClipped(p)))),
  )
  const [, left = [], right = []] = kept
  const even = kept.flat()
  const steady = withoutStrays(even)
  const colour = medianColour(steady.length > 0 ? steady : all)
  const [red, blue] = chromaticity(colour)
  return {
    colour,
    cheeks: [luminance(medianColour(left)), luminance(medianColour(right))],
    clipped: all.filter(isClipped).length / Math.max(1, all.length),
    spread: median(
      even.map((pixel) => {
        const [r, b] = chromaticity(pixel)
        return Math.hypot(r - red, b - blue)
      }),
    ),
  }
}

/** The pixels between shadow and highlight. */
function middleLights(pixels: readonly LinearRgb[]): LinearRgb[] {
  const sorted = lightnessOrder(pixels)
  return sorted.slice(Math.floor(sorted.length * 0.2), Math.ceil(sorted.length * 0.8))
}

/** Pixels with a chromaticity near the median: excludes freckles, blusher and strands of hair. */
function withoutStrays(pixels: readonly LinearRgb[]): LinearRgb[] {
  const places = pixels.map(chromaticity)
  const red = median(places.map(([r]) => r))
  const blue = median(places.map(([, b]) => b))
  const away = places.map(([r, b]) => Math.hypot(r - red, b - blue))
  const most = Math.max(0.02, 2 * median(away))
  return pixels.filter((_, index) => (away[index] ?? 0) <= most)
}

export function medianColour(pixels: readonly LinearRgb[]): LinearRgb {
  return [
    median(pixels.map(([r]) => r)),
    median(pixels.map(([, g]) => g)),
    median(pixels.map(([, , b]) => b)),
  ]
}
