import type { Random } from "@stylin/stylist"
import { DEAR_CLOTHS } from "./cloths.ts"
import type { RangeEntry } from "./entry.ts"
import type { Style } from "./style.ts"

/** The full price in pounds: by the kind, the shop's level and the cloth, and a little by chance. */
export function priceOf({ shop, cloth }: Style, { pounds }: RangeEntry, random: Random): number {
  const [from, to] = pounds
  const dear = DEAR_CLOTHS.has(cloth) ? 0.15 : 0
  const place = Math.min(1, shop.level * 0.7 + dear + random() * 0.3)
  // More is sold near the lower end of a range than near the upper.
  const whole = Math.round(from + (to - from) * place ** 1.4)
  return random() < 0.6 ? whole - 0.01 : whole
}

/** A third or so off; none for most. */
export function salePriceOf(price: number, random: Random): number | undefined {
  if (random() >= 0.15) return undefined
  return Math.max(4, Math.round(price * (0.5 + 0.3 * random())))
}
