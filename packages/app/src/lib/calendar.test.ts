import { expect, it } from "vitest"
import {
  addDays,
  addMonths,
  dayFromToday,
  dayInSentence,
  daysFrom,
  monthWeeks,
  weekStartOf,
} from "./calendar.ts"

it("counts days across months, years and clocks that are set", () => {
  expect(addDays("2026-12-31", 1)).toBe("2027-01-01")
  expect(addDays("2026-03-01", -1)).toBe("2026-02-28")
  expect(daysFrom("2026-10-24", 3)).toEqual(["2026-10-24", "2026-10-25", "2026-10-26"])
})

it("keeps within a shorter month", () => {
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28")
  expect(addMonths("2026-01-15", -1)).toBe("2025-12-15")
})

it.each([
  [1, "2026-10-26", "2026-12-06"],
  [7, "2026-11-01", "2026-12-05"],
  [6, "2026-10-31", "2026-12-04"],
])("shows November in whole weeks from day %i", (weekStart, first, last) => {
  const days = monthWeeks("2026-11-23", weekStart).flat()
  expect([days[0], days.at(-1)]).toEqual([first, last])
  expect(days.length % 7).toBe(0)
})

it("begins weeks as her language does", () => {
  expect(weekStartOf("en-GB")).toBe(1)
  expect(weekStartOf("en-US")).toBe(7)
})

it("says days as one does", () => {
  const said = ["2026-11-23", "2026-11-24", "2026-11-25"].map((day) =>
    dayFromToday(day, "2026-11-23"),
  )
  expect(said).toEqual(["Today", "Tomorrow", "Wednesday 25 November"])
  expect(dayInSentence("2026-11-23", "2026-11-23")).toBe("today")
  expect(dayInSentence("2026-12-01", "2026-11-23")).toBe("Tuesday 1 December")
})
