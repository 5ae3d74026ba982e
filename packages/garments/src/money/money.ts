/** How a shop's prices are written. */
export interface Money {
  /** ISO 4217, such as `EUR`. */
  readonly currency: string
  /** BCP 47, such as `de-DE`. */
  readonly locale: string
}

/** Where nothing else is said. */
export const POUNDS: Money = { currency: "GBP", locale: "en-GB" }

/**
 * Currencies whose amounts have no hundredths. From ISO 4217 and not from `Intl`, which may change its mind:
 * stored prices depend on it.
 */
const DIGITS: Readonly<Record<number, string>> = {
  0: "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF",
  3: "BHD IQD JOD KWD LYD OMR TND",
}
const digitsByCurrency = new Map(
  Object.entries(DIGITS).flatMap(([digits, currencies]) =>
    currencies.split(" ").map((currency) => [currency, Number(digits)] as const),
  ),
)

/** How many decimals a currency's amounts have. */
export function decimalsOf(currency: string): number {
  return digitsByCurrency.get(currency) ?? 2
}

/** An amount such as 49.99 in the currency's smallest unit: pence, cents, yen. */
export function smallestUnits(amount: number, currency: string): number {
  return Math.round(amount * 10 ** decimalsOf(currency))
}

/** So many of the currency's smallest unit as an amount such as 49.99. */
export function amountOf(units: number, currency: string): number {
  return units / 10 ** decimalsOf(currency)
}

/**
 * About how much of a currency costs what a pound does, to one digit, so that steps of budgets stay round.
 * Of 2026; a currency that is not here counts as a pound, and what is meant is right to an order of magnitude.
 */
const FOR_A_POUND: Readonly<Record<number, string>> = {
  0.5: "BHD KWD OMR",
  5: "AED BRL CNY ILS MYR PEN PLN QAR RON SAR TND",
  10: "CNH DKK HKD NOK SEK",
  20: "CZK MXN UAH ZAR",
  50: "EGP PHP THB TRY TWD UYU",
  100: "ISK INR KES RSD RUB DZD MKD",
  200: "HUF JPY LKR PKR",
  500: "AMD KZT XAF XOF",
  1000: "ARS CLP IQD KRW NGN",
  5000: "COP",
  20000: "IDR VND",
}
const worthByCurrency = new Map(
  Object.entries(FOR_A_POUND).flatMap(([worth, currencies]) =>
    currencies.split(" ").map((currency) => [currency, Number(worth)] as const),
  ),
)

/** About as much of a currency as so many pounds, for limits and steps: it is no rate of exchange. */
export function aboutPounds(pounds: number, currency: string): number {
  return pounds * (worthByCurrency.get(currency) ?? 1)
}

/** An amount in whole, with its decimals, such as "£49.00". */
export function amountWords(units: number, { currency, locale }: Money): string {
  const form = { style: "currency", currency, useGrouping: false } as const
  return new Intl.NumberFormat(locale, form).format(amountOf(units, currency))
}

/** Whether a text is a currency's code. */
export function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code) && Intl.supportedValuesOf("currency").includes(code)
}

/** Whether a text names a locale that prices can be written in. */
export function isLocale(tag: string): boolean {
  try {
    return Intl.NumberFormat.supportedLocalesOf(tag).length === 1
  } catch {
    // It is no tag of BCP 47 at all.
    return false
  }
}
