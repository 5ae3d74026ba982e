import { garmentBoldness } from "./colour-words.ts"
import { type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import { type Kind, kindFacts } from "./kinds.ts"
import { tagFit } from "./tag-fits.ts"
import type { PreferenceTag } from "./tags.ts"

/** Bold enough to be seen as a colour among neutrals. */
const ACCENT = 0.5
const SUIT_HALVES: readonly Kind[] = ["trousers", "wide_leg_trousers", "pencil_skirt", "shorts"]

/** Whether two garments worn together make a suit: one cloth and colour, above and below. */
export function isSuit(one: GarmentWords, other: GarmentWords): boolean {
  const [above, below] = kindFacts(one.kind).slot === "bottom" ? [other, one] : [one, other]
  if (above.kind !== "blazer" && above.kind !== "waistcoat") return false
  if (!SUIT_HALVES.includes(below.kind)) return false
  return above.colours[0].colour === below.colours[0].colour
}

type OutfitMeasure = (garments: readonly WholeGarment[]) => number

/** The tags that garments only carry together. */
const TOGETHER: Partial<Record<PreferenceTag, OutfitMeasure>> = {
  Monochrome: (garments) => {
    const mains = new Set(garments.map(({ colours }) => colours[0].colour)).size
    return mains === 1 ? 1 : Math.max(-1, 1 - (mains - 1) * 0.75)
  },
  "Neutral pallets": (garments) => 1 - 2 * Math.max(...garments.map(garmentBoldness)),
  "Colour accents": (garments) => {
    const bold = garments.filter((garment) => garmentBoldness(garment) >= ACCENT).length
    if (bold === 1 && garments.length > 1) return 1
    return bold === 0 ? -0.5 : Math.max(-1, 1 - bold)
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
