import sharp from "sharp"
import { fromRaster } from "./decode.ts"
import type { Mask, Raster } from "./raster.ts"

/** The longer side of a cut-out, in px: more than a flat lay shows of a garment. */
const SIZE = 900
const ENCODING = { quality: 84, alphaQuality: 90, effort: 2 }
/** How far a pixel's edge is looked for, in px, and how much light must change to be one. */
const REACH = 7
const LEAST_CHANGE = 12
/** A mask this sure is garment: a little inside of the outline, so that no rim of the floor comes along. */
const INSIDE = { from: 0.4, to: 0.75 }

/**
 * The garment that a mask holds as WebP on clear ground. The mask is coarse; its edge is drawn to
 * the nearest edge of the photo, by a guided filter (He, Sun and Tang, 2010).
 */
export async function clearCutOut(picture: Raster, mask: Mask): Promise<Uint8Array> {
  const { data, info } = await fromRaster(picture)
    .resize(SIZE, SIZE, { fit: "inside", withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height } = info
  const coarse = await sharp(
    mask.on.map((on) => on * 255),
    { raw: { width: mask.width, height: mask.height, channels: 1 } },
  )
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer()
  const sure = guided(lightOf(data), coarse, { width, height })
  const rgba = new Uint8Array(width * height * 4)
  for (let at = 0; at < sure.length; at += 1) {
    const share = ((sure[at] ?? 0) - INSIDE.from) / (INSIDE.to - INSIDE.from)
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at * 4 + channel] = data[at * 3 + channel] ?? 0
    rgba[at * 4 + 3] = Math.round(Math.min(1, Math.max(0, share)) * 255)
  }
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .webp(ENCODING)
    .toBuffer()
}

function lightOf(rgb: Uint8Array): Float32Array {
  const light = new Float32Array(rgb.length / 3)
  for (let at = 0; at < light.length; at += 1)
    light[at] =
      0.3 * (rgb[at * 3] ?? 0) + 0.59 * (rgb[at * 3 + 1] ?? 0) + 0.11 * (rgb[at * 3 + 2] ?? 0)
  return light
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A mask, 0 to 1, whose edges follow those of the light. */
function guided(light: Float32Array, coarse: Uint8Array, size: Size): Float32Array {
  const mask = Float32Array.from(coarse, (value) => value / 255)
  const meanLight = mean(light, size)
  const meanMask = mean(mask, size)
  const meanBoth = mean(
    light.map((value, at) => value * (mask[at] ?? 0)),
    size,
  )
  const meanSquare = mean(
    light.map((value) => value * value),
    size,
  )
  const slope = new Float32Array(light.length)
  const rest = new Float32Array(light.length)
  for (let at = 0; at < light.length; at += 1) {
    const [l, m] = [meanLight[at] ?? 0, meanMask[at] ?? 0]
    slope[at] = ((meanBoth[at] ?? 0) - l * m) / ((meanSquare[at] ?? 0) - l * l + LEAST_CHANGE ** 2)
    rest[at] = m - (slope[at] ?? 0) * l
  }
  const [meanSlope, meanRest] = [mean(slope, size), mean(rest, size)]
  return light.map((value, at) => (meanSlope[at] ?? 0) * value + (meanRest[at] ?? 0))
}

/** The mean over the square around each pixel: first along rows, then along columns. */
function mean(values: Float32Array, { width, height }: Size): Float32Array {
  const along = swept(values, { lines: height, length: width, line: width, step: 1 })
  return swept(along, { lines: width, length: height, line: 1, step: width })
}

interface Lines {
  readonly lines: number
  readonly length: number
  /** From one line to the next, and from a pixel to the next of its line. */
  readonly line: number
  readonly step: number
}

function swept(values: Float32Array, { lines, length, line, step }: Lines): Float32Array {
  const means = new Float32Array(values.length)
  for (let index = 0; index < lines; index += 1) {
    let [sum, count] = [0, 0]
    for (let at = -REACH; at < length; at += 1) {
      if (at + REACH < length) {
        sum += values[index * line + (at + REACH) * step] ?? 0
        count += 1
      }
      if (at - REACH - 1 >= 0) {
        sum -= values[index * line + (at - REACH - 1) * step] ?? 0
        count -= 1
      }
      if (at >= 0) means[index * line + at * step] = sum / count
    }
  }
  return means
}
