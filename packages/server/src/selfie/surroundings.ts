import { type LinearRgb, luminance } from "@stylin/garments/colour"
import { chromaticity, type Face, type Frame, isClipped, pixelAt } from "./frame.ts"
import type { HeadParts } from "./head-parts.ts"
import type { Sizes } from "./shown.ts"

/** As many places across are looked at as this. */
const ACROSS = 48
const DARK = 0.004
/** Luminance below which only noise differs. */
const DARKEST = 0.002

/** The geometric mean of a picture's luminance: how brightly it was exposed, for most scenes. */
export function brightnessOf(frame: Frame): number {
  const step = frame.width / ACROSS
  let [count, logs] = [0, 0]
  for (let y = step / 2; y < frame.height; y += step) {
    for (let x = step / 2; x < frame.width; x += step) {
      count += 1
      logs += Math.log(Math.max(DARKEST, luminance(pixelAt(frame, x, y))))
    }
  }
  return Math.exp(logs / Math.max(1, count))
}

/**
 * The middling colour of all that is not her: no single wall or coat says what the light is, but most
 * pictures are grey on average.
 */
export function surroundingsOf(sizes: Sizes, face: Face, parts: HeadParts): LinearRgb | undefined {
  const [frame] = sizes
  const step = frame.width / ACROSS
  let [count, reds, blues] = [0, 0, 0]
  for (let y = step / 2; y < frame.height; y += step) {
    for (let x = step / 2; x < frame.width; x += step) {
      const isFace = Math.hypot((x - face.x) / face.across, (y - face.y) / face.down) < 1.15
      const part = parts.at(x, y)
      if (isFace || part === "skin" || part === "hair") continue
      const pixel = pixelAt(frame, x, y)
      if (isClipped(pixel) || Math.min(...pixel) < DARK) continue
      const [red, blue] = chromaticity(pixel)
      count += 1
      reds += red
      blues += blue
    }
  }
  if (count < ACROSS) return undefined
  return [Math.exp(reds / count), 1, Math.exp(blues / count)]
}
