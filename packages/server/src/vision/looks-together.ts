import type { Crop } from "./outfit.ts"
import type { Parsed } from "./parsed.ts"
import type { Mask } from "./raster.ts"
import { resampled } from "./resample.ts"

/** A look at a part of a picture. */
export interface Placed {
  readonly seen: Parsed
  readonly crop: Crop
}

type Size = Pick<Mask, "width" | "height">

/** Near the edge of a part, within this share of it, the network sees too little around a place. */
const FADES = 0.15
/** However sure a look is that a place is not of a class, so much doubt is left. */
const DOUBT = 1e-4
const SUREST = 1 - 1e-6

/** The geometric mean of what looks say of each place, of those that saw it: a plane for each class. */
export function together(looks: readonly Placed[], size: Size): Float32Array[] {
  const count = size.width * size.height
  const all = new Float32Array(count)
  const sums = (looks[0]?.seen.planes ?? []).map(() => new Float32Array(count))
  for (const { seen, crop } of looks) {
    const weight = weightsOf(crop, size)
    for (let at = 0; at < count; at += 1) all[at] = (all[at] ?? 0) + (weight[at] ?? 0)
    for (const [index, sum] of sums.entries()) {
      const placed = placedOn(size, seen, seen.planes[index], crop)
      for (let at = 0; at < count; at += 1) {
        const counts = weight[at] ?? 0
        if (counts > 0) sum[at] = (sum[at] ?? 0) + counts * Math.log((placed[at] ?? 0) + DOUBT)
      }
    }
  }
  return inShares(sums.map((sum) => sum.map((value, at) => Math.exp(value / (all[at] || 1)))))
}

/** A plane of a part of a picture, on the places of the whole. */
function placedOn(
  size: Size,
  { width, height }: Size,
  values: Float32Array = new Float32Array(),
  crop: Crop,
): Float32Array {
  if (width === size.width && height === size.height && crop.width === 1 && crop.height === 1) {
    return values
  }
  return resampled({ width, height, values }, size, {
    x: -crop.x / crop.width,
    y: -crop.y / crop.height,
    width: 1 / crop.width,
    height: 1 / crop.height,
  })
}

/** How much a look at a part counts at each place. */
function weightsOf(crop: Crop, { width, height }: Size): Float32Array {
  const across = ramp(crop.x, crop.width, width)
  const down = ramp(crop.y, crop.height, height)
  return Float32Array.from({ length: width * height }, (_, at) =>
    Math.min(across[at % width] ?? 0, down[Math.floor(at / width)] ?? 0),
  )
}

/** 1 within a stretch, 0 outside, and rising from its ends unless these are the picture's. */
function ramp(start: number, length: number, count: number): number[] {
  return Array.from({ length: count }, (_, step) => {
    const at = ((step + 0.5) / count - start) / length
    if (at < 0 || at > 1) return 0
    const before = start <= 0 ? 1 : at / FADES
    const after = start + length >= 1 ? 1 : (1 - at) / FADES
    return Math.min(1, before, after)
  })
}

/** Planes of which the values of each place add up to 1. */
function inShares(planes: readonly Float32Array[]): Float32Array[] {
  const sums = new Float32Array(planes[0]?.length ?? 0)
  for (const plane of planes) {
    for (let at = 0; at < sums.length; at += 1) sums[at] = (sums[at] ?? 0) + (plane[at] ?? 0)
  }
  return planes.map((plane) => plane.map((value, at) => value / (sums[at] || 1)))
}

/** The mean of probabilities, in logarithms of their odds. */
export function meanOf(all: readonly Float32Array[]): Float32Array {
  return Float32Array.from(all[0] ?? [], (_, at) => {
    const odds = all.reduce((sum, values) => sum + logOdds(values[at] ?? 0), 0) / all.length
    return 1 / (1 + Math.exp(-odds))
  })
}

function logOdds(likely: number): number {
  const held = Math.min(SUREST, Math.max(1 - SUREST, likely))
  return Math.log(held / (1 - held))
}
