import { fileURLToPath } from "node:url"
import { InferenceSession, Tensor } from "onnxruntime-node"
import { fromRaster } from "./decode.ts"
import { PHOTO_KINDS, type PhotoKind } from "./photo-kinds.ts"
import type { Raster } from "./raster.ts"

/** How likely each kind is; they add up to 1. */
export type KindProbabilities = Readonly<Record<PhotoKind, number>>

export interface Classifier {
  classify(picture: Raster): Promise<KindProbabilities>
}

const MODEL = fileURLToPath(new URL("./model/garment-kind.onnx", import.meta.url))
/** What the network was trained with; its graph normalises, mirrors and calibrates by itself. */
const SIDE = 128
const PADDING = { r: 124, g: 116, b: 104 }

/** Loads the network. It computes on the calling thread, some ten milliseconds a picture. */
export async function loadClassifier(): Promise<Classifier> {
  const session = await InferenceSession.create(MODEL, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    logSeverityLevel: 3,
  })
  return {
    async classify(picture) {
      const { probabilities } = await session.run({ image: await inputFor(picture) })
      const values = probabilities?.data
      if (!(values instanceof Float32Array) || values.length !== PHOTO_KINDS.length) {
        throw new Error("the classifier's output is not as its card says")
      }
      const entries = PHOTO_KINDS.map((kind, index) => [kind, values[index] ?? 0])
      // Object.fromEntries loses the key type that the list has.
      return Object.fromEntries(entries) as KindProbabilities
    },
  }
}

async function inputFor(picture: Raster): Promise<Tensor> {
  const rgb = await fromRaster(picture)
    .resize(SIDE, SIDE, { fit: "contain", background: PADDING })
    .raw()
    .toBuffer()
  const plane = SIDE * SIDE
  const planes = new Float32Array(3 * plane)
  for (let index = 0; index < plane; index += 1) {
    for (let channel = 0; channel < 3; channel += 1) {
      planes[channel * plane + index] = (rgb[index * 3 + channel] ?? 0) / 255
    }
  }
  return new Tensor("float32", planes, [1, 3, SIDE, SIDE])
}
