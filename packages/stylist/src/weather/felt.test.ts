import { describe, expect, it } from "vitest"
import { feltWeather } from "./felt.ts"
import { needOf } from "./need.ts"
import { normalsFor } from "./normals.ts"

const MONTHS = Array.from({ length: 12 }, (_, month) => month + 1)
const SYDNEY = -33.9

describe("feltWeather", () => {
  it("is colder or hotter than the month, and each word needs other clothes", () => {
    for (const latitude of [undefined, SYDNEY]) {
      for (const month of MONTHS) {
        const usual = normalsFor(month, { latitude })
        const [cold, mild, hot] = (["cold", "mild", "hot"] as const).map((felt) =>
          feltWeather(felt, month, { latitude }),
        )
        expect(cold?.high).toBeLessThan(usual.high)
        expect(hot?.high).toBeGreaterThan(usual.high)
        const aims = [cold, mild, hot].map((weather) =>
          weather ? needOf({ ...weather, isWet: false, isWindy: false }, "work").aim : 0,
        )
        const [most = 0, middle = 0, least = 0] = aims
        expect(most).toBeGreaterThan(middle + 0.1)
        expect(middle).toBeGreaterThan(least + 0.1)
      }
    }
  })

  it("is frost in a London January, and no colder than spring in July", () => {
    expect(feltWeather("cold", 1)).toEqual({ low: 2.7 - 5, high: 8.4 - 5 })
    expect(feltWeather("cold", 7)).toEqual({ low: 7, high: 12 })
    expect(feltWeather("hot", 1)).toEqual({ low: 16, high: 24 })
  })
})
