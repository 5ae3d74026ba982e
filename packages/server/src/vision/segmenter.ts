import { imageOf, loadNetwork } from "./network.ts"
import type { Raster } from "./raster.ts"
import { resampled } from "./resample.ts"

/** Marks the garment in a picture of one. */
export interface Segmenter {
  /**
   * How likely each pixel of the picture, row by row, is garment: the logarithm of its odds. How far
   * it is above 0 matters too: of ground between sleeve and body the network is less sure.
   */
  odds(picture: Raster): Promise<Float32Array>
}

/** What the network was trained with, in px; its graph normalises and mirrors by itself. */
const SIDE = 192
/** Keeps odds finite. */
const LEAST = 1e-5

/** Loads the network. It computes on the calling thread, some forty milliseconds a picture. */
export async function loadSegmenter(): Promise<Segmenter> {
  const network = await loadNetwork("garment-mask.onnx")
  return {
    async odds(picture) {
      const image = await imageOf(picture, SIDE, { fit: "fill" })
      const { probabilities } = await network.run(image, { probabilities: SIDE * SIDE })
      const values = probabilities.map((value) => Math.log((value + LEAST) / (1 - value + LEAST)))
      return resampled({ width: SIDE, height: SIDE, values }, picture)
    },
  }
}
