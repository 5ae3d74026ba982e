import { isOpen } from "../grammar/asks.ts"
import type { Brief } from "../grammar/brief.ts"
import type { Template } from "../grammar/templates.ts"
import type { Place } from "../pieces/codes.ts"
import { WEAR } from "../pieces/wear.ts"

/** The places that complete a look once its clothes and shoes are there, in this order. */
export const COMPLETING: readonly Place[] = ["top", "base", "layer", "coat", "legwear"]
/** Where more or less warmth can be chosen at last. */
const KEEPS_WARM: readonly Place[] = ["base", "layer", "coat", "legwear", "accessory"]
/** From what the temperature out of doors drops below, in °C, legwear and a base layer are welcome. */
const BELOW = { tights: 15, socks: 4, base: 3 } as const

/** How a place of an unfinished look is to be filled. */
export interface Offer {
  /** Whether the look is nothing without. */
  readonly isNeeded: boolean
  /** What a piece must have to answer what is asked: one of the bits of each. */
  readonly givings: readonly number[]
  /** Whether it is chosen also by how warm it makes the look. */
  readonly keepsWarm: boolean
}

/** What may go into a place of a look of these bits; undefined if it stays empty. */
export function offerOf(
  place: Place,
  wear: number,
  { needed, wanted }: Template,
  brief: Brief,
): Offer | undefined {
  const keepsWarm = KEEPS_WARM.includes(place)
  if (needed.includes(place)) return { isNeeded: true, givings: [], keepsWarm }
  // The last place that can give what is asked must.
  const due = brief.asks.filter((ask) => ask.places.at(-1) === place && isOpen(ask, wear))
  if (due.length > 0) return { isNeeded: true, givings: due.map(({ given }) => given), keepsWarm }
  const isOffered = wanted.includes(place) || isWelcome(place, wear, brief)
  return isOffered ? { isNeeded: false, givings: [], keepsWarm } : undefined
}

function isWelcome(place: Place, wear: number, { need }: Brief): boolean {
  if (!need) return false
  if (place === "base") return need.outdoors < BELOW.base && (wear & WEAR.sheer) === 0
  if (place !== "legwear") return false
  return need.outdoors < ((wear & WEAR.bareLegs) !== 0 ? BELOW.tights : BELOW.socks)
}
