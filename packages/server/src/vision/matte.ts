import { boxMean } from "./box-mean.ts"
import { resized } from "./decode.ts"
import { filtered, guidedFilter } from "./guided-filter.ts"
import type { Mask, Raster } from "./raster.ts"
import { resampled } from "./resample.ts"

/** A garment at the resolution of its picture. */
export interface Matte {
  /** How opaque each pixel is, 0 to 255. */
  readonly alpha: Uint8Array
  /** The picture, with nothing of the ground in the colours of its outline. */
  readonly picture: Raster
}

/** How far from the mask's outline the true one may run, in its px. */
const RADIUS = 3
/** Colours that vary less than this are of one side, as a variance of 0 to 1. */
const EPSILON = 1e-4
/** What is no garment yet, and what is nothing else; in between a pixel shows both. */
const [LEAST, MOST] = [0.3, 0.9]

/**
 * The garment that a mask holds, with the outline that its picture has: near the mask's own outline
 * each pixel is garment as far as its colour is more like what is inside than what is outside.
 */
export async function matteOf(picture: Raster, mask: Mask): Promise<Matte> {
  const small = await resized(picture, mask)
  const inside = Float32Array.from(mask.on)
  const sharp = filtered(guidedFilter(small, inside, { radius: RADIUS, epsilon: EPSILON }), picture)
  const beside = resampled({ ...mask, values: boxMean(inside, mask, RADIUS) }, picture)
  const alpha = Uint8Array.from(sharp, (value, at) => {
    const near = beside[at] ?? 0
    if (near < 0.01) return 0
    return near > 0.99 ? 255 : Math.round(255 * smooth(value))
  })
  return { alpha, picture: withoutGround(picture, { alpha, small, mask }) }
}

function smooth(value: number): number {
  const share = Math.min(1, Math.max(0, (value - LEAST) / (MOST - LEAST)))
  return share * share * (3 - 2 * share)
}

/** Where a pixel shows the ground too, it takes the colour of the garment beside it instead. */
function withoutGround(
  picture: Raster,
  { alpha, small, mask }: { alpha: Uint8Array; small: Raster; mask: Mask },
): Raster {
  // What is surely garment: the outline itself is mixed with the ground.
  const core = boxMean(Float32Array.from(mask.on), mask, 1).map((value) => (value > 0.99 ? 1 : 0))
  const weight = boxMean(core, mask, 2 * RADIUS)
  const rgb = picture.rgb.slice()
  for (let channel = 0; channel < 3; channel += 1) {
    const own = core.map((value, at) => value * (small.rgb[at * 3 + channel] ?? 0))
    const mean = boxMean(own, mask, 2 * RADIUS).map(
      (value, at) => value / Math.max(1e-3, weight[at] ?? 0),
    )
    const near = resampled({ ...mask, values: mean }, picture)
    const known = resampled({ ...mask, values: weight }, picture)
    for (let at = 0; at < alpha.length; at += 1) {
      const opaque = alpha[at] ?? 0
      if (opaque === 0 || opaque === 255 || (known[at] ?? 0) < 0.02) continue
      const seen = rgb[at * 3 + channel] ?? 0
      rgb[at * 3 + channel] = Math.round(seen + ((near[at] ?? 0) - seen) * (1 - opaque / 255))
    }
  }
  return { ...picture, rgb }
}
