const megabytes = new Intl.NumberFormat("en-GB", {
  style: "unit",
  unit: "megabyte",
  maximumSignificantDigits: 2,
})
const gigabytes = new Intl.NumberFormat("en-GB", {
  style: "unit",
  unit: "gigabyte",
  maximumSignificantDigits: 2,
})
const whole = new Intl.NumberFormat("en-GB")

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

/** A number of things, such as "1,204 photos". */
export function countWords(count: number, one: string, several = `${one}s`): string {
  return `${whole.format(count)} ${count === 1 ? one : several}`
}

/** What the server works on, as an operator says it. */
const KINDS: Readonly<Record<string, string>> = {
  "reset-mail": "Mails with a code",
  "read-photo": "Photos of clothes to read",
  "read-outfit": "Photos of outfits to read",
  "read-cloth": "Cloth of older photos to read",
  "plan-shop-photos": "Shops’ photographs to plan",
  "drop-shop-photos": "Shops’ photographs to remove",
  "fetch-shop-photo": "Shops’ photographs to fetch",
  "import-feed": "Feeds to import",
}

export function jobWords(kind: string): string {
  return KINDS[kind] ?? kind
}
