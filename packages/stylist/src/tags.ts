import type { ColourName } from "@stylin/garments/colour"
import type { Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { isPrinted, knownColours, paletteOf } from "./palette.ts"
import type { Garment } from "./types.ts"

type Test = (garment: Garment) => boolean

const BOLD: readonly ColourName[] = [
  "red",
  "fuchsia",
  "coral",
  "orange",
  "yellow",
  "green",
  "purple",
  "blue",
  "teal",
]
const SUIT_HALVES: readonly Kind[] = ["trousers", "wide_leg_trousers", "pencil_skirt"]

function named(pattern: RegExp): Test {
  return (garment) => pattern.test(garment.name)
}

function ofKind(...kinds: Kind[]): Test {
  return (garment) => kinds.includes(garment.kind)
}

function either(...tests: Test[]): Test {
  return (garment) => tests.some((test) => test(garment))
}

/** The tags that a single garment can carry; the others belong to whole outfits. */
const GARMENT_TAGS: Partial<Record<PreferenceTag, Test>> = {
  Prints: isPrinted,
  "Bold colors": (garment) =>
    !ofKind("jeans", "wide_leg_jeans", "denim_jacket")(garment) &&
    knownColours(garment).some((colour) => BOLD.includes(colour)),
  "High-waisted": named(/\bhigh[- ](waist|rise)/i),
  "Relaxed fits": either(
    named(/\b(relaxed|loose|slouchy|wide[- ]leg)\b/i),
    ofKind("wide_leg_jeans", "wide_leg_trousers"),
  ),
  Sneakers: ofKind("trainers"),
  Denim: either(ofKind("jeans", "wide_leg_jeans", "denim_jacket"), named(/\bdenim\b/i)),
  "Cropped pants": (garment) =>
    garment.slot === "bottom" && /\b(cropped|culottes?|ankle[- ]length)\b/i.test(garment.name),
  "Tailored suits": named(/\bsuit\b/i),
  "Skinny fits": either(named(/\b(skinny|slim[- ]fit|bodycon)\b/i), ofKind("leggings")),
  "Oversized fits": named(/\boversized?\b/i),
  Leather: either(named(/\bleather\b/i), ofKind("leather_jacket")),
  "High heels": either(ofKind("heels"), named(/\b(high[- ]heel(s|ed)?|stilettos?)\b/i)),
  "Sporty outfits": either(
    ofKind("leggings", "joggers", "hoodie"),
    named(/\b(sports?|running|gym|track)\b/i),
  ),
  "Crop tops": (garment) =>
    garment.section === "upper_body" && /\b(crop|cropped)\b/i.test(garment.name),
}

// Object.entries loses the key type that the table has.
const GARMENT_TESTS = Object.entries(GARMENT_TAGS) as [PreferenceTag, Test][]

/** The tags that a garment carries by itself. */
export function garmentTags(garment: Garment): PreferenceTag[] {
  return GARMENT_TESTS.filter(([, carries]) => carries(garment)).map(([tag]) => tag)
}

/** Whether two garments worn together make a tailored suit. */
export function isSuit(one: Garment, other: Garment): boolean {
  const half = one.kind === "blazer" ? other : one
  return (one.kind === "blazer" || other.kind === "blazer") && SUIT_HALVES.includes(half.kind)
}

/** The tags of a whole outfit: those of its garments, and those that only appear together. */
export function outfitTags(garments: readonly Garment[]): Set<PreferenceTag> {
  const tags = new Set(garments.flatMap(garmentTags))
  const { mains, accents } = paletteOf(garments)
  if (garments.some((garment) => garment.slot === "layer")) tags.add("Layering")
  if (garments.some((one) => garments.some((other) => isSuit(one, other)))) {
    tags.add("Tailored suits")
  }
  if (mains.size > 0 && accents.size === 0) tags.add("Neutral pallets")
  if (mains.size > 1 && accents.size === 1) tags.add("Colour accents")
  if (mains.size === 1) tags.add("Monochrome")
  return tags
}
