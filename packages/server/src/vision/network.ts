import { fileURLToPath } from "node:url"
import { InferenceSession, Tensor } from "onnxruntime-node"
import { fromRaster } from "./decode.ts"
import type { Raster } from "./raster.ts"

/** A network that was trained for this program: a picture in, numbers out. */
export interface Network {
  /**
   * Computes on the calling thread.
   * @returns the values of the output of that name, row by row
   * @throws {Error} where it has none, or not as many
   */
  run(image: Tensor, output: string, length: number): Promise<Float32Array>
}

const MODELS = new URL("./model/", import.meta.url)

/** @param file one of the folder `model`, or of another that is given */
export async function loadNetwork(file: string, folder = MODELS): Promise<Network> {
  const session = await InferenceSession.create(fileURLToPath(new URL(file, folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  return {
    async run(image, output, length) {
      const values = (await session.run({ image }))[output]?.data
      if (!(values instanceof Float32Array) || values.length !== length) {
        throw new Error(`${file} answers otherwise than its card says`)
      }
      return values
    },
  }
}

/**
 * A picture as networks here are shown it: a square of `side` px, red, green and blue plane by plane,
 * each 0 to 1.
 */
export async function imageOf(
  picture: Raster,
  side: number,
  how: { fit: "fill" } | { fit: "contain"; background: { r: number; g: number; b: number } },
): Promise<Tensor> {
  const rgb = await fromRaster(picture).resize(side, side, how).raw().toBuffer()
  const plane = side * side
  const planes = new Float32Array(3 * plane)
  for (let index = 0; index < plane; index += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      planes[channel * plane + index] = (rgb[index * 3 + channel] ?? 0) / 255
    }
  }
  return new Tensor("float32", planes, [1, 3, side, side])
}
