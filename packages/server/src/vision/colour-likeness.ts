import type { Raster } from "./raster.ts"

/** Levels of red, green and blue that are told apart. */
const LEVELS = 16
const STRIDES = [1, LEVELS, LEVELS ** 2] as const
/** How likely a pixel must be garment, or not, for its colour to count. */
const SURE = 0.9
/** A colour seen less often than this, as a share, says nothing: it may be of a print or a label. */
const RARE = 2e-4

/**
 * How much more often each pixel's colour is seen where the picture is surely garment than where it
 * surely is not, as a logarithm: ground that lies between legs has the colours of the ground beside.
 *
 * @param likely for each pixel, 0 to 1
 */
export function colourLikeness(picture: Raster, likely: Float32Array): Float32Array {
  const levels = Uint16Array.from(likely, (_, at) => levelOf(picture, at))
  const garment = shares(levels, (at) => (likely[at] ?? 0) > SURE)
  const ground = shares(levels, (at) => (likely[at] ?? 0) < 1 - SURE)
  return Float32Array.from(levels, (level) =>
    Math.log(((garment[level] ?? 0) + RARE) / ((ground[level] ?? 0) + RARE)),
  )
}

/**
 * How often each pixel's colour is seen among some pixels of a picture, as a logarithm: 0 where it is
 * not, 5 where it makes up 3 % of them.
 */
export function sightings(picture: Raster, among: readonly number[]): Float32Array {
  const levels = Uint16Array.from({ length: picture.rgb.length / 3 }, (_, at) =>
    levelOf(picture, at),
  )
  const counted = new Uint8Array(levels.length)
  for (const at of among) counted[at] = 1
  const seen = shares(levels, (at) => counted[at] === 1)
  return Float32Array.from(levels, (level) => Math.log1p((seen[level] ?? 0) / RARE))
}

function levelOf({ rgb }: Raster, at: number): number {
  const [red, green, blue] = [0, 1, 2].map((channel) => (rgb[at * 3 + channel] ?? 0) >> 4)
  return (red ?? 0) * STRIDES[2] + (green ?? 0) * STRIDES[1] + (blue ?? 0)
}

/** How often each level is seen in the pixels that count; neighbouring levels share. */
function shares(levels: Uint16Array, counts: (at: number) => boolean): Float32Array {
  let sums = new Float32Array(LEVELS ** 3)
  let count = 0
  for (let at = 0; at < levels.length; at += 1) {
    if (!counts(at)) continue
    const level = levels[at] ?? 0
    sums[level] = (sums[level] ?? 0) + 1
    count += 1
  }
  for (const stride of STRIDES) sums = spread(sums, stride)
  return sums.map((sum) => sum / Math.max(1, count))
}

function spread(sums: Float32Array, stride: number): Float32Array<ArrayBuffer> {
  return Float32Array.from(sums, (sum, level) => {
    const place = Math.floor(level / stride) % LEVELS
    const before = place > 0 ? sums[level - stride] : sum
    const after = place < LEVELS - 1 ? sums[level + stride] : sum
    return ((before ?? 0) + 2 * sum + (after ?? 0)) / 4
  })
}
