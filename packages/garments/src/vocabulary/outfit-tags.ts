import { accentsOf, toneOf } from "./colour-words.ts"
import { type Colour, type GarmentWords, type WholeGarment, wholeGarment } from "./garment.ts"
import type { Kind } from "./kind-names.ts"
import { kindFacts } from "./kinds.ts"
import { tagFit } from "./tag-fits.ts"
import type { PreferenceTag } from "./tags.ts"

const TAILORING: readonly Kind[] = ["blazer", "waistcoat"]
/** What a suit may have below its jacket. */
export const SUIT_HALVES: readonly Kind[] = [
  "trousers",
  "wide_leg_trousers",
  "pencil_skirt",
  "shorts",
]

/** Whether two garments worn together make a suit: top and bottom in one cloth and colour. */
export function isSuit(one: GarmentWords, other: GarmentWords): boolean {
  const [above, below] = kindFacts(one.kind).slot === "bottom" ? [other, one] : [one, other]
  if (!(TAILORING.includes(above.kind) && SUIT_HALVES.includes(below.kind))) return false
  return above.colours[0].colour === below.colours[0].colour
}

type OutfitMeasure = (garments: readonly WholeGarment[]) => number

/** The tags that garments only carry together. */
const TOGETHER: Partial<Record<PreferenceTag, OutfitMeasure>> = {
  Monochrome: (garments) => {
    const clothes = garments.filter(isClothing)
    const worn = clothes.length > 0 ? clothes : garments
    const tones = worn.map(({ colours }) => toneOf(colours[0].colour))
    const hues = hueGroups(tones) + (tones.includes("grey") ? 1 : 0)
    const beside = hues > 0 && tones.includes("pale") ? 0.5 : 0
    return Math.max(-1, 1 - Math.max(0, hues - 1) * 0.75 - beside)
  },
  "Neutral pallets": (garments) => {
    const inClothes = accentsIn(garments.filter(isClothing)).size
    if (inClothes > 0) return Math.max(-1, -inClothes / 2)
    return accentsIn(garments).size > 0 ? 0.5 : 1
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
  "Tailored suits": (garments) => {
    if (garments.some((one) => garments.some((other) => isSuit(one, other)))) return 1
    return garments.some(({ kind }) => TAILORING.includes(kind)) ? 0.5 : 0
  },
}

/** Degrees of the colour circle within which hues look the same. */
const ONE_HUE = 30

/**
 * How many hues there are among the tones; near ones count as one. They are compared in the order
 * of hue, so that the order of the garments does not matter.
 */
function hueGroups(tones: readonly ReturnType<typeof toneOf>[]): number {
  const groups: number[] = []
  const hues = tones.filter((tone) => typeof tone === "number")
  for (const hue of hues.toSorted((a, b) => a - b)) {
    const away = (other: number) => Math.min(Math.abs(hue - other), 360 - Math.abs(hue - other))
    if (!groups.some((other) => away(other) <= ONE_HUE)) groups.push(hue)
  }
  return groups.length
}

function accentsIn(garments: readonly WholeGarment[]): Set<Colour> {
  return new Set(garments.flatMap(accentsOf))
}

function isClothing({ kind }: WholeGarment): boolean {
  return ["upper_body", "lower_body"].includes(kindFacts(kind).section)
}

/**
 * How far an outfit is what a preference tag means, from -1 (the opposite) to 1. If the tag is
 * about single garments, the one that carries it most decides; if none does, the one most against
 * it.
 * @throws GarmentError if the words describe no garment
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
