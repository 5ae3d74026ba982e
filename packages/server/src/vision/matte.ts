import { boxMean } from "./box-mean.ts"
import { resized } from "./decode.ts"
import { filteredAt, guidedFilter } from "./guided-filter.ts"
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
const RADIUS = 2
/** Colours that vary less than this are of one side, as a variance of 0 to 1. */
const EPSILON = 4e-4
/** What is no garment yet, and what is nothing else; in between a pixel shows both. */
const [LEAST, MOST] = [0.3, 0.9]

/**
 * The garment that a mask holds, with the outline that its picture has: near the mask's own outline
 * each pixel is garment as far as its colour is more like what is inside than what is outside.
 */
export async function matteOf(picture: Raster, mask: Mask): Promise<Matte> {
  const small = await resized(picture, mask)
  const inside = Float32Array.from(mask.on)
  const guided = guidedFilter(small, inside, { radius: RADIUS, epsilon: EPSILON })
  const beside = resampled({ ...mask, values: boxMean(inside, mask, RADIUS) }, picture)
  const near = garmentNear(small, mask)
  const alpha = new Uint8Array(beside.length)
  const rgb = picture.rgb.slice()
  for (let at = 0; at < alpha.length; at += 1) {
    const share = beside[at] ?? 0
    if (share > 0.99) alpha[at] = 255
    if (share < 0.01 || share > 0.99) continue
    const opaque = smooth(filteredAt(guided, picture, at))
    alpha[at] = Math.round(255 * opaque)
    const x = Math.floor(((at % picture.width) / picture.width) * mask.width)
    const y = Math.floor((Math.floor(at / picture.width) / picture.height) * mask.height)
    const place = y * mask.width + x
    // Also where nothing shows: pictures are scaled and packed with what lies beside an outline.
    if (opaque === 1 || near.known[place] === 0) continue
    for (let channel = 0; channel < 3; channel += 1) {
      const seen = rgb[at * 3 + channel] ?? 0
      const own = near.colours[channel]?.[place] ?? 0
      rgb[at * 3 + channel] = Math.round(seen + (own - seen) * (1 - opaque))
    }
  }
  return { alpha, picture: { ...picture, rgb } }
}

function smooth(value: number): number {
  const share = Math.min(1, Math.max(0, (value - LEAST) / (MOST - LEAST)))
  return share * share * (3 - 2 * share)
}

/** The mean colour of what is surely garment around each pixel of a mask, where there is any. */
function garmentNear(small: Raster, mask: Mask) {
  // The outline itself is mixed with the ground.
  const core = boxMean(Float32Array.from(mask.on), mask, 1).map((value) => (value > 0.99 ? 1 : 0))
  const weight = boxMean(core, mask, 2 * RADIUS)
  const known = Uint8Array.from(weight, (value) => (value > 0.02 ? 1 : 0))
  const colours = [0, 1, 2].map((channel) => {
    const own = core.map((value, at) => value * (small.rgb[at * 3 + channel] ?? 0))
    return boxMean(own, mask, 2 * RADIUS).map((sum, at) => sum / Math.max(1e-3, weight[at] ?? 0))
  })
  return { known, colours }
}
