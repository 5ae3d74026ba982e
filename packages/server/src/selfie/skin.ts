import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, type Face, type Frame, isClipped, lightnessOrder, pixelAt } from "./frame.ts"
import type { HeadParts } from "./head-parts.ts"
import { median } from "./light-maths.ts"
import { CHEEKS, FOREHEAD, type Outline, placesInside } from "./regions.ts"

/** Share of a forehead or cheek that must be bare to count. */
const LEAST_BARE = 0.2

export interface SkinSample {
  /** The median colour of all three places. */
  readonly colour: LinearRgb
  /** Luminance of the picture's left and right cheek. */
  readonly cheeks: readonly [left: number, right: number]
  /** The share of clipped pixels. */
  readonly clipped: number
}

/** The skin of a face, without highlights, shadows, hair and make-up. */
export function sampleSkin(frame: Frame, face: Face, parts: HeadParts): SkinSample {
  const places = [FOREHEAD, ...CHEEKS].map((outline) => bareIn(frame, face, parts, outline))
  const all = places.flat()
  const kept = places.map((pixels) =>
    withoutStrays(middleLights(pixels.filter((p) => !isClipped(p)))),
  )
  const [, left = [], right = []] = kept
  const even = kept.flat()
  const steady = withoutStrays(even)
  const colour = medianColour(steady.length > 0 ? steady : all)
  return {
    colour,
    cheeks: [luminance(medianColour(left)), luminance(medianColour(right))],
    clipped: all.filter(isClipped).length / Math.max(1, all.length),
  }
}

/** The pixels of an outline that the network calls skin: a forehead may be all hair. */
function bareIn(frame: Frame, face: Face, parts: HeadParts, outline: Outline): LinearRgb[] {
  const all = placesInside(frame, face, outline)
  const bare = all.filter(([x, y]) => parts.at(x, y) === "skin")
  if (bare.length < LEAST_BARE * all.length) return []
  return bare.map(([x, y]) => pixelAt(frame, x, y))
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
