import { formatPrice } from "@stylin/ui"
import { IS_POUNDS, MONEY } from "./money.ts"

/** A price as the shop writes it: "£19.90", "19,90 €". */
export function priceWords(price: number): string {
  // The browser's own formatter writes the same, but making it blocks a phone for 60 ms before the first price.
  const written = price.toFixed(price % 1 && 2)
  if (IS_POUNDS && price < 1000 && Number(written) === price) return `£${written}`
  return formatPrice(price, MONEY)
}
