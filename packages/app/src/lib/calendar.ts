import { LOCALE } from "../words/language.ts"
import { t } from "../words/t.ts"

// Days are texts such as "2026-11-23", by her own calendar; UTC keeps clocks that are set back out of sums.

const DAY_MS = 24 * 60 * 60 * 1000
const WEEK = 7
const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`)
const dayAt = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The day so many days later, or earlier if negative. */
export function addDays(day: string, days: number): string {
  return dayAt(timeOf(day) + days * DAY_MS)
}

/** So many days in a row. */
export function daysFrom(day: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => addDays(day, index))
}

/** The same date so many months later, or that month's last day if it is shorter. */
export function addMonths(day: string, months: number): string {
  const date = new Date(timeOf(day))
  const wanted = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)
  const first = new Date(wanted)
  const last = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)
  return dayAt(Math.min(wanted + (date.getUTCDate() - 1) * DAY_MS, last))
}

/** The day of the week, from 1 (Monday) to 7 (Sunday). */
export function weekdayOf(day: string): number {
  return new Date(timeOf(day)).getUTCDay() || WEEK
}

/** Whole weeks that cover the month of a day. `weekStart` is from 1 (Monday) to 7 (Sunday). */
export function monthWeeks(day: string, weekStart: number): string[][] {
  const first = `${day.slice(0, 7)}-01`
  const start = addDays(first, -((weekdayOf(first) - weekStart + WEEK) % WEEK))
  const next = addMonths(first, 1)
  const weeks: string[][] = []
  for (let week = start; week < next; week = addDays(week, WEEK)) weeks.push(daysFrom(week, WEEK))
  return weeks
}

interface WithWeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number }
  readonly weekInfo?: { readonly firstDay: number }
}

/** The day that a week begins with, from 1 (Monday) to 7 (Sunday); Monday where browsers do not know. */
export function weekStartOf(language: string): number {
  // Browsers have the one or the other, and TypeScript knows neither.
  const locale = new Intl.Locale(language) as WithWeekInfo
  return locale.getWeekInfo?.().firstDay ?? locale.weekInfo?.firstDay ?? 1
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const dates = new Intl.DateTimeFormat(LOCALE, { ...options, timeZone: "UTC" })
  return (day: string) => dates.format(timeOf(day))
}

/** "Wednesday 25 November". */
export const dayName = format({ weekday: "long", day: "numeric", month: "long" })
/** "November 2026". */
export const monthName = format({ month: "long", year: "numeric" })
/** "Wednesday". */
export const weekdayName = format({ weekday: "long" })
/** "Wed". */
export const shortWeekday = format({ weekday: "short" })

const shortDay = format({ day: "numeric", month: "long" })

/** "Wed 25 November". */
export function shortDayName(day: string): string {
  return `${shortWeekday(day)} ${shortDay(day)}`
}

/** A day as it is said today: "Today", "Tomorrow", "Wednesday 25 November". */
export function dayFromToday(day: string, today: string): string {
  if (day === today) return t("Today")
  return day === addDays(today, 1) ? t("Tomorrow") : dayName(day)
}

/** The same within a sentence: "today", "tomorrow", "Wednesday 25 November". */
export function dayInSentence(day: string, today: string): string {
  if (day === today) return t("today")
  return day === addDays(today, 1) ? t("tomorrow") : dayName(day)
}
