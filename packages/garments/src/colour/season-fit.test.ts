import { describe, expect, it } from "vitest"
import type { Hex } from "./names.ts"
import { SEASONAL_PALETTES } from "./palettes/index.ts"
import type { Swatches } from "./palettes/palette.ts"
import { seasonFit } from "./season-fit.ts"
import { SEASONAL_TYPES, type SeasonalType } from "./seasons.ts"
import { paletteSwatches } from "./swatches.ts"

const values = (swatches: Swatches): Hex[] => Object.values(swatches)

function meanFit(colours: readonly Hex[], type: SeasonalType): number {
  return colours.reduce((sum, hex) => sum + seasonFit(hex, type), 0) / colours.length
}

describe("the twelve palettes", () => {
  it("have six neutrals, ten best and six worst colours each", () => {
    for (const type of SEASONAL_TYPES) {
      const { neutrals, best, worst } = SEASONAL_PALETTES[type]
      expect([neutrals, best, worst].map((group) => values(group).length)).toEqual([6, 10, 6])
    }
  })

  it("list the same as swatches to show", () => {
    const swatches = paletteSwatches("soft autumn")
    expect(swatches).toHaveLength(22)
    expect(swatches).toContainEqual({ group: "best", name: "terracotta", hex: "#b4705a" })
  })
})

describe("seasonFit", () => {
  it.each(SEASONAL_TYPES)("knows %s by its palette among all twelve", (type) => {
    const best = values(SEASONAL_PALETTES[type].best)
    const ranked = SEASONAL_TYPES.toSorted((a, b) => meanFit(best, b) - meanFit(best, a))
    expect(ranked[0]).toBe(type)
  })

  it.each(SEASONAL_TYPES)("sets best, neutral and worst colours of %s apart", (type) => {
    const { best, neutrals, worst } = SEASONAL_PALETTES[type]
    for (const hex of values(best)) expect(seasonFit(hex, type), hex).toBeGreaterThan(0.75)
    for (const hex of values(neutrals)) expect(seasonFit(hex, type), hex).toBeGreaterThan(0.3)
    for (const hex of values(worst)) expect(seasonFit(hex, type), hex).toBeLessThan(-0.5)
  })

  it("stays between -1 and 1", () => {
    for (const type of SEASONAL_TYPES) {
      for (let digits = 0; digits < 0xffffff; digits += 0x0f1357) {
        const fit = seasonFit(`#${digits.toString(16).padStart(6, "0")}`, type)
        expect(Math.abs(fit)).toBeLessThanOrEqual(1)
      }
    }
  })

  it("rates colours on no chart as an analyst would", () => {
    expect(seasonFit("rust", "true autumn")).toBeGreaterThan(0.7)
    expect(seasonFit("rust", "true summer")).toBeLessThan(-0.5)
    expect(seasonFit("black", "deep winter")).toBeGreaterThan(0.5)
    expect(seasonFit("black", "light spring")).toBeLessThan(-0.5)
    expect(seasonFit("fuchsia", "bright winter")).toBeGreaterThan(0.3)
    expect(seasonFit("charcoal", "true autumn")).toBeLessThan(0.3)
    expect(seasonFit("light grey", "soft autumn")).toBeLessThan(0.1)
    expect(seasonFit("fuchsia", "soft autumn")).toBeLessThan(-0.3)
  })

  it("rates a name as its value, on every call", () => {
    const byValue = seasonFit("#1f6c70", "true autumn")
    expect(seasonFit("teal", "true autumn")).toBe(byValue)
    expect(seasonFit("teal", "true autumn")).toBe(byValue)
  })

  it("refuses what is not a colour", () => {
    expect(() => seasonFit("#plain", "true winter")).toThrow(
      expect.objectContaining({ code: "not-a-colour" }),
    )
  })
})
