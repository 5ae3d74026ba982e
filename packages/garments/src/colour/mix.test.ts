import { describe, expect, it } from "vitest"
import { difference } from "./lab.ts"
import { blend, fromOklab, lightness, shade, tint, toOklab } from "./mix.ts"
import { COLOUR_NAMES, COLOURS } from "./names.ts"

describe("OKLab", () => {
  it("gives white, black and red their author's coordinates", () => {
    expect(toOklab("#ffffff")[0]).toBeCloseTo(1, 3)
    expect(toOklab("#000000")).toEqual([0, 0, 0])
    const [l, a, b] = toOklab("#ff0000")
    expect([l, a, b].map((value) => value.toFixed(3))).toEqual(["0.628", "0.225", "0.126"])
  })

  it("converts back to the same value", () => {
    for (const name of COLOUR_NAMES) expect(fromOklab(toOklab(COLOURS[name]))).toBe(COLOURS[name])
  })
})

describe("blend", () => {
  it("begins with the first and ends with the second", () => {
    expect(blend("#1f2a47", "#f2e8d5", 0)).toBe("#1f2a47")
    expect(blend("#1f2a47", "#f2e8d5", 1)).toBe("#f2e8d5")
  })

  it("is half as light half way", () => {
    const middle = (lightness("#1f2a47") + lightness("#f2e8d5")) / 2
    expect(lightness(blend("#1f2a47", "#f2e8d5", 0.5))).toBeCloseTo(middle, 2)
  })
})

describe("shade and tint", () => {
  it("darken and lighten every cloth visibly", () => {
    for (const name of COLOUR_NAMES) {
      const hex = COLOURS[name]
      expect(lightness(shade(hex)), name).toBeLessThan(lightness(hex))
      expect(difference(shade(hex), hex), name).toBeGreaterThan(4)
      if (lightness(hex) < 0.9) expect(lightness(tint(hex)), name).toBeGreaterThan(lightness(hex))
    }
  })

  it("go further when asked to", () => {
    expect(lightness(shade("#b98a55", 2))).toBeLessThan(lightness(shade("#b98a55", 1)))
    expect(lightness(tint("#b98a55", 2))).toBeGreaterThan(lightness(tint("#b98a55", 1)))
  })
})
