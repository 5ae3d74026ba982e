import { SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import type { Brief } from "./brief.ts"

/** Shoes, and what goes over everything, are worn for years. */
const LASTS: ReadonlySet<number> = new Set(
  (["shoes", "coat"] as const).map((place) => SLOTS.indexOf(place)),
)
/** How much more they may cost than another piece. */
const LASTING = 2

/** Whether a piece costs no more than she spends on one, nor than a whole look may cost. */
export function isWithinMeans(piece: Piece, { person, budget }: Brief): boolean {
  const { price = 0, slot } = piece
  return price <= budget && price <= person.piecePence * (LASTS.has(slot) ? LASTING : 1)
}

/** Whether the shop is known not to have it in her size. */
export function isNotHerSize({ slot, sizes = 0 }: Piece, { person }: Brief): boolean {
  const hers = person.sizeBits[slot] ?? 0
  return hers !== 0 && sizes !== 0 && (sizes & hers) === 0
}
