import sharp from "sharp"
import { imageOf, loadNetwork } from "./network.ts"
import type { Raster } from "./raster.ts"

/** Marks the garment in a picture of one. */
export interface Segmenter {
  /** How likely each pixel of the picture, row by row, is garment: 0 to 1. */
  segment(picture: Raster): Promise<Float32Array>
}

/** What the network was trained with, in px; its graph normalises and mirrors by itself. */
const SIDE = 192

/** Loads the network. It computes on the calling thread, some forty milliseconds a picture. */
export async function loadSegmenter(): Promise<Segmenter> {
  const network = await loadNetwork("garment-mask.onnx")
  return {
    async segment(picture) {
      const image = await imageOf(picture, SIDE, { fit: "fill" })
      const { probabilities } = await network.run(image, { probabilities: SIDE * SIDE })
      const bytes = await sharp(
        Uint8Array.from(probabilities, (value) => value * 255),
        { raw: { width: SIDE, height: SIDE, channels: 1 } },
      )
        .resize(picture.width, picture.height, { fit: "fill" })
        .extractChannel(0)
        .raw()
        .toBuffer()
      return Float32Array.from(bytes, (value) => value / 255)
    },
  }
}
