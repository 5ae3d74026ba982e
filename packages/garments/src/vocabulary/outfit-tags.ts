import { accentsOf } from "./colour-words.ts"
import { type Colour, type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import { type Kind, kindFacts } from "./kinds.ts"
import { tagFit } from "./tag-fits.ts"
import type { PreferenceTag } from "./tags.ts"

const SUIT_HALVES: readonly Kind[] = ["trousers", "wide_leg_trousers", "pencil_skirt", "shorts"]

/** Whether two garments worn together make a suit: one cloth and colour, above and below. */
export function isSuit(one: GarmentWords, other: GarmentWords): boolean {
  const [above, below] = kindFacts(one.kind).slot === "bottom" ? [other, one] : [one, other]
  if (above.kind !== "blazer" && above.kind !== "waistcoat") return false
  if (!SUIT_HALVES.includes(below.kind)) return false
  return above.colours[0].colour === below.colours[0].colour
}

function accentsIn(garments: readonly WholeGarment[]): Set<Colour> {
  return new Set(garments.flatMap(accentsOf))
}

type OutfitMeasure = (garments: readonly WholeGarment[]) => number

/** The tags that garments only carry together. */
const TOGETHER: Partial<Record<PreferenceTag, OutfitMeasure>> = {
  Monochrome: (garments) => {
    const mains = new Set(garments.map(({ colours }) => colours[0].colour)).size
    return mains === 1 ? 1 : Math.max(-1, 1 - (mains - 1) * 0.75)
  },
  "Neutral pallets": (garments) => {
    const accents = accentsIn(garments).size
    return accents === 0 ? 1 : Math.max(-1, -accents / 2)
  },
  "Colour accents": (garments) => {
    const accents = accentsIn(garments).size
    const mains = new Set(garments.map(({ colours }) => colours[0].colour)).size
    if (accents === 1) return mains > 1 ? 1 : 0
    return accents === 0 ? -0.5 : Math.max(-1, 1 - accents)
  },
  Layering: (garments) => {
    const slots = new Set(garments.map(({ kind }) => kindFacts(kind).slot))
    return slots.has("layer") ? 1 : -0.5
  },
  "Tailored suits": (garments) =>
    garments.some((one) => garments.some((other) => isSuit(one, other))) ? 1 : 0,
}

/**
 * How far an outfit is what a preference tag means, from -1 (the opposite) to 1. Where the tag is
 * of single garments, the one that carries it most decides; with none, the one most against it.
 * @throws GarmentError on words that describe no garment
 */
export function outfitTagFit(tag: PreferenceTag, outfit: readonly GarmentWords[]): number {
  if (outfit.length === 0) return 0
  const garments = outfit.map(wholeGarment)
  const together = TOGETHER[tag]?.(garments)
  if (together !== undefined) return together
  const fits = garments.map((garment) => tagFit(tag, garment))
  const most = Math.max(...fits)
  return most > 0 ? most : Math.min(...fits)
}
