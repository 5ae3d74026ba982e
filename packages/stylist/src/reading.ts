import {
  type GarmentFacts,
  type GarmentWords,
  garmentFacts,
  wordsFrom,
} from "@stylin/garments/vocabulary"
import type { Garment } from "./types.ts"

/** Makes what is read from a garment be read once, however often it is weighed. */
export function remembered<T extends object | number>(
  read: (garment: Garment) => T,
): (garment: Garment) => T {
  const known = new WeakMap<Garment, T>()
  return (garment) => {
    const before = known.get(garment)
    if (before !== undefined) return before
    const result = read(garment)
    known.set(garment, result)
    return result
  }
}

/** A garment in words: what is known of it, and what its name says of cut and cloth. */
export const wordsOf: (garment: Garment) => GarmentWords = remembered((garment) =>
  wordsFrom(garment),
)

/** What follows from a garment's words. */
export const factsOf: (garment: Garment) => GarmentFacts = remembered((garment) =>
  garmentFacts(wordsOf(garment)),
)
