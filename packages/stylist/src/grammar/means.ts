import { type Place, SLOTS } from "../pieces/codes.ts"
import type { Piece } from "../pieces/piece.ts"
import { WEAR } from "../pieces/wear.ts"
import type { Brief } from "./brief.ts"

const slotsOf = (...places: readonly Place[]): ReadonlySet<number> =>
  new Set(places.map((place) => SLOTS.indexOf(place)))

/** Shoes, and what goes over everything, are worn for years. */
const LASTS = slotsOf("shoes", "coat")
/** How much more they may cost than another piece. */
const LASTING = 2
/** What a day may ask for that she does not own. */
const FOR_THE_DAY = slotsOf("coat", "layer", "base", "legwear", "shoes")
/** Where more than so many times her means is asked for, nothing else made a look: then anything may cost it. */
const FOR_ANYTHING = 2

/** Whether a piece costs no more than she spends on one, nor than a whole look may cost. */
export function isWithinMeans(piece: Piece, brief: Brief): boolean {
  const { price = 0, slot, wear } = piece
  const isForTheDay = FOR_THE_DAY.has(slot) || (wear & WEAR.warm) !== 0
  const mayCostMore = isForTheDay || brief.stretch > FOR_ANYTHING
  const most = spentOn(piece, brief) * (mayCostMore ? brief.stretch : 1)
  return price <= Math.min(most, brief.budget)
}

/** How much more than she spends on such a piece it costs, in the currency's smallest unit. */
export function beyondMeans(piece: Piece, brief: Brief): number {
  return piece.owned ? 0 : Math.max(0, (piece.price ?? 0) - spentOn(piece, brief))
}

/** How much more than she spends on such a piece it costs, as a share of that. */
export function overspent(piece: Piece, brief: Brief): number {
  const beyond = beyondMeans(piece, brief)
  return beyond > 0 ? beyond / spentOn(piece, brief) : 0
}

/** All that a look buys beside her own clothes may cost this many times what she spends on a piece. */
const IN_ALL = 2

/** How much more than that a look beside her own clothes costs, as a share of what she spends on a piece. */
export function overspentInAll(pieces: readonly Piece[], { person }: Brief): number {
  const spent = pieces.reduce((sum, { owned, price = 0 }) => (owned ? sum : sum + price), 0)
  const beyond = spent - IN_ALL * person.piecePence
  return beyond > 0 ? beyond / person.piecePence : 0
}

/** The most that anything of a place may cost. */
export function mostFor(slot: number, brief: Brief): number {
  return Math.min(spentOn({ slot }, brief) * brief.stretch, brief.budget)
}

function spentOn({ slot }: Pick<Piece, "slot">, { person }: Brief): number {
  return person.piecePence * (LASTS.has(slot) ? LASTING : 1)
}

/** Whether the shop is known not to have it in her size. */
export function isNotHerSize({ slot, sizes = 0 }: Piece, { person }: Brief): boolean {
  const hers = person.sizeBits[slot] ?? 0
  return hers !== 0 && sizes !== 0 && (sizes & hers) === 0
}
