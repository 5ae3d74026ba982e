/** The day by the clock of this device, such as "2026-11-23". `now` is in milliseconds since 1970. */
export function localDay(now: number): string {
  const date = new Date(now)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })

/** A day as it is said: "23 November". */
export function dayWords(day: string): string {
  return dates.format(new Date(day))
}
