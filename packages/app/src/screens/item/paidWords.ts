import { aboutPounds } from "../../lib/amounts.ts"
import { currencyName, decimals } from "../../lib/currency.ts"
import { MONEY } from "../../lib/money.ts"
import { priceWords } from "../../lib/price.ts"
import { t } from "../../words/t.ts"

const IN_POUNDS = MONEY.currency === "GBP"

/** Asks what she paid. */
export function paidLabel(): string {
  return IN_POUNDS ? t("Paid, in pounds") : t("Paid, in {currency}", { currency: currencyName() })
}

/** Says what a price looks like. */
export function wantedPrice(): string {
  if (IN_POUNDS) return t("Write the price in pounds, such as 49.99.")
  return t("Write the price in {currency}, such as {price}.", {
    currency: currencyName(),
    price: priceWords(aboutPounds(49) + (decimals() > 0 ? 0.95 : 0)),
  })
}
