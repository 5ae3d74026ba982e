import sharp, { type Sharp } from "sharp"
import { cropped, fromRaster, resized } from "./decode.ts"
import { matteOf } from "./matte.ts"
import { extent, type Mask, type Raster } from "./raster.ts"

/** The paper that drawn garments lie on too. */
const PAPER = { r: 0xf1, g: 0xea, b: 0xe0 } as const
export const SHOT_SIZE = 1024
/** How much of the picture's side the garment fills. */
const FILL = 0.84
const QUALITY = 82
/** Takes half the library's own time; the picture looks the same and is a twentieth larger. */
const EFFORT = 2
/** Room around what a mask holds, in its px: its outline is settled there. */
const ROOM = 4
const SHADOW = { r: 0x3a, g: 0x2f, b: 0x28, blur: 18, drop: 16, depth: 0.6 } as const

/** A part of a picture, in its pixels. */
interface Part {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** The garment that a mask holds as WebP, alone on paper with a soft shadow, 1024 x 1024 px. */
export async function productShot(picture: Raster, mask: Mask): Promise<Uint8Array> {
  return encoded(await onPaper(picture, mask))
}

/**
 * The photo as it is, in the same format, for a garment that is rather seen so.
 * @param background what it lies on where it is no square
 */
export function photoShot(picture: Raster, background: Colour = PAPER): Promise<Uint8Array> {
  const fit = { fit: "contain", background } as const
  return asWebp(fromRaster(picture).resize(SHOT_SIZE, SHOT_SIZE, fit))
}

interface Colour {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** The mean colour along a picture's edges. */
export function edgeColour({ width, height, rgb }: Raster): Colour {
  const sum = { r: 0, g: 0, b: 0 }
  let count = 0
  for (let y = 0; y < height; y += 1) {
    const isEnd = y === 0 || y === height - 1
    for (let x = 0; x < width; x += isEnd ? 1 : width - 1) {
      const at = (y * width + x) * 3
      sum.r += rgb[at] ?? 0
      sum.g += rgb[at + 1] ?? 0
      sum.b += rgb[at + 2] ?? 0
      count += 1
    }
  }
  const mean = (total: number) => Math.round(total / count)
  return { r: mean(sum.r), g: mean(sum.g), b: mean(sum.b) }
}

/** A product shot before it is encoded. */
export async function onPaper(whole: Raster, mask: Mask): Promise<Raster> {
  const held = heldBy(mask)
  const part = await cropped(whole, {
    x: held.left / mask.width,
    y: held.top / mask.height,
    width: held.width / mask.width,
    height: held.height / mask.height,
  })
  const { alpha: outline, picture } = await matteOf(part, partOf(mask, held))
  const place = placeOf(part)
  const { width, height } = place
  const { rgb } = await resized(picture, place)
  const alpha = await sharp(outline, {
    raw: { width: part.width, height: part.height, channels: 1 },
  })
    .resize(width, height, { fit: "fill", kernel: "cubic" })
    .toColourspace("b-w")
    .raw()
    .toBuffer()
  const shot = shadedPaper(await shadowOf(alpha, place))
  lay(shot, place, { rgb, alpha })
  return { width: SHOT_SIZE, height: SHOT_SIZE, rgb: shot }
}

/** A shot as it is kept. */
export function encoded(shot: Raster): Promise<Uint8Array> {
  return asWebp(fromRaster(shot))
}

function asWebp(shot: Sharp): Promise<Uint8Array> {
  return shot.webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
}

/** What a mask holds, with room for its outline. */
function heldBy(mask: Mask): Part {
  const { left, right, top, bottom } = extent(mask)
  const [x, y] = [Math.max(0, left - ROOM), Math.max(0, top - ROOM)]
  const width = Math.min(mask.width, right + ROOM) - x
  return { left: x, top: y, width, height: Math.min(mask.height, bottom + ROOM) - y }
}

function partOf({ width: across, on }: Mask, { left, top, width, height }: Part): Mask {
  const part = new Uint8Array(width * height)
  for (let row = 0; row < height; row += 1) {
    const from = (top + row) * across + left
    part.set(on.subarray(from, from + width), row * width)
  }
  return { width, height, on: part }
}

/** Where a garment lies on the shot: in the middle, as large as there is room. */
function placeOf(garment: Raster): Part {
  const scale = (SHOT_SIZE * FILL) / Math.max(garment.width, garment.height)
  const width = Math.max(1, Math.round(garment.width * scale))
  const height = Math.max(1, Math.round(garment.height * scale))
  const left = Math.round((SHOT_SIZE - width) / 2)
  return { left, top: Math.round((SHOT_SIZE - height) / 2), width, height }
}

/** How deep the shadow of an outline is on each pixel of the shot, 0 to 255. */
function shadowOf(alpha: Uint8Array, { left, top, width, height }: Part): Promise<Uint8Array> {
  const above = top + SHADOW.drop
  const [right, below] = [SHOT_SIZE - left - width, SHOT_SIZE - above - height]
  return sharp(alpha, { raw: { width, height, channels: 1 } })
    .extend({ left, right, top: above, bottom: below })
    .blur(SHADOW.blur)
    .toColourspace("b-w")
    .raw()
    .toBuffer()
}

/** Paper under a shadow. */
function shadedPaper(shadow: Uint8Array): Uint8Array {
  const rgb = new Uint8Array(shadow.length * 3)
  for (let index = 0; index < shadow.length; index += 1) {
    const share = ((shadow[index] ?? 0) / 255) * SHADOW.depth
    rgb[index * 3] = mixed(PAPER.r, SHADOW.r, share)
    rgb[index * 3 + 1] = mixed(PAPER.g, SHADOW.g, share)
    rgb[index * 3 + 2] = mixed(PAPER.b, SHADOW.b, share)
  }
  return rgb
}

/** Lays a garment over the shot: plain sums, which the library would do in floating point. */
function lay(
  shot: Uint8Array,
  { left, top, width }: Part,
  { rgb, alpha }: { readonly rgb: Uint8Array; readonly alpha: Uint8Array },
): void {
  for (let index = 0; index < alpha.length; index += 1) {
    const share = (alpha[index] ?? 0) / 255
    const to = ((top + Math.floor(index / width)) * SHOT_SIZE + left + (index % width)) * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const under = shot[to + channel] ?? 0
      shot[to + channel] = mixed(under, rgb[index * 3 + channel] ?? 0, share)
    }
  }
}

function mixed(under: number, over: number, share: number): number {
  return Math.round(under + (over - under) * share)
}
