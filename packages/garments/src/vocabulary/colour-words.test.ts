import { describe, expect, it } from "vitest"
import { COLOUR_NAMES, NEUTRALS } from "../colour/names.ts"
import { boldness, isNeutral, lightnessOf } from "./colour-words.ts"

describe("boldness", () => {
  it("is nothing for neutrals and pastels, and high for strong hues", () => {
    for (const neutral of NEUTRALS) expect(boldness(neutral), neutral).toBe(0)
    for (const pale of ["pink", "lilac", "mint", "light blue"] as const) {
      expect(boldness(pale), pale).toBeLessThan(0.05)
    }
    for (const strong of ["red", "cobalt", "fuchsia", "orange", "emerald"] as const) {
      expect(boldness(strong), strong).toBeGreaterThan(0.7)
    }
    // Deep and earthy colours are not loud.
    expect(boldness("burgundy")).toBeLessThan(0.7)
    expect(boldness("#ff0000")).toBe(1)
    expect(boldness("#000000")).toBe(0)
  })

  it("stays between 0 and 1", () => {
    for (const name of COLOUR_NAMES) {
      expect(boldness(name)).toBeGreaterThanOrEqual(0)
      expect(boldness(name)).toBeLessThanOrEqual(1)
    }
  })
})

describe("isNeutral", () => {
  it("counts the blue of denim as neutral, and a value without hue", () => {
    expect(isNeutral("blue")).toBe(false)
    expect(isNeutral("blue", true)).toBe(true)
    expect(isNeutral("red", true)).toBe(false)
    expect(isNeutral("#808084")).toBe(true)
    expect(isNeutral("#34509a")).toBe(false)
  })
})

describe("lightnessOf", () => {
  it("runs from black to white", () => {
    expect(lightnessOf("#000000")).toBe(0)
    expect(lightnessOf("#ffffff")).toBeCloseTo(1)
    expect(lightnessOf("yellow")).toBeGreaterThan(lightnessOf("navy"))
  })
})
