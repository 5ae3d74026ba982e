import { formatPrice } from "@stylin/ui"
import { LOCALE } from "../words/language.ts"

/** A price in pounds as her language writes it: "£19.90", "19,90 £". */
export function priceWords(price: number): string {
  return formatPrice(price, { locale: LOCALE, currency: "GBP" })
}
