import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { lengthsOf } from "./lengths.ts"
import { isClothing } from "./places.ts"
import { clamped, type Term, weightedMean } from "./term.ts"

const TOP = SLOTS.indexOf("top")
const BOTTOM = SLOTS.indexOf("bottom")
const SHOES = SLOTS.indexOf("shoes")

/** How much the balance says if her shape is not known: real outfits keep to it less than handbooks. */
const UNKNOWN = 0.15
/** How much the lengths of a look count, whoever wears it. */
const LENGTHS = 0.25

/**
 * How well the shapes suit her: what each garment does for her body type (`bodyFit` of the garments
 * package, sources there), and the balance of the look itself: one wide and one close part look
 * intended, two wide ones hide the wearer and two close ones leave no line (the rule of proportion
 * in Imogen Lamport's "Inside Out Style" and most stylists' handbooks), and where its pieces end beside
 * each other (`pairOfLengths`). If no body type is known, only the look itself counts.
 */
export const silhouette: Term = (look, { person }) => {
  const balance = balanceOf(look)
  const lengths = LENGTHS * lengthsOf(look)
  if (person.bodyType < 0) return UNKNOWN * balance + lengths
  const serves = weightedMean(look, weightOf, (piece) => bodyWorth(piece, person.bodyType))
  return clamped(1.1 * serves + 0.3 * balance + lengths)
}

/** What a piece does for a body type, from -1 to 1. */
export function bodyWorth({ body }: Piece, bodyType: number): number {
  return (body[bodyType] ?? 0) / 100
}

/** From -1 (both wide) to 1 (one wide, one close); 0 for a dress or for regular cuts. */
export function balanceOf(look: readonly Piece[]): number {
  const above = volumeIn(look, TOP)
  const below = volumeIn(look, BOTTOM)
  if (above === undefined || below === undefined) return 0
  const together = (above + below) / 100
  const apart = Math.abs(above - below) / 100
  return clamped(0.6 * apart - (together > 0 ? 0.9 : 0.5) * Math.abs(together))
}

function volumeIn(look: readonly Piece[], slot: number): number | undefined {
  for (const piece of look) if (piece.slot === slot) return piece.volume
  return undefined
}

function weightOf(piece: Piece): number {
  if (isClothing(piece)) return 1
  return piece.slot === SHOES ? 0.3 : 0.15
}
