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

/** A size, such as "45 MB". */
export function bytesWords(bytes: number): string {
  if (bytes === 0) return "0 MB"
  if (bytes < 995_000_000) return megabytes.format(bytes / 1_000_000)
  return gigabytes.format(bytes / 1_000_000_000)
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
}

export function jobWords(kind: string): string {
  return KINDS[kind] ?? kind
}
