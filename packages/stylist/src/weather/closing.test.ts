import { describe, expect, it } from "vitest"
import { closesCoats } from "./closing.ts"
import { dayOf, type Weather } from "./day.ts"
import { needOf } from "./need.ts"

const closed = (weather: Weather) => {
  const day = dayOf({ weather })
  return closesCoats(day && needOf(day, "work"))
}

describe("a coat", () => {
  it("is closed where it feels like frost, earlier in the wind", () => {
    expect(closed({ low: -2, high: 4 })).toBe(true)
    expect(closed({ low: 2, high: 7 })).toBe(false)
    expect(closed({ low: 2, high: 7, wind: 35 })).toBe(true)
    expect(closed({ low: 4, high: 9, wind: 35 })).toBe(false)
  })

  it("is closed in rain that soaks through", () => {
    expect(closed({ low: 8, high: 12, rain: 6 })).toBe(true)
    expect(closed({ low: 8, high: 12, rain: 0.4, rainChance: 0.3 })).toBe(false)
  })

  it("hangs open where the day is not known, and on a usual winter's day in London", () => {
    expect(closesCoats(undefined)).toBe(false)
    const day = dayOf({ month: 1, latitude: 51.5 })
    expect(closesCoats(day && needOf(day, "work"))).toBe(false)
  })
})
