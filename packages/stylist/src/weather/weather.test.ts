import { describe, expect, it } from "vitest"
import { dayOf, outdoorsAt } from "./day.ts"
import { needOf } from "./need.ts"
import { HOME_LATITUDE, normalsFor } from "./normals.ts"

const days = Array.from({ length: 46 }, (_, step) => step - 10)
const needAt = (celsius: number) =>
  needOf({ low: celsius, high: celsius, isWet: false, isWindy: false }, "work")

describe("normalsFor", () => {
  it("gives London's by default, and interpolates elsewhere", () => {
    expect(normalsFor(1)).toEqual({ low: 2.7, high: 8.4 })
    expect(normalsFor(7, HOME_LATITUDE)).toEqual({ low: 14.2, high: 23.9 })
    const paris = normalsFor(7, 45)
    expect(paris.high).toBeGreaterThan(23.9)
    expect(paris.high).toBeLessThan(31.5)
  })

  it("has winter in July in the south, and is constant beyond its last stations", () => {
    expect(normalsFor(7, -34).high).toBeLessThan(normalsFor(1, -34).high)
    expect(normalsFor(3, 89)).toEqual(normalsFor(3, 60.1))
    expect(normalsFor(3, -89)).toEqual(normalsFor(3, -54.8))
  })
})

describe("dayOf", () => {
  it("prefers the forecast to the month, and is undefined without either", () => {
    expect(dayOf({ month: 7, weather: { low: 1, high: 4, rain: 8 } })).toEqual({
      low: 1,
      high: 4,
      isWet: true,
      isWindy: false,
    })
    expect(dayOf({ month: 7 })?.high).toBe(23.9)
    expect(dayOf({})).toBeUndefined()
    expect(dayOf({ month: 13 })).toBeUndefined()
  })

  it("is the afternoon's for errands and the whole day's for work", () => {
    const day = { low: 4, high: 12 }
    expect(outdoorsAt(day, "errands")).toBe(10)
    expect(outdoorsAt(day, "work")).toBe(8)
  })
})

describe("needOf", () => {
  it("requires less the warmer it is, and always something wearable", () => {
    for (const [at, celsius] of days.entries()) {
      const need = needAt(celsius)
      expect(need.least).toBeLessThan(need.aim)
      expect(need.aim).toBeLessThan(need.most)
      const before = days[at - 1]
      if (before !== undefined) expect(need.aim).toBeLessThanOrEqual(needAt(before).aim)
    }
  })

  it("requires less of a brisk walker", () => {
    const day = { low: 5, high: 5, isWet: false, isWindy: false }
    expect(needOf(day, "outdoors").least).toBeLessThan(needOf(day, "errands").least)
  })
})
