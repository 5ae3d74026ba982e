import type { Mask, Raster } from "../raster.ts"

/** Weaker changes of a channel (0 to 255) across a pixel are folds or noise. */
const STEP = 24
/** How much the changes must keep to two square directions before a lean is believed, 0 to 1. */
const LEAST_ORDER = 0.3

/**
 * How far stripes or checks lean from upright, in degrees clockwise, -45 to 45; 0 where nothing
 * keeps to a direction. Only what the mask holds counts.
 */
export function leanOf({ width, height, rgb }: Raster, { on }: Mask): number {
  let [cos, sin, weight] = [0, 0, 0]
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const index = y * width + x
      if (!on[index] || !on[index - 1] || !on[index + 1]) continue
      if (!on[index - width] || !on[index + width]) continue
      // Green alone tells light from dark, and is the sharpest channel of a camera.
      const dx = (rgb[(index + 1) * 3 + 1] ?? 0) - (rgb[(index - 1) * 3 + 1] ?? 0)
      const dy = (rgb[(index + width) * 3 + 1] ?? 0) - (rgb[(index - width) * 3 + 1] ?? 0)
      const size = Math.hypot(dx, dy)
      if (size < STEP) continue
      const angle = 4 * Math.atan2(dy, dx)
      cos += size * Math.cos(angle)
      sin += size * Math.sin(angle)
      weight += size
    }
  }
  if (weight === 0 || Math.hypot(cos, sin) / weight < LEAST_ORDER) return 0
  return (Math.atan2(sin, cos) / 4) * (180 / Math.PI)
}
