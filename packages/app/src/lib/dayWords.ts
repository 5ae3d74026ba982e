import { LOCALE } from "../words/language.ts"

let dates: Intl.DateTimeFormat | undefined
let longDates: Intl.DateTimeFormat | undefined

// Made with the first day that is said: making them blocks a phone for a while, and most who get this file say none.

/** A day as it is said: "23 November". */
export function dayWords(day: string): string {
  dates ??= new Intl.DateTimeFormat(LOCALE, { day: "numeric", month: "long", timeZone: "UTC" })
  return dates.format(new Date(day))
}

/** A day with its year: "23 November 2026". */
export function longDayWords(day: string): string {
  longDates ??= new Intl.DateTimeFormat(LOCALE, { dateStyle: "long", timeZone: "UTC" })
  return longDates.format(new Date(day))
}
