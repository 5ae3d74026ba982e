import { expect, it } from "vitest"
import { feltAt } from "./chill.ts"
import { dayOf } from "./day.ts"
import { needOf } from "./need.ts"

it("takes from the air's temperature what a strong wind takes by the published chart, beside a usual one", () => {
  // The formula has -6.48 °C for 0 °C and 30 km/h, and -5.25 °C for 20 km/h.
  expect(feltAt(0, 30)).toBeCloseTo(-6.48 + 5.25, 2)
  expect(feltAt(5, 30)).toBeCloseTo(5 - (1.1 - 0.1), 1)
  expect(feltAt(5, 10)).toBe(5)
  expect(feltAt(16, 60)).toBe(16)
})

it("asks for more in a cold wind, and for the same in a warm one", () => {
  const need = (low: number, high: number, wind: number) => {
    const day = dayOf({ weather: { low, high, wind } })
    if (!day) throw new Error("The day is not known.")
    return needOf(day, "errands")
  }
  expect(need(1, 6, 50).least).toBeGreaterThan(need(1, 6, 10).least + 0.05)
  expect(need(1, 6, 50).outdoors).toBe(need(1, 6, 10).outdoors)
  expect(need(17, 25, 50).aim).toBe(need(17, 25, 10).aim)
})
