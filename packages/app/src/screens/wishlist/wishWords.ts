import { UNLISTED_BRAND, type Wish, type WishJudged } from "@stylin/api/contract"

/** More looks than this are not told apart. */
const MANY_LOOKS = 100

/** In how many looks it would be, such as "In 12 looks with your own clothes". */
export function looksWords({ looks }: WishJudged): string {
  if (looks === 0) return "No look with your own clothes yet"
  if (looks === 1) return "In 1 look with your own clothes"
  const many = looks > MANY_LOOKS ? `more than ${MANY_LOOKS}` : looks
  return `In ${many} looks with your own clothes`
}

/** The brand, unless none is known. */
export function brandOf({ item: { brand = UNLISTED_BRAND } }: Wish): string | undefined {
  return brand === UNLISTED_BRAND ? undefined : brand
}

/**
 * What it costs, and by how much that has changed since she kept it; undefined where no price is shown.
 * @param format writes an amount in pounds
 */
export function priceWords(wish: Wish, format: (pounds: number) => string): string | undefined {
  const { item, kept_price: before } = wish
  const { price } = item
  if (price === undefined || brandOf(wish) === undefined) return undefined
  // In pence: pounds as fractions are not exact.
  const change = before === undefined ? 0 : Math.round(price * 100) - Math.round(before * 100)
  if (change === 0) return format(price)
  const by = format(Math.abs(change) / 100)
  return `${format(price)}, ${by} ${change < 0 ? "less" : "more"} than when you kept it`
}
