import { boxMean } from "./box-mean.ts"
import type { Raster } from "./raster.ts"

/** What OpenCV's GrabCut calls its labels. */
export const SEED = {
  background: 0,
  foreground: 1,
  maybeBackground: 2,
  maybeForeground: 3,
} as const

/** Surely not the garment: what touches the frame. */
const FRAME = 2
/** How far in the plain rectangle begins, in parts of the side. */
const MARGIN = 0.05
const BINS = 256
/** How far from the network's outline the true one may run, in px. */
const BAND = 4
/** The share of unlike pixels within the band from which on a pixel is no longer sure. */
const SURE = 0.04

/** Where GrabCut starts from how much each pixel stands out. */
export function seedsFromSaliency(
  saliency: Float32Array,
  { width, height }: Pick<Raster, "width" | "height">,
): Uint8Array {
  const threshold = otsu(saliency)
  const sure = Math.max(0.75, threshold + 0.25)
  return Uint8Array.from(saliency, (value, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y)
    if (edge < FRAME || value < threshold / 4) return SEED.background
    if (value > sure) return SEED.foreground
    return value > threshold ? SEED.maybeForeground : SEED.maybeBackground
  })
}

/**
 * Where GrabCut starts from what the network takes for the garment: only a band along the outline is
 * left open, so that colours settle where exactly it runs and nothing farther away joins it.
 *
 * @param likely for each pixel, 0 to 1
 */
export function seedsFromNetwork(
  likely: Float32Array,
  size: Pick<Raster, "width" | "height">,
): Uint8Array {
  const near = boxMean(likely, size, BAND)
  return Uint8Array.from(likely, (value, index) => {
    const around = near[index] ?? 0
    if (around > 1 - SURE) return SEED.foreground
    if (around < SURE) return SEED.background
    return value > 0.5 ? SEED.maybeForeground : SEED.maybeBackground
  })
}

/** Where GrabCut starts from the frame alone. */
export function seedsFromRectangle({
  width,
  height,
}: Pick<Raster, "width" | "height">): Uint8Array {
  const [left, top] = [Math.round(width * MARGIN), Math.round(height * MARGIN)]
  return Uint8Array.from({ length: width * height }, (_, index) => {
    const [x, y] = [index % width, Math.floor(index / width)]
    const inside = x >= left && x < width - left && y >= top && y < height - top
    return inside ? SEED.maybeForeground : SEED.background
  })
}

/** The threshold that parts values of 0 to 1 into the two classes most unlike each other (Otsu, 1979). */
function otsu(values: Float32Array): number {
  const counts = new Float64Array(BINS)
  for (const value of values) {
    const bin = Math.min(BINS - 1, Math.floor(value * BINS))
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  const total = counts.reduce((sum, count, bin) => sum + count * bin, 0)
  let [below, sumBelow, best, threshold] = [0, 0, -1, 0]
  for (let bin = 0; bin < BINS - 1; bin += 1) {
    below += counts[bin] ?? 0
    sumBelow += (counts[bin] ?? 0) * bin
    const above = values.length - below
    if (below === 0 || above === 0) continue
    const between = below * above * (sumBelow / below - (total - sumBelow) / above) ** 2
    if (between > best) {
      best = between
      threshold = (bin + 1) / BINS
    }
  }
  return threshold
}
