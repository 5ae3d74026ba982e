import { YEAR_SEASONS } from "@stylin/garments/vocabulary"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { hasBit } from "../pieces/traits.ts"
import { areaOf, isClothing } from "./places.ts"
import { clamped, type Term, weightedMean } from "./term.ts"

const LAYER = SLOTS.indexOf("layer")
const SUMMER = YEAR_SEASONS.indexOf("summer")
const WINTER = YEAR_SEASONS.indexOf("winter")

/**
 * How the look answers the weather: each piece by whether its warmth is one for the season, layers
 * by whether they are needed, and the pieces among each other, since a summer dress under a winter
 * coat serves no day. Warmth follows the idea of clothing insulation adding up by layers (the clo
 * of ISO 9920). With no month known only the pieces among each other count.
 */
export const season: Term = (look, { person }) => {
  const together = coherence(look)
  if (person.season < 0) return 0.4 * together
  const suits = weightedMean(look, areaOf, (piece) => seasonWorth(piece, person.season))
  return clamped(0.7 * suits + 0.2 * layering(look, person.season) + 0.1 * together)
}

/** 1 for a piece of the season, -1 for one of another. */
export function seasonWorth({ seasons }: Pick<Piece, "seasons">, season: number): number {
  return hasBit(seasons, season) ? 1 : -1
}

/** From 1 (one weather) down to -1 (frost with heat). */
function coherence(look: readonly Piece[]): number {
  const warmths = look.filter((piece) => isClothing(piece)).map(({ warmth }) => warmth)
  if (warmths.length === 0) return 0
  const spread = Math.max(...warmths) - Math.min(...warmths)
  return clamped(1 - spread / 2)
}

function layering(look: readonly Piece[], season: number): number {
  const isLayered = look.some(({ slot }) => slot === LAYER)
  if (season === WINTER) return isLayered ? 1 : -1
  if (season === SUMMER) return isLayered ? -0.5 : 0.5
  return isLayered ? 0.5 : 0
}
