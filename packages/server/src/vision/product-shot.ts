import sharp from "sharp"
import { fromRaster } from "./decode.ts"
import type { Mask, Raster } from "./raster.ts"

/** The paper that drawn garments lie on too. */
const GROUND = "#F1EAE0"
export const SHOT_SIZE = 1024
/** How much of the picture's side the garment fills. */
const FILL = 0.84
const QUALITY = 82
const EDGE_BLUR = 1.1
const SHADOW = { blur: 18, drop: 16, opacity: 0.22 } as const

/** Makes the same picture a little faster and a little larger than the library would by itself. */
const EFFORT = 3

/** The garment that a mask holds, alone on paper with a soft shadow: WebP, 1024 x 1024 px. */
export async function productShot(picture: Raster, mask: Mask): Promise<Uint8Array> {
  const garment = await cutFrom(picture, mask)
  const room = Math.round(SHOT_SIZE * FILL)
  const { data, info } = await sharp(garment)
    .resize(room, room, { fit: "inside" })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true })
  const left = Math.round((SHOT_SIZE - info.width) / 2)
  const top = Math.round((SHOT_SIZE - info.height) / 2)
  const shadow = await shadowOf(data, { left, top: top + SHADOW.drop })
  const whole = await sharp({
    create: { width: SHOT_SIZE, height: SHOT_SIZE, channels: 3, background: GROUND },
  })
    .composite([{ input: shadow }, { input: data, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return encoded({ width: SHOT_SIZE, height: SHOT_SIZE, rgb: whole })
}

/** The photo as it is, in the same format, for a garment that she would rather see so. */
export async function photoShot(picture: Raster): Promise<Uint8Array> {
  const fit = { fit: "contain", background: GROUND } as const
  const rgb = await fromRaster(picture).resize(SHOT_SIZE, SHOT_SIZE, fit).raw().toBuffer()
  return encoded({ width: SHOT_SIZE, height: SHOT_SIZE, rgb })
}

function encoded(whole: Raster): Promise<Uint8Array> {
  return fromRaster(whole).webp({ quality: QUALITY, effort: EFFORT }).toBuffer()
}

/** The masked part of a picture as PNG with alpha, cropped to what the mask holds. */
async function cutFrom(picture: Raster, mask: Mask): Promise<Buffer> {
  const { width, height } = picture
  const opaque = mask.on.map((value) => value * 255)
  const alpha = await sharp(opaque, {
    raw: { width: mask.width, height: mask.height, channels: 1 },
  })
    .resize(width, height, { kernel: "cubic", fit: "fill" })
    .blur(EDGE_BLUR)
    .extractChannel(0)
    .raw()
    .toBuffer()
  const whole = await fromRaster(picture)
    .joinChannel(alpha, { raw: { width, height, channels: 1 } })
    .raw()
    .toBuffer()
  // Cropped in a step of its own: within one, the photo would be cropped before the alpha is joined.
  return sharp(whole, { raw: { width, height, channels: 4 } })
    .extract(boundsOf(mask, picture))
    .png({ compressionLevel: 1 })
    .toBuffer()
}

/** What the mask holds in the larger picture's pixels, with room for the soft edge. */
function boundsOf(mask: Mask, picture: Raster) {
  let [left, top, right, bottom] = [mask.width, mask.height, 0, 0]
  mask.on.forEach((value, index) => {
    if (!value) return
    const [x, y] = [index % mask.width, Math.floor(index / mask.width)]
    left = Math.min(left, x)
    right = Math.max(right, x + 1)
    top = Math.min(top, y)
    bottom = Math.max(bottom, y + 1)
  })
  const scale = picture.width / mask.width
  const x = Math.max(0, Math.floor((left - 1) * scale))
  const y = Math.max(0, Math.floor((top - 1) * scale))
  return {
    left: x,
    top: y,
    width: Math.min(picture.width, Math.ceil((right + 1) * scale)) - x,
    height: Math.min(picture.height, Math.ceil((bottom + 1) * scale)) - y,
  }
}

/** A garment's own outline, dark and soft, as large as the shot. */
async function shadowOf(garment: Buffer, at: { left: number; top: number }): Promise<Buffer> {
  const alpha = await sharp({
    create: { width: SHOT_SIZE, height: SHOT_SIZE, channels: 4, background: "#00000000" },
  })
    .composite([{ input: garment, ...at }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  const soft = await sharp(alpha)
    .extractChannel("alpha")
    .blur(SHADOW.blur)
    .linear(SHADOW.opacity, 0)
    .raw()
    .toBuffer()
  const size = { width: SHOT_SIZE, height: SHOT_SIZE }
  return sharp({ create: { ...size, channels: 3, background: "#3a2f28" } })
    .joinChannel(soft, { raw: { ...size, channels: 1 } })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
