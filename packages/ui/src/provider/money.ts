import type { ReactNode } from "react"
import { DEFAULTS } from "./defaults.ts"

/** An amount with a currency of its own. */
export interface Money {
  /** How much, in the currency's main unit. */
  amount: number
  /** ISO 4217, e.g. `EUR`. */
  currency: string
}

/** A number in the provider's currency, an amount with its own, or what to show instead. */
export type Price = Money | ReactNode

/** How money is written. */
interface MoneyFormat {
  /** BCP 47, e.g. `fr-FR`. */
  locale: string
  /** ISO 4217, e.g. `EUR`. */
  currency: string
}

// A formatter takes far longer to make than to use, and a page has hundreds of prices.
const formatters: Record<string, Intl.NumberFormat> = {}

/** A price as it is printed: whole amounts without pence, e.g. `£20`, `£49.99`. */
export function formatPrice(price: number, { locale, currency }: MoneyFormat = DEFAULTS): string {
  const key = locale + currency
  const formatter =
    formatters[key] ??
    new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      trailingZeroDisplay: "stripIfInteger",
    })
  formatters[key] = formatter
  return formatter.format(price)
}

/** What to show for a price; nothing for one that is not known. */
export function shownPrice(price: Price, format: MoneyFormat): ReactNode {
  if (typeof price === "number") return formatPrice(price, format)
  if (typeof price !== "object" || price === null || !("amount" in price)) return price
  return formatPrice(price.amount, { ...format, currency: price.currency })
}
