import type { Mask, Raster } from "./raster.ts"

/** What hides what is not to be seen: the paper that garments are shown on. */
const PAPER = [0xf1, 0xea, 0xe0] as const

/**
 * A crop of a hat, in which nothing else is seen above the chin.
 * @param chin where the face ends, in parts of the crop's height
 */
export function withoutFace(picture: Raster, hat: Mask, chin: number): Raster {
  const { width, height } = picture
  const rgb = picture.rgb.slice()
  const last = Math.min(height, Math.ceil(chin * height))
  for (let index = 0; index < last * width; index += 1) {
    const x = Math.floor((((index % width) + 0.5) / width) * hat.width)
    const y = Math.floor(((Math.floor(index / width) + 0.5) / height) * hat.height)
    if (hat.on[y * hat.width + x]) continue
    rgb.set(PAPER, index * 3)
  }
  return { width, height, rgb }
}
