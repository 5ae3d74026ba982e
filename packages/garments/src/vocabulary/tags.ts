export const PREFERENCE_TAGS = [
  "Prints",
  "Bold colors",
  "High-waisted",
  "Colour accents",
  "Layering",
  "Neutral pallets",
  "Relaxed fits",
  "Sneakers",
  "Denim",
  "Cropped pants",
  "Tailored suits",
  "Monochrome",
  "Skinny fits",
  "Oversized fits",
  "Leather",
  "High heels",
  "Sporty outfits",
  "Crop tops",
] as const
export type PreferenceTag = (typeof PREFERENCE_TAGS)[number]

export const TAG_BUCKETS = ["love", "dontMind", "avoid"] as const
export type TagBucket = (typeof TAG_BUCKETS)[number]

/** The 18 tags sorted by taste, each in one bucket, in her order. */
export type TagPreferences = Record<TagBucket, PreferenceTag[]>

/** The buckets before she has said anything: six tags each, in the order of PREFERENCE_TAGS. */
export function defaultTagPreferences(): TagPreferences {
  return {
    love: PREFERENCE_TAGS.slice(0, 6),
    dontMind: PREFERENCE_TAGS.slice(6, 12),
    avoid: PREFERENCE_TAGS.slice(12),
  }
}
