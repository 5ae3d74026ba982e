import sharp from "sharp"
import { matteOf } from "./matte.ts"
import type { Mask, Raster } from "./raster.ts"

/** The longer side of a cut-out, in px: more than a flat lay shows of a garment. */
const SIZE = 900
const ENCODING = { quality: 84, alphaQuality: 90, effort: 2 }

/** The garment that a mask holds as WebP on clear ground, with the outline that product shots have. */
export async function clearCutOut(whole: Raster, mask: Mask): Promise<Uint8Array> {
  const { alpha, picture } = await matteOf(whole, mask)
  const rgba = new Uint8Array(alpha.length * 4)
  for (let at = 0; at < alpha.length; at += 1) {
    for (let channel = 0; channel < 3; channel += 1)
      rgba[at * 4 + channel] = picture.rgb[at * 3 + channel] ?? 0
    rgba[at * 4 + 3] = alpha[at] ?? 0
  }
  const { width, height } = picture
  return sharp(rgba, { raw: { width, height, channels: 4 } })
    .resize(SIZE, SIZE, { fit: "inside", withoutEnlargement: true })
    .webp(ENCODING)
    .toBuffer()
}
