import {
  isSuit as isSuitOfWords,
  outfitTagFit,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import { knownColours } from "./palette.ts"
import { readingOf } from "./reading.ts"
import type { Garment } from "./types.ts"

/** The tags that a garment carries by itself. */
export function garmentTags(garment: Garment): readonly PreferenceTag[] {
  return readingOf(garment).tags
}

/** Whether two garments worn together make a tailored suit. */
export function isSuit(one: Garment, other: Garment): boolean {
  return isSuitOfWords(readingOf(one).words, readingOf(other).words)
}

/** Tags of the colours that garments have together. */
const OF_COLOURS: readonly PreferenceTag[] = ["Neutral pallets", "Colour accents", "Monochrome"]
/** Tags of what garments are together. */
const OF_GARMENTS: readonly PreferenceTag[] = ["Layering", "Tailored suits"]

/** The tags of a whole outfit: those of its garments, and those that only appear together. */
export function outfitTags(garments: readonly Garment[]): Set<PreferenceTag> {
  const coloured = garments.filter((garment) => knownColours(garment).length > 0)
  const together = (tags: readonly PreferenceTag[], of: readonly Garment[]) => {
    const words = of.map((garment) => readingOf(garment).words)
    return tags.filter((tag) => outfitTagFit(tag, words) === 1)
  }
  return new Set([
    ...garments.flatMap(garmentTags),
    ...together(OF_GARMENTS, garments),
    ...together(OF_COLOURS, coloured),
  ])
}
