import type { Brief } from "../grammar/brief.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { cloOf, pieceWarmth, warmthWorth } from "../weather/warmth.ts"
import { isClothing } from "./places.ts"
import { clamped, type Term } from "./term.ts"

/**
 * How well the look suits the weather: the insulation of everything worn outdoors against what the
 * day requires (the clo of ISO 9920 and ASHRAE 55), and the pieces compared with each other, since
 * a summer dress under a winter coat suits no day. If the day is not known, only the latter counts.
 */
export const season: Term = (look, { need }) => {
  if (!need) return 0.4 * coherence(look, isWarming)
  const together = coherence(look, isClothing)
  const clo = cloOf(look.reduce((sum, piece) => sum + piece.clo, 0))
  return clamped(0.8 * warmthWorth(clo, need) + 0.2 * together)
}

/** How well a piece by itself suits the day, from -1 to 1; 0 if the day is not known. */
export function seasonWorth(piece: Pick<Piece, "slot" | "clo">, { need }: Brief): number {
  return need ? pieceWarmth(piece, need) : 0
}

const COAT = SLOTS.indexOf("coat")
const isWarming = (piece: Piece) => isClothing(piece) || piece.slot === COAT

/** From 1 (made for one weather) down to -1 (frost with heat). */
function coherence(look: readonly Piece[], counts: (piece: Piece) => boolean): number {
  let least = Number.POSITIVE_INFINITY
  let most = Number.NEGATIVE_INFINITY
  for (const piece of look) {
    if (!counts(piece)) continue
    least = Math.min(least, piece.warmth)
    most = Math.max(most, piece.warmth)
  }
  return most < least ? 0 : clamped(1 - (most - least) / 2)
}
