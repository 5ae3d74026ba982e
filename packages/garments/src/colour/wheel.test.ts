import { describe, expect, it } from "vitest"
import { hueDistance } from "./lab.ts"
import { COLOURS, type ColourName } from "./names.ts"
import { hueSpread, onSpokes, wheelHue } from "./wheel.ts"

const wheel = (name: ColourName) => wheelHue(COLOURS[name])

describe("wheelHue", () => {
  it("orders hues like painters do", () => {
    expect(wheelHue("#e32322")).toBeCloseTo(0, 6)
    expect(wheelHue("#f4e500")).toBeCloseTo(120, 6)
    expect(wheelHue("#2a71b0")).toBeCloseTo(240, 6)
    expect(wheelHue("#c4037d")).toBeCloseTo(330, 6)
  })

  it.each<[ColourName, ColourName]>([
    ["red", "green"],
    ["blue", "orange"],
    ["yellow", "purple"],
  ])("sets %s opposite %s", (one, other) => {
    expect(hueDistance(wheel(one), wheel(other))).toBeGreaterThan(145)
  })
})

describe("hueSpread", () => {
  it("is the smallest arc, also across the top of the wheel", () => {
    expect(hueSpread([350, 10, 20])).toBe(30)
    expect(hueSpread([0, 90, 180])).toBe(180)
    expect(hueSpread([42])).toBe(0)
  })
})

describe("onSpokes", () => {
  it("finds the turn at which every hue is near a spoke", () => {
    expect(onSpokes([20, 195, 210], [0, 180], 20)).toBe(true)
    expect(onSpokes([20, 120], [0, 180], 20)).toBe(false)
    expect(onSpokes([350, 115, 235], [0, 120, 240], 10)).toBe(true)
  })
})
