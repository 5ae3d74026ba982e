import {
  PREFERENCE_TAGS,
  type PreferenceTag,
  type TagPreferences,
} from "@stylin/garments/vocabulary"
import { bitsOf } from "../pieces/traits.ts"
import type { Words } from "./learn.ts"

/** What each label speaks of, where a garment carries it by itself. */
const SPEAKS_OF: Partial<Record<PreferenceTag, readonly Words[]>> = {
  Prints: ["patterns"],
  "Bold colors": ["colours"],
  "High-waisted": ["shapes"],
  "Relaxed fits": ["shapes"],
  "Skinny fits": ["shapes"],
  "Oversized fits": ["shapes"],
  "Cropped pants": ["kinds", "shapes"],
  "Crop tops": ["kinds", "shapes"],
  Sneakers: ["kinds"],
  "High heels": ["kinds"],
  "Sporty outfits": ["kinds", "materials"],
  Denim: ["kinds", "materials"],
  Leather: ["kinds", "materials"],
}

const BITS: Readonly<Record<Words, number>> = {
  kinds: bitsSpeakingOf("kinds"),
  colours: bitsSpeakingOf("colours"),
  patterns: bitsSpeakingOf("patterns"),
  materials: bitsSpeakingOf("materials"),
  shapes: bitsSpeakingOf("shapes"),
}

function bitsSpeakingOf(words: Words): number {
  return bitsOf(
    PREFERENCE_TAGS,
    PREFERENCE_TAGS.filter((tag) => SPEAKS_OF[tag]?.includes(words)),
  )
}

/** The labels that she sorted, one bit each. */
export interface Sorted {
  readonly loved: number
  readonly avoided: number
  readonly both: number
}

export function sortedLabels(tags: TagPreferences | undefined): Sorted {
  const loved = bitsOf(PREFERENCE_TAGS, tags?.love ?? [])
  const avoided = bitsOf(PREFERENCE_TAGS, tags?.avoid ?? [])
  return { loved, avoided, both: loved | avoided }
}

/**
 * Whether evidence contradicts one of her labels: it counts against words of a label she loves, or
 * for words of one she avoids.
 */
export function contradicts(
  { loved, avoided }: Sorted,
  { tags }: { readonly tags: number },
  words: Words,
  evidence: number,
): boolean {
  return (tags & (evidence < 0 ? loved : avoided) & BITS[words]) !== 0
}
