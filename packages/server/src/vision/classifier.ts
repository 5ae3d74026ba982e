import { imageOf, loadNetwork } from "./network.ts"
import { PHOTO_KINDS, type PhotoKind } from "./photo-kinds.ts"
import type { Raster } from "./raster.ts"

/** How likely each kind is; they add up to 1. */
export type KindProbabilities = Readonly<Record<PhotoKind, number>>

/** What a picture shows by one look at it. */
export interface Look {
  readonly kinds: KindProbabilities
  /** How likely it shows something to wear at all, 0 to 1; the kinds take that for granted. */
  readonly wearable: number
}

export interface Classifier {
  classify(picture: Raster): Promise<Look>
}

/** What both networks were trained with; their graphs normalise, mirror and calibrate by themselves. */
const SIDE = 128
const PADDING = { r: 124, g: 116, b: 104 }

/**
 * Loads two networks, of which one has seen other things too. They compute on the calling thread, some
 * ten milliseconds a picture each.
 */
export async function loadClassifier(): Promise<Classifier> {
  const [kindNetwork, wearableNetwork] = await Promise.all([
    loadNetwork("garment-kind.onnx"),
    loadNetwork("garment-or-not.onnx"),
  ])
  const lengths = { probabilities: PHOTO_KINDS.length }
  return {
    async classify(picture) {
      const image = await imageOf(picture, SIDE, { fit: "contain", background: PADDING })
      const first = await kindNetwork.run(image, lengths)
      const second = await wearableNetwork.run(image, { ...lengths, wearable: 1 })
      const kinds = joined(byKind(first.probabilities), byKind(second.probabilities))
      const agreed = agreementOf(first.probabilities, second.probabilities)
      return { kinds, wearable: wearableBy(second.wearable[0] ?? 0, agreed) }
    },
  }
}

/**
 * How likely a picture shows something to wear: the second network's own odds, times how likely both
 * networks mean the same kind. On other things they guess, each differently.
 */
export function wearableBy(wearable: number, agreed: number): number {
  const odds = (wearable / Math.max(Number.EPSILON, 1 - wearable)) * agreed
  return odds / (1 + odds)
}

function agreementOf(one: Float32Array, other: Float32Array): number {
  return one.reduce((sum, share, kind) => sum + share * (other[kind] ?? 0), 0)
}

/** What two answers say together. What either excludes is excluded (their geometric mean). */
export function joined(one: KindProbabilities, other: KindProbabilities): KindProbabilities {
  const both = PHOTO_KINDS.map((kind) => Math.sqrt(one[kind] * other[kind]))
  const sum = both.reduce((total, value) => total + value, 0)
  return byKind(both.map((value) => value / sum))
}

function byKind(values: ArrayLike<number>): KindProbabilities {
  const entries = PHOTO_KINDS.map((kind, index) => [kind, values[index] ?? 0])
  // Object.fromEntries loses the key type that the list has.
  return Object.fromEntries(entries) as KindProbabilities
}
