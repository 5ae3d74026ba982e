/** A price that cannot be used; its message says why and what is expected. */
export class PriceError extends Error {
  override readonly name = "PriceError"
}

const HIGHEST_PENCE = 10_000_000

/**
 * Parses "49.99 GBP", "GBP 49,99" or "£1,299.00" as pence.
 * @param currency the feed's, for prices that do not name their own
 * @throws PriceError for another currency, none at all, or no amount
 */
export function penceOf(price: string, currency = ""): number {
  const unit = /[A-Za-z]{3}|£/.exec(price)?.[0] ?? currency
  if (unit === "") throw new PriceError("must name its currency, as in 49.99 GBP")
  if (unit.toUpperCase() !== "GBP" && unit !== "£") {
    throw new PriceError(`must be in GBP, not ${unit.toUpperCase()}`)
  }
  const amount = price.replace(/[A-Za-z]{3}|£|\s/g, "")
  const pence = Math.round(amountOf(amount) * 100)
  if (!(pence > 0 && pence <= HIGHEST_PENCE)) {
    throw new PriceError("must be an amount such as 49.99 GBP")
  }
  return pence
}

/** Amounts without grouping, and with thousands grouped in the English or the continental way. */
const AMOUNTS = [
  /^(\d+)(?:[.,](\d{1,2}))?$/,
  /^(\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/,
  /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/,
]

function amountOf(text: string): number {
  const match = AMOUNTS.map((form) => form.exec(text)).find((found) => found !== null)
  if (!match) return Number.NaN
  return Number(`${match[1]?.replace(/\D/g, "")}.${match[2] ?? "0"}`)
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
