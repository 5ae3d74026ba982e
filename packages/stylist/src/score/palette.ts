import type { PersonPalette } from "../person/palette.ts"
import type { Piece } from "../pieces/piece.ts"
import { nearFace } from "./places.ts"
import { type Term, weightedMean } from "./term.ts"

/**
 * How well the colours suit her: `seasonFit` of each main colour (CIEDE2000 to the swatches of her
 * type, and the three dimensions of seasonal colour analysis), weighted by how near the face it is
 * worn, as analysts advise: away from the face nearly anything will do. Weighted by the colour
 * type's confidence.
 */
export const palette: Term = (look, { person }) => {
  const hers = person.palette
  if (!hers) return 0
  return weightedMean(look, weightOf, (piece) => paletteFit(piece, hers)) * hers.confidence
}

/** How well the main colour of a piece would suit her near the face, from -1 to 1. */
export function paletteFit({ colours }: Piece, { fits }: PersonPalette): number {
  return fits[colours[0] ?? -1] ?? 0
}

function weightOf(piece: Piece): number {
  return piece.colours.length > 0 ? nearFace(piece) : 0
}
