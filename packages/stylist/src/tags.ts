import {
  fittingTags,
  isSuit as isSuitOfWords,
  outfitTagFit,
  PREFERENCE_TAGS,
  type PreferenceTag,
} from "@stylin/garments/vocabulary"
import { knownColours } from "./palette.ts"
import { remembered, wordsOf } from "./reading.ts"
import type { Garment } from "./types.ts"

/** From this fit on a garment carries a tag: more than what is only usual for its kind. */
const CARRIES = 0.51
/** Tags of the colours that garments have together. */
const OF_COLOURS: readonly PreferenceTag[] = ["Neutral pallets", "Colour accents", "Monochrome"]
/** Tags of what garments are together. */
const OF_OUTFITS: readonly PreferenceTag[] = ["Layering", "Tailored suits"]
const OF_GARMENTS = PREFERENCE_TAGS.filter((tag) => ![...OF_COLOURS, ...OF_OUTFITS].includes(tag))
const OF_UNKNOWN_COLOUR = OF_GARMENTS.filter((tag) => tag !== "Bold colors")

/** The tags that a garment carries by itself. */
export const garmentTags: (garment: Garment) => readonly PreferenceTag[] = remembered((garment) => {
  const tags = knownColours(garment).length > 0 ? OF_GARMENTS : OF_UNKNOWN_COLOUR
  return fittingTags(wordsOf(garment), tags, CARRIES)
})

/** Whether two garments worn together make a tailored suit. */
export function isSuit(one: Garment, other: Garment): boolean {
  return isSuitOfWords(wordsOf(one), wordsOf(other))
}

/** The tags of a whole outfit: those of its garments, and those that only appear together. */
export function outfitTags(garments: readonly Garment[]): Set<PreferenceTag> {
  const coloured = garments.filter((garment) => knownColours(garment).length > 0)
  return new Set([
    ...garments.flatMap(garmentTags),
    ...OF_OUTFITS.filter((tag) => outfitTagFit(tag, garments.map(wordsOf)) === 1),
    ...OF_COLOURS.filter((tag) => outfitTagFit(tag, coloured.map(wordsOf)) === 1),
  ])
}
