import { drawFlat } from "@stylin/drawing"
import type { GarmentWords } from "@stylin/garments/vocabulary"
import sharp from "sharp"

interface DrawnPhoto {
  /** What it lies on. */
  readonly ground?: string
  readonly width?: number
  readonly height?: number
  readonly format?: "jpeg" | "png" | "webp"
}

/**
 * A picture like a photo of a garment: drawn on a sheet of one colour with the grain and the uneven
 * light that a photo has. The same words give the same picture.
 */
export async function drawPhoto(
  garment: GarmentWords,
  { ground = "#c9b79c", width = 480, height = 640, format = "jpeg" }: DrawnPhoto = {},
): Promise<Uint8Array> {
  const drawing = await sharp(Buffer.from(drawFlat(garment, { ground })))
    .resize(width, height, { fit: "contain", background: ground })
    .flatten({ background: ground })
    .raw()
    .toBuffer()
  let state = 7
  for (let index = 0; index < drawing.length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    const grain = (state / 2_147_483_648 - 0.5) * 14
    const light = 0.88 + (0.12 * (Math.floor(index / 3) % width)) / width
    drawing[index] = Math.min(255, Math.max(0, (drawing[index] ?? 0) * light + grain))
  }
  const photo = sharp(drawing, { raw: { width, height, channels: 3 } })
  return new Uint8Array(await photo.toFormat(format).toBuffer())
}
