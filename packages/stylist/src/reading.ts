import {
  type BodyEffect,
  type BodyType,
  bodyFit,
  bodyReason,
  type GarmentFacts,
  type GarmentWords,
  garmentFacts,
  PREFERENCE_TAGS,
  type PreferenceTag,
  tagFit,
  wordsFrom,
} from "@stylin/garments/vocabulary"
import { knownColours } from "./palette.ts"
import type { Garment } from "./types.ts"

/** What follows from a garment's words, read once for all the times that it is weighed. */
export interface Reading {
  readonly words: GarmentWords
  readonly facts: GarmentFacts
  /** The tags that it carries by itself. */
  readonly tags: readonly PreferenceTag[]
  /** What it does for a body type: how well (-1 to 1), and by which effect. */
  bodyOn(type: BodyType): { readonly fit: number; readonly reason: BodyEffect | undefined }
}

/** From this fit on a garment carries a tag. */
const CARRIES = 0.51
/** Tags that garments only carry together. */
const OF_OUTFITS: readonly PreferenceTag[] = [
  "Colour accents",
  "Layering",
  "Neutral pallets",
  "Tailored suits",
  "Monochrome",
]
const OF_GARMENTS = PREFERENCE_TAGS.filter((tag) => !OF_OUTFITS.includes(tag))

const READINGS = new WeakMap<Garment, Reading>()

/** Reads a garment's name and what else is known of it. */
export function readingOf(garment: Garment): Reading {
  const known = READINGS.get(garment)
  if (known) return known
  const words = wordsFrom(garment)
  const hasColour = knownColours(garment).length > 0
  const reading: Reading = {
    words,
    facts: garmentFacts(words),
    tags: OF_GARMENTS.filter(
      (tag) => (hasColour || tag !== "Bold colors") && tagFit(tag, words) >= CARRIES,
    ),
    bodyOn: (type) => ({ fit: bodyFit(type, words), reason: bodyReason(type, words) }),
  }
  READINGS.set(garment, reading)
  return reading
}
