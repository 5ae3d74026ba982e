import { Resvg } from "@resvg/resvg-js"
import sharp from "sharp"

export interface BitmapOptions {
  /** In px; the height follows the drawing's own proportions. */
  readonly width: number
}

/**
 * At 80 the lines of a drawing are clean when enlarged; more effort saves few bytes and takes long.
 * Edges of a clear ground look the same at an alpha of 80, which takes two thirds of the time.
 */
const ENCODING = { quality: 80, alphaQuality: 80, effort: 2 }
/** No drawing has text: without fonts nothing is read from the disk. */
const FONT = { loadSystemFonts: false }

/**
 * A drawing as WebP bytes; what is clear in it stays clear. Pictures in it must be data URLs of PNG
 * or JPEG. The thread that calls it is busy for some hundred milliseconds, so call it in a worker.
 * @throws {Error} if the text is no SVG
 */
export async function bitmapOf(svg: string, { width }: BitmapOptions): Promise<Uint8Array> {
  const drawn = new Resvg(svg, { font: FONT, fitTo: { mode: "width", value: width } }).render()
  const raw = {
    width: drawn.width,
    height: drawn.height,
    channels: 4,
    premultiplied: true,
  } as const
  return sharp(drawn.pixels, { raw }).webp(ENCODING).toBuffer()
}
