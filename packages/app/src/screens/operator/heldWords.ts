import { LOCALE } from "../../words/language.ts"
import { t } from "../../words/t.ts"

const megabytes = new Intl.NumberFormat(LOCALE, {
  style: "unit",
  unit: "megabyte",
  maximumSignificantDigits: 2,
})
const gigabytes = new Intl.NumberFormat(LOCALE, {
  style: "unit",
  unit: "gigabyte",
  maximumSignificantDigits: 2,
})
const whole = new Intl.NumberFormat(LOCALE)

/** As the server counts room. */
export const MEGABYTE = 1024 * 1024

/** A size, such as "45 MB". */
export function bytesWords(bytes: number): string {
  const size = bytes / MEGABYTE
  return size < 1000 ? megabytes.format(size) : gigabytes.format(size / 1024)
}

/** A number, such as "1,204". */
export function numberWords(number: number): string {
  return whole.format(number)
}

/** What the server works on, as an operator says it. */
const KINDS: Readonly<Record<string, string>> = {
  "reset-mail": t("Emails with a code"),
  "read-photo": t("Photos of clothes to read"),
  "read-outfit": t("Photos of outfits to read"),
  "read-cloth": t("Older photos to read for cloth"),
  "plan-shop-photos": t("Shops’ photographs to plan"),
  "drop-shop-photos": t("Shops’ photographs to remove"),
  "fetch-shop-photo": t("Shops’ photographs to fetch"),
  "import-feed": t("Feeds to import"),
}

export function jobWords(kind: string): string {
  return KINDS[kind] ?? kind
}
