import { COLOUR_NAMES } from "@stylin/garments/colour"
import { isNeutral, MATERIALS, outfitTagFit, PREFERENCE_TAGS } from "@stylin/garments/vocabulary"
import { isSuitPair, TAILORING } from "../grammar/suits.ts"
import { colourOf, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { ColourSet, rememberedOf } from "./colour-sets.ts"
import { isClothing } from "./places.ts"

const DENIM = MATERIALS.indexOf("denim")
const LAYER = SLOTS.indexOf("layer")
const NEUTRAL = COLOUR_NAMES.map((name) => isNeutral(name))
const NEUTRAL_DENIM = COLOUR_NAMES.map((name) => isNeutral(name, true))

const bit = (tag: (typeof PREFERENCE_TAGS)[number]) => 1 << PREFERENCE_TAGS.indexOf(tag)
const LAYERING = bit("Layering")
const SUITS = bit("Tailored suits")
const NEUTRALS = bit("Neutral pallets")
const ACCENTS = bit("Colour accents")
const MONOCHROME = bit("Monochrome")

const SET = new ColourSet()
const areTonal = rememberedOf((mains) => {
  const words = mains.map((colour) => ({
    kind: "t_shirt" as const,
    colours: [{ colour: colourOf(colour) }] as const,
  }))
  return outfitTagFit("Monochrome", words) === 1 ? 1 : 0
})

/**
 * The tags that garments only carry together, one bit each: what `outfitTagFit` of the garments
 * package calls a full fit, computed from numbers. Unknown colours are ignored.
 */
export function togetherTags(look: readonly Piece[]): number {
  let tags = 0
  if (look.some(({ slot }) => slot === LAYER)) tags |= LAYERING
  if (hasSuit(look)) tags |= SUITS
  const coloured = look.filter(({ colours }) => colours.length > 0)
  if (coloured.length < 2) return tags
  const accents = distinctAccents(coloured)
  if (accents === 0) tags |= NEUTRALS
  if (accents === 1 && coloured.some(({ colours }) => colours[0] !== coloured[0]?.colours[0])) {
    tags |= ACCENTS
  }
  if (isMonochrome(coloured)) tags |= MONOCHROME
  return tags
}

function hasSuit(look: readonly Piece[]): boolean {
  for (const jacket of look) {
    if (!TAILORING.has(jacket.kind)) continue
    for (const other of look) if (isSuitPair(jacket, other)) return true
  }
  return false
}

/** How many accents there are: none, one, or several, which count as two. */
function distinctAccents(coloured: readonly Piece[]): 0 | 1 | 2 {
  let first: number | undefined
  for (const { colours, material } of coloured) {
    const neutral = material === DENIM ? NEUTRAL_DENIM : NEUTRAL
    for (const colour of colours) {
      if (neutral[colour]) continue
      if (first !== undefined && first !== colour) return 2
      first = colour
    }
  }
  return first === undefined ? 0 : 1
}

/** The colours of a piece that are not neutral; blue denim counts as neutral. */
export function accentsOf({ colours, material }: Piece): number[] {
  const neutral = material === DENIM ? NEUTRAL_DENIM : NEUTRAL
  return colours.filter((colour) => !neutral[colour])
}

function isMonochrome(coloured: readonly Piece[]): boolean {
  const hasClothes = coloured.some(isClothing)
  SET.clear()
  for (const piece of coloured) {
    if (!hasClothes || isClothing(piece)) SET.add(piece.colours[0] ?? 0)
  }
  return areTonal(SET) === 1
}

/** All tags of a look: those of its pieces, and those of the combination. */
export function lookTags(look: readonly Piece[]): number {
  return look.reduce((bits, { tags }) => bits | tags, togetherTags(look))
}
