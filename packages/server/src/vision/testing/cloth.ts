import type { Mask, Raster } from "../raster.ts"

type Rgb = readonly [red: number, green: number, blue: number]

/** A picture painted pixel by pixel. */
export function painted(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => Rgb,
): Raster {
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rgb.set(colourAt(x, y), (y * width + x) * 3)
  }
  return { width, height, rgb }
}

/** A mask that holds everything but a margin. */
export function framed(width: number, height: number, margin: number): Mask {
  const on = new Uint8Array(width * height)
  for (let y = margin; y < height - margin; y += 1) {
    on.fill(1, y * width + margin, (y + 1) * width - margin)
  }
  return { width, height, on }
}

/** The colour of a pixel. */
export function pixelAt({ width, rgb }: Raster, x: number, y: number): Rgb {
  const at = (y * width + x) * 3
  return [rgb[at] ?? 0, rgb[at + 1] ?? 0, rgb[at + 2] ?? 0]
}
