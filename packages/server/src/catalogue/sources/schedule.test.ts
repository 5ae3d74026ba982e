import { expect, it } from "vitest"
import { retryTime, timeAfter } from "./schedule.ts"

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

it("keeps to a feed's time of day, and leaves out what a stopped server missed", () => {
  expect(timeAfter("day", 5, 7)).toBe(5 + DAY)
  expect(timeAfter("hour", 5, 5 + 3 * HOUR)).toBe(5 + 4 * HOUR)
  expect(timeAfter("week", 5, 4 + 7 * DAY)).toBe(5 + 7 * DAY)
  expect(timeAfter("never", 5, 7)).toBeNull()
})

it("tries a failing feed again ever later, at least once a day or as often as planned", () => {
  const tries = [1, 2, 3, 5, 6, 40].map((failures) => retryTime("day", failures, 0))
  expect(tries).toEqual([HOUR, 2 * HOUR, 4 * HOUR, 16 * HOUR, DAY, DAY])
  expect(retryTime("week", 40, 0)).toBe(7 * DAY)
  expect(retryTime("never", 1, 0)).toBeNull()
})
