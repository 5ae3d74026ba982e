const dates = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" })

/** A day as it is said: "23 November". */
export function dayWords(day: string): string {
  return dates.format(new Date(day))
}

const longDates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })

/** A day with its year: "23 November 2026". */
export function longDayWords(day: string): string {
  return longDates.format(new Date(day))
}
