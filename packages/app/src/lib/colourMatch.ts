import type { WardrobeItem } from "@stylin/api/contract"
import { COLOUR_NAMES, isHex, type SeasonalType, seasonFit } from "@stylin/garments/colour"

/** How well a garment's colour suits a person's colour type. */
export type ColourMatch = "best" | "good" | "away"

const BEST = 0.6
/** How well a colour fits a type from which it suits her, and up to which it works against her. */
export const GOOD = 0.3
export const AWAY = -0.35
/** Sections worn near the face; below the waist any colour will do. */
const NEAR_THE_FACE: readonly WardrobeItem["section"][] = ["upper_body", "accessories"]

/**
 * How a garment's first colour suits a type; undefined if there is nothing to say: an unknown
 * colour, a middling one, or an unsuitable one far from the face.
 */
export function colourMatch(
  { colours = [], section }: Pick<WardrobeItem, "colours" | "section">,
  type: SeasonalType,
): ColourMatch | undefined {
  const colour = colours.map(colourOf).find((known) => known !== undefined)
  if (colour === undefined) return undefined
  const fit = seasonFit(colour, type)
  if (fit >= BEST) return "best"
  if (fit >= GOOD) return "good"
  return fit <= AWAY && NEAR_THE_FACE.includes(section) ? "away" : undefined
}

function colourOf(text: string) {
  return isHex(text) ? text : COLOUR_NAMES.find((name) => name === text)
}
