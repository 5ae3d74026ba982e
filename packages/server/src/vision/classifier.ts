import { imageOf, loadNetwork } from "./network.ts"
import { PHOTO_KINDS, type PhotoKind } from "./photo-kinds.ts"
import type { Raster } from "./raster.ts"

/** How likely each kind is; they add up to 1. */
export type KindProbabilities = Readonly<Record<PhotoKind, number>>

export interface Classifier {
  classify(picture: Raster): Promise<KindProbabilities>
}

/** What the network was trained with; its graph normalises, mirrors and calibrates by itself. */
const SIDE = 128
const PADDING = { r: 124, g: 116, b: 104 }

/** Loads the network. It computes on the calling thread, some ten milliseconds a picture. */
export async function loadClassifier(): Promise<Classifier> {
  const network = await loadNetwork("garment-kind.onnx")
  return {
    async classify(picture) {
      const image = await imageOf(picture, SIDE, { fit: "contain", background: PADDING })
      const { probabilities } = await network.run(image, { probabilities: PHOTO_KINDS.length })
      const entries = PHOTO_KINDS.map((kind, index) => [kind, probabilities[index] ?? 0])
      // Object.fromEntries loses the key type that the list has.
      return Object.fromEntries(entries) as KindProbabilities
    },
  }
}
