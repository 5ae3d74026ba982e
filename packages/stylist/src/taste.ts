import type { Activity, BodyType, Kind, PreferenceTag } from "@stylin/garments/vocabulary"
import { fitOnBody } from "./bodies.ts"
import { colouringFit, type Season, seasonOf } from "./colouring.ts"
import { formalityMiss } from "./occasions.ts"
import { garmentTags, isSuit } from "./tags.ts"
import type { Garment, StyleProfile } from "./types.ts"

/** Her profile as the chooser weighs it. */
export interface Taste {
  readonly loves: ReadonlySet<PreferenceTag>
  readonly avoids: ReadonlySet<PreferenceTag>
  readonly bodyType: BodyType | undefined
  readonly season: Season | undefined
}

/** What her profile says, in the form in which it is asked most. */
export function tasteOf(profile: StyleProfile): Taste {
  return {
    loves: new Set(profile.tags?.love),
    avoids: new Set(profile.tags?.avoid),
    bodyType: profile.bodyType,
    season: seasonOf(profile.colourType),
  }
}

/** Whether a garment may be shown to her: what she owns always, of the rest nothing she avoids. */
export function mayShow(garment: Garment, taste: Taste): boolean {
  if (garment.owned) return true
  if (garment.slot === "layer" && taste.avoids.has("Layering")) return false
  return !garmentTags(garment).some((tag) => taste.avoids.has(tag))
}

/** How much a garment has to say for itself, whatever it is worn with; most lie between -1 and 4. */
export function meritOf(garment: Garment, occasion: Activity, taste: Taste): number {
  const loved = garmentTags(garment).filter((tag) => taste.loves.has(tag)).length
  return (
    (garment.owned ? 2 : 0) +
    Math.min(loved, 2) * 0.5 +
    (taste.bodyType ? fitOnBody(garment, taste.bodyType) * 0.5 : 0) +
    (taste.season ? colouringFit(garment, taste.season) * 0.5 : 0) -
    formalityMiss(garment, occasion) * 0.3
  )
}

/** Whether two garments can be worn at once: neither sport with evening, nor frost with heat. */
export function goTogether(one: Garment, other: Garment, taste: Taste): boolean {
  if (Math.abs(one.formality - other.formality) > 3) return false
  if (Math.abs(one.warmth - other.warmth) > 3) return false
  if (isKnit(one) && isKnit(other)) return false
  const isHers = one.owned && other.owned
  return isHers || !(taste.avoids.has("Tailored suits") && isSuit(one, other))
}

const KNITS: readonly Kind[] = ["jumper", "sweatshirt", "hoodie", "cardigan", "fleece"]

function isKnit(garment: Garment): boolean {
  return KNITS.includes(garment.kind)
}
