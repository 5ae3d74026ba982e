import { describe, expect, it } from "vitest"
import { dayOf, outdoorsAt } from "./day.ts"
import { needOf } from "./need.ts"
import { HOME_LATITUDE, normalsFor, usualFrom } from "./normals.ts"
import { STATIONS } from "./stations.ts"

const days = Array.from({ length: 46 }, (_, step) => step - 10)
const needAt = (celsius: number) =>
  needOf({ low: celsius, high: celsius, isWet: false, isWindy: false }, "work")

function rootMeanSquare(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0) / values.length)
}

describe("normalsFor", () => {
  it("gives London's by default, and interpolates elsewhere", () => {
    expect(normalsFor(1)).toEqual({ low: 2.7, high: 8.4 })
    expect(normalsFor(7, { latitude: HOME_LATITUDE })).toEqual({ low: 14.2, high: 23.9 })
    const paris = normalsFor(7, { latitude: 45 })
    expect(paris.high).toBeGreaterThan(23.9)
    expect(paris.high).toBeLessThan(31.5)
  })

  it("has winter in July in the south, and is constant beyond its last stations", () => {
    expect(normalsFor(7, { latitude: -34 }).high).toBeLessThan(
      normalsFor(1, { latitude: -34 }).high,
    )
    expect(normalsFor(3, { latitude: 89 })).toEqual(normalsFor(3, { latitude: 60.1 }))
    expect(normalsFor(3, { latitude: -89 })).toEqual(normalsFor(3, { latitude: -54.8 }))
  })

  it("has frost inland where a coast at the latitude is mild", () => {
    const columbus = { latitude: 40, longitude: -83 }
    expect(normalsFor(1, { latitude: 40 }).low).toBeGreaterThan(6)
    expect(normalsFor(1, columbus).low).toBeLessThan(-3)
    expect(normalsFor(1, columbus).high).toBeLessThan(6)
    const munich = { latitude: 48.1, longitude: 11.6 }
    expect(normalsFor(1, munich).high).toBeLessThan(5)
    expect(normalsFor(7, munich).high).toBeGreaterThan(22)
  })

  it("is a coast's where no station is near", () => {
    const lost = normalsFor(7, { latitude: 0, longitude: -130 })
    const coast = normalsFor(7, { latitude: 0 })
    expect(lost.high).toBeCloseTo(coast.high, -1)
    expect(lost.low).toBeCloseTo(coast.low, -1)
  })

  it("tells each station from the others, better than from its latitude", () => {
    const errors = { place: [] as number[], latitude: [] as number[] }
    for (const station of STATIONS) {
      const { latitude, longitude, highs, lows } = station
      const others = STATIONS.filter((one) => one !== station)
      for (const [month, high] of highs.entries()) {
        const at = { latitude, longitude }
        const told = usualFrom(others, month + 1, at)
        const coast = usualFrom(others, month + 1, { latitude })
        const low = lows[month] ?? Number.NaN
        errors.place.push(told.high - high, told.low - low)
        errors.latitude.push(coast.high - high, coast.low - low)
      }
    }
    expect(rootMeanSquare(errors.place)).toBeLessThan(2.85)
    expect(rootMeanSquare(errors.latitude)).toBeGreaterThan(5)
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
