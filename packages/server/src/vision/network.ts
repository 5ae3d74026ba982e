import { fileURLToPath } from "node:url"
import { InferenceSession, Tensor } from "onnxruntime-node"
import { fromRaster } from "./decode.ts"
import type { Raster } from "./raster.ts"

/** A network that was trained for this program: a picture in, numbers out. */
export interface Network {
  /**
   * Computes on the calling thread.
   * @param lengths of the outputs that are wanted, by name
   * @returns their values, row by row
   * @throws {Error} where it has no such output, or one of another length
   */
  run<Output extends string>(
    image: Tensor,
    lengths: Readonly<Record<Output, number>>,
  ): Promise<Readonly<Record<Output, Float32Array>>>
}

const MODELS = new URL("./model/", import.meta.url)

/** @param file one of the folder `model`, or of another that is given */
export async function loadNetwork(file: string, folder = MODELS): Promise<Network> {
  const session = await InferenceSession.create(fileURLToPath(new URL(file, folder)), {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    // Both keep the most that a picture ever took: 100 MB that the next one does not need to be as fast.
    enableCpuMemArena: false,
    enableMemPattern: false,
    logSeverityLevel: 3,
  })
  return {
    async run<Output extends string>(image: Tensor, lengths: Readonly<Record<Output, number>>) {
      const names = Object.keys(lengths)
      const said = await session.run({ image }, names)
      const values = names.map((name) => {
        const data = said[name]?.data
        // Object.keys loses the key type that the lengths have.
        if (data instanceof Float32Array && data.length === lengths[name as Output]) return data
        throw new Error(`${file} answers otherwise than its card says`)
      })
      // Object.fromEntries loses it too.
      return Object.fromEntries(names.map((name, index) => [name, values[index]])) as Record<
        Output,
        Float32Array
      >
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
  return asTensor({ width: side, height: side, rgb })
}

/** A picture of the size that a network wants, plane by plane. */
export function asTensor({ width, height, rgb }: Raster): Tensor {
  const plane = width * height
  const planes = new Float32Array(3 * plane)
  for (let index = 0; index < plane; index += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      planes[channel * plane + index] = (rgb[index * 3 + channel] ?? 0) / 255
    }
  }
  return new Tensor("float32", planes, [1, 3, height, width])
}
