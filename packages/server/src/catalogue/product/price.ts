import { aboutPounds, decimalsOf, type Money, smallestUnits } from "@stylin/garments/money"

/** A price that cannot be used; its message says why and what is expected. */
export class PriceError extends Error {
  override readonly name = "PriceError"
}

/** In pounds, or about as much. */
const HIGHEST = 100_000
/** Letters or a sign that name a currency. */
const ANY_CURRENCY = /(?<!\p{L})[A-Za-z]{3}(?!\p{L})|\p{Sc}/u

/**
 * Parses "49.99 GBP", "£1,299.00", "1.299,00 EUR" or "¥5,980 JPY" as so many of the currency's smallest unit.
 * @param named the currency that the feed says, for prices that do not name their own
 * @param money the shop's
 * @throws PriceError for another currency, none at all, or no amount
 */
export function unitsOf(price: string, named: string, money: Money): number {
  const { currency } = money
  // Full-width signs and digits become plain ones.
  const text = price.normalize("NFKC")
  const bare = text.replace(marksOf(money), "")
  const other = ANY_CURRENCY.exec(bare)?.[0] ?? (bare === text ? named : currency)
  const example = `${(49.99).toFixed(decimalsOf(currency))} ${currency}`
  if (other === "") throw new PriceError(`must name its currency, as in ${example}`)
  if (other.toUpperCase() !== currency) {
    throw new PriceError(`must be in ${currency}, not ${other.toUpperCase()}`)
  }
  const units = unitsIn(bare.replace(/\s/g, ""), money)
  if (!(units > 0 && units <= smallestUnits(aboutPounds(HIGHEST, currency), currency))) {
    throw new PriceError(`must be an amount such as ${example}`)
  }
  return units
}

// Kept, as rows by the million have the same money.
const marks = new Map<string, RegExp>()

/** All ways to write the shop's currency: its code, its signs, its name. */
function marksOf({ currency, locale }: Money): RegExp {
  const key = currency + locale
  const known = marks.get(key)
  if (known) return known
  const written = ["en", locale].flatMap((language) =>
    (["code", "symbol", "narrowSymbol", "name"] as const).flatMap((currencyDisplay) =>
      [1, 2].flatMap((count) =>
        new Intl.NumberFormat(language, { style: "currency", currency, currencyDisplay })
          .formatToParts(count)
          .flatMap(({ type, value }) => (type === "currency" ? value.normalize("NFKC") : [])),
      ),
    ),
  )
  // The longest first: "R$" is not "$" with a letter before it. Letters do not begin or end within a word.
  const found = [...new Set(written)]
    .toSorted((a, b) => b.length - a.length)
    .map((mark) => mark.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
    .map((mark) => `${/^\p{L}/u.test(mark) ? "(?<!\\p{L})" : ""}${mark}${endOf(mark)}`)
  const made = new RegExp(found.join("|"), "giu")
  marks.set(key, made)
  return made
}

const endOf = (mark: string) => (/\p{L}$/u.test(mark) ? "(?!\\p{L})" : "")

/**
 * Amounts without grouping, and with thousands grouped in any of the ways that people write them.
 * @param thousandths the marks before three decimals, where the currency has so many
 */
function formsOf(thousandths = ""): RegExp[] {
  const fraction = `\\d{1,${thousandths ? 3 : 2}}`
  return [
    "^(\\d+)(?:[.,](\\d{1,2}))?$",
    ...(thousandths ? [`^(\\d+)[${thousandths}](\\d{3})$`] : []),
    `^(\\d{1,3}(?:,\\d{3})+|\\d{1,2}(?:,\\d{2})*,\\d{3})(?:\\.(${fraction}))?$`,
    `^(\\d{1,3}(?:\\.\\d{3})+)(?:,(${fraction}))?$`,
    `^(\\d{1,3}(?:['’]\\d{3})+)(?:[.,](${fraction}))?$`,
  ].map((form) => new RegExp(form))
}

const HUNDREDTHS = formsOf()
/** "25,000" is 25 thousand, but where people write decimals after a comma: there "49,990" is less than 50. */
const THOUSANDTHS = { point: formsOf("."), comma: formsOf(".,") }

// Kept, as the marks are.
const forms = new Map<string, RegExp[]>()

function formsIn({ currency, locale }: Money): RegExp[] {
  if (decimalsOf(currency) < 3) return HUNDREDTHS
  const known = forms.get(locale)
  if (known) return known
  const parts = new Intl.NumberFormat(locale).formatToParts(0.5)
  const hasComma = parts.some(({ type, value }) => type === "decimal" && value === ",")
  const found = THOUSANDTHS[hasComma ? "comma" : "point"]
  forms.set(locale, found)
  return found
}

/** NaN if it is no amount, or one with decimals that the currency does not have. */
function unitsIn(text: string, money: Money): number {
  const { currency } = money
  const match = formsIn(money)
    .map((form) => form.exec(text))
    .find((found) => found !== null)
  if (!match) return Number.NaN
  const amount = Number(`${match[1]?.replace(/\D/g, "")}.${match[2] ?? "0"}`)
  return decimalsOf(currency) === 0 && !Number.isInteger(amount)
    ? Number.NaN
    : smallestUnits(amount, currency)
}

/**
 * Whether a moment lies within an ISO 8601 range "start/end".
 * @param now in milliseconds since 1970
 * @throws PriceError if it is not such a range
 */
export function isWithin(range: string, now: number): boolean {
  const [start = Number.NaN, end = Number.NaN, more] = range.split("/").map(timeOf)
  if (Number.isNaN(start) || Number.isNaN(end) || more !== undefined) {
    throw new PriceError("must be two times separated by a slash, as in ISO 8601")
  }
  return start <= now && now <= end
}

/** Feeds write zones as "+0100", which not every parser accepts. */
function timeOf(text: string): number {
  return Date.parse(text.trim().replace(/([+-]\d{2})(\d{2})$/, "$1:$2"))
}
