import { formatPrice } from "@stylin/ui"
import { MONEY } from "./money.ts"

/** A price as the shop writes it: "£19.90", "19,90 €". */
export function priceWords(price: number): string {
  return formatPrice(price, MONEY)
}
