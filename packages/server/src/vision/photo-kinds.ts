import type { Kind, Section } from "@stylin/garments/vocabulary"

/** What the classifier tells apart, in the order of its output. */
export const PHOTO_KINDS = [
  "dress",
  "hat",
  "longsleeve",
  "outwear",
  "pants",
  "shirt",
  "shoes",
  "shorts",
  "skirt",
  "t-shirt",
] as const
export type PhotoKind = (typeof PHOTO_KINDS)[number]

export interface PhotoKindFacts {
  readonly section: Section
  /** The kind of the vocabulary that it is until she says more. */
  readonly kind: Kind
  /** What a summary calls it. */
  readonly name: string
}

export const PHOTO_KIND_FACTS: Readonly<Record<PhotoKind, PhotoKindFacts>> = {
  dress: { section: "upper_body", kind: "day_dress", name: "dress" },
  hat: { section: "accessories", kind: "cap", name: "hat" },
  longsleeve: { section: "upper_body", kind: "jumper", name: "long-sleeved top" },
  outwear: { section: "upper_body", kind: "bomber", name: "jacket" },
  pants: { section: "lower_body", kind: "trousers", name: "trousers" },
  shirt: { section: "upper_body", kind: "shirt", name: "shirt" },
  shoes: { section: "shoes", kind: "trainers", name: "shoes" },
  shorts: { section: "lower_body", kind: "shorts", name: "shorts" },
  skirt: { section: "lower_body", kind: "midi_skirt", name: "skirt" },
  "t-shirt": { section: "upper_body", kind: "t_shirt", name: "t-shirt" },
}
