import { LOCALE } from "../words/language.ts"
import { MONEY } from "./money.ts"

function formatted(currencyDisplay: "code" | "name" | "narrowSymbol" | "symbol", locale: string) {
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency: MONEY.currency,
    currencyDisplay,
  })
}

function partOf(form: Intl.NumberFormat, count: number): string {
  return form.formatToParts(count).find(({ type }) => type === "currency")?.value ?? ""
}

/** The currency's name in her language, as after a number: "euros". */
export function currencyName(): string {
  return partOf(formatted("name", LOCALE), 2)
}

/** How many decimals she can say of an amount: as many as the currency has, and two at most. */
export function decimals(): number {
  return Math.min(2, formatted("code", LOCALE).resolvedOptions().maximumFractionDigits ?? 2)
}

/** Whether a text names the shops' currency: "£", "GBP" or "pounds" where that is pounds. */
export function isShopCurrency(text: string): boolean {
  const displays = ["code", "name", "narrowSymbol", "symbol"] as const
  const marks = ["en", LOCALE, MONEY.locale].flatMap((locale) =>
    displays.flatMap((display) => [1, 2].map((count) => partOf(formatted(display, locale), count))),
  )
  // "British pounds" are called pounds.
  const all = marks.flatMap((mark) => [mark, mark.split(" ").at(-1)])
  return all.some((mark) => mark?.toLowerCase() === text.toLowerCase())
}
