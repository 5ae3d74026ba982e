import type { Brief } from "../grammar/brief.ts"
import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { cloOf, pieceWarmth, warmthWorth } from "../weather/warmth.ts"
import { isClothing } from "./places.ts"
import { clamped, type Term } from "./term.ts"

/**
 * How the look answers the weather: the insulation of all that is worn out of doors against what the
 * day asks (the clo of ISO 9920 and ASHRAE 55), and the pieces among each other, since a summer dress
 * under a winter coat serves no day. With no day known only the pieces among each other count.
 */
export const season: Term = (look, { need }) => {
  if (!need) return 0.4 * coherence(look.filter((piece) => isClothing(piece) || isCoat(piece)))
  const together = coherence(look.filter(isClothing))
  const clo = cloOf(look.reduce((sum, piece) => sum + piece.clo, 0))
  return clamped(0.8 * warmthWorth(clo, need) + 0.2 * together)
}

/** How a piece by itself suits the day, from -1 to 1; 0 with no day known. */
export function seasonWorth(piece: Pick<Piece, "slot" | "clo">, { need }: Brief): number {
  return need ? pieceWarmth(piece, need) : 0
}

const COAT = SLOTS.indexOf("coat")
const isCoat = ({ slot }: Piece) => slot === COAT

/** From 1 (one weather) down to -1 (frost with heat). */
function coherence(clothes: readonly Piece[]): number {
  const warmths = clothes.map(({ warmth }) => warmth)
  if (warmths.length === 0) return 0
  const spread = Math.max(...warmths) - Math.min(...warmths)
  return clamped(1 - spread / 2)
}
