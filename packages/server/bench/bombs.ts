import sharp from "sharp"

const NOISE = { type: "gaussian", mean: 128, sigma: 30 } as const

function noise(width: number, height: number) {
  const create = { width, height, channels: 3, background: "grey", noise: NOISE } as const
  return sharp({ create, limitInputPixels: false })
}

function flat(width: number, height: number) {
  const background = { r: 200, g: 30, b: 40, alpha: 0.5 }
  return sharp({ create: { width, height, channels: 4, background }, limitInputPixels: false })
}

/** Pictures just within the limits that take the longest to decode. */
export const COSTLY: Readonly<Record<string, () => Promise<Buffer>>> = {
  "JPEG, progressive": () => noise(8000, 6600).jpeg({ quality: 60, progressive: true }).toBuffer(),
  "PNG, RGBA of 16 bits, interlaced": () =>
    flat(3500, 3500).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
  "PNG, RGBA, interlaced": () => flat(4990, 4990).png({ progressive: true }).toBuffer(),
  WebP: () => noise(4400, 4400).webp({ quality: 70, effort: 0 }).toBuffer(),
  AVIF: () => noise(3160, 3160).avif({ quality: 50, effort: 0 }).toBuffer(),
}

/** The largest of them that is refused: 10,950 px square, 16 bits, less than a megabyte. */
export function bomb(): Promise<Buffer> {
  const create = { width: 10_950, height: 10_950, channels: 3, background: "red" } as const
  return sharp({ create, limitInputPixels: false }).toColourspace("rgb16").png().toBuffer()
}
