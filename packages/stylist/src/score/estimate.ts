import type { Brief } from "../grammar/brief.ts"
import type { Piece } from "../pieces/piece.ts"
import { isPrinted } from "../pieces/traits.ts"
import { pairOfColours } from "./colour-harmony.ts"
import { occasionWorth } from "./formality.ts"
import { pairOfLengths } from "./lengths.ts"
import { paletteFit } from "./palette.ts"
import { printsWorth } from "./patterns.ts"
import { areaOf, nearFace } from "./places.ts"
import { priceExcess } from "./price.ts"
import { TERMS } from "./score.ts"
import { seasonWorth } from "./season.ts"
import { bodyWorth } from "./silhouette.ts"
import { pieceTaste } from "./taste.ts"

/** A small thing costs her as much as a large one, so price is not weighted by area. */
const LEAST_AREA = 0.3

/** What a whole budget is worth: within one, what leaves money for the rest comes first. */
const SAVES = 2

/**
 * What a piece adds to a look by itself: its part of each term. Scoring a whole look at every step
 * of a search would cost ten times as much; only the looks that the search ends with are fully
 * scored.
 */
export function worthOf(piece: Piece, brief: Brief): number {
  const { palette, bodyType, hasTaste } = brief.person
  let worth = TERMS.formality.weight * occasionWorth(piece, brief)
  if (palette) {
    const fit = nearFace(piece) * paletteFit(piece, palette) * palette.confidence
    worth += TERMS.palette.weight * fit
  }
  if (bodyType >= 0) worth += TERMS.silhouette.weight * bodyWorth(piece, bodyType)
  worth += TERMS.season.weight * 0.7 * seasonWorth(piece, brief)
  if (hasTaste) worth += TERMS.taste.weight * pieceTaste(piece, brief)
  if (piece.owned) worth += TERMS.ownership.weight
  const excess = TERMS.price.weight * priceExcess(piece, brief.person)
  const share = piece.owned ? 0 : (SAVES * (piece.price ?? 0)) / brief.budget
  return worth - (excess + share) / Math.max(LEAST_AREA, areaOf(piece))
}

/** What two pieces add by being worn together. */
export function joinOf(one: Piece, other: Piece): number {
  const [mine, theirs] = [one.colours[0], other.colours[0]]
  let worth = 0
  if (mine !== undefined && theirs !== undefined) {
    worth += TERMS.harmony.weight * pairOfColours(mine, theirs) * shown(one) * shown(other)
  }
  if (isPrinted(one) && isPrinted(other)) {
    worth += 2 * TERMS.patterns.weight * printsWorth(one, other)
  }
  worth += 0.25 * TERMS.silhouette.weight * pairOfLengths(one, other)
  worth -= 0.25 * Math.max(0, Math.abs(one.formality - other.formality) - 1)
  worth -= 0.15 * Math.max(0, Math.abs(one.warmth - other.warmth) - 1)
  return worth
}

function shown(piece: Piece): number {
  return Math.sqrt(areaOf(piece))
}
