import { describe, expect, it } from "vitest"
import { SEASONAL_TYPES, seasonalType } from "./seasons.ts"

describe("seasonalType", () => {
  it("reads each type back from its name, however written", () => {
    for (const type of SEASONAL_TYPES) {
      expect(seasonalType(type)).toBe(type)
      expect(seasonalType(type.toUpperCase())).toBe(type)
    }
  })

  it("knows the other words for a type", () => {
    expect(seasonalType("Warm Autumn")).toBe("true autumn")
    expect(seasonalType("cool winter")).toBe("true winter")
    expect(seasonalType("Clear Spring")).toBe("bright spring")
    expect(seasonalType("Dark Fall")).toBe("deep autumn")
    expect(seasonalType("Summer (muted)")).toBe("soft summer")
  })

  it("reads a bare season as its true type", () => {
    expect(seasonalType("winter")).toBe("true winter")
  })

  it("finds nothing if no season is named", () => {
    expect(seasonalType("unclear")).toBeUndefined()
    expect(seasonalType("soft")).toBeUndefined()
    expect(seasonalType("")).toBeUndefined()
  })
})
