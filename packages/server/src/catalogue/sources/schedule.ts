import type { FeedEvery } from "@stylin/api/contract"

const HOUR = 60 * 60_000
const DAY = 24 * HOUR
const EVERY_MS: Readonly<Record<Exclude<FeedEvery, "never">, number>> = {
  hour: HOUR,
  day: DAY,
  week: 7 * DAY,
}

/** The time after one that has come, in milliseconds since 1970: the next of the row that is not over yet. */
export function timeAfter(every: FeedEvery, time: number, now: number): number | null {
  if (every === "never") return null
  const step = EVERY_MS[every]
  return time + step * Math.max(1, Math.ceil((now - time + 1) / step))
}

/** When a feed is tried again that has failed this often: after an hour, and then twice as long each time. */
export function retryTime(every: FeedEvery, failures: number, now: number): number | null {
  if (every === "never") return null
  return now + Math.min(HOUR * 2 ** (failures - 1), Math.max(EVERY_MS[every], DAY))
}
