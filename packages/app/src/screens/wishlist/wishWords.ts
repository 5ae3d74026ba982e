import { UNLISTED_BRAND, type Wish, type WishJudged } from "@stylin/api/contract"
import { t, tn } from "../../words/t.ts"

/** More looks than this are not told apart. */
const MANY_LOOKS = 100

/** In how many looks it would be, such as "In 12 looks with your own clothes". */
export function looksWords({ looks }: WishJudged): string {
  if (looks === 0) return t("No look with your own clothes yet")
  return looks > MANY_LOOKS
    ? t("In more than {count} looks with your own clothes", { count: MANY_LOOKS })
    : tn(looks, "In {count} look with your own clothes", "In {count} looks with your own clothes")
}

/** The brand, unless none is known. */
export function brandOf({ item: { brand = UNLISTED_BRAND } }: Wish): string | undefined {
  return brand === UNLISTED_BRAND ? undefined : brand
}

/**
 * What it costs, and by how much that has changed since she kept it; undefined where no price is shown.
 * @param format writes an amount
 */
export function wishPrice(wish: Wish, format: (amount: number) => string): string | undefined {
  const { item, kept_price: before } = wish
  const { price } = item
  if (price === undefined || brandOf(wish) === undefined) return undefined
  // In thousandths, which no currency goes below: fractions are not exact.
  const change = before === undefined ? 0 : Math.round(price * 1000) - Math.round(before * 1000)
  if (change === 0) return format(price)
  const by = format(Math.abs(change) / 1000)
  return change < 0
    ? t("{price}, {by} less than when you kept it", { price: format(price), by })
    : t("{price}, {by} more than when you kept it", { price: format(price), by })
}
