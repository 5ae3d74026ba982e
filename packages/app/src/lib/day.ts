/** The day by the clock of this device, such as "2026-11-23". `now` is in milliseconds since 1970. */
export function localDay(now: number): string {
  const date = new Date(now)
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()]
  return parts.map((part) => String(part).padStart(2, "0")).join("-")
}

/** When the day ends by the clock of this device. `now` is in milliseconds since 1970. */
export function endOfDay(now: number): Date {
  const midnight = new Date(now)
  midnight.setHours(24, 0, 0, 0)
  return midnight
}
