import { describe, expect, it } from "vitest"
import { MONK_TONES, monkStep, monkTone, skinClass, typologyAngle } from "./skin.ts"

describe("the Monk scale", () => {
  it("has ten steps, each nearest to itself", () => {
    expect(MONK_TONES.map((tone) => monkTone(tone))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })

  it("puts a colour between two steps on one of them", () => {
    expect([5, 6]).toContain(monkTone("#bf9f78"))
    expect([8, 9]).toContain(monkTone("#4c3930"))
  })
})

describe("the individual typology angle", () => {
  it("falls down the Monk scale", () => {
    const angles = MONK_TONES.map(typologyAngle)
    expect(angles).toEqual(angles.toSorted((a, b) => b - a))
    expect(angles[0]).toBeGreaterThan(55)
    expect(angles[9]).toBeLessThan(-30)
  })

  it("changes sign at a lightness of fifty", () => {
    expect(typologyAngle("#9e7150")).toBeGreaterThan(0)
    expect(typologyAngle("#946949")).toBeLessThan(0)
  })
})

describe("monkStep", () => {
  it("spreads the steps evenly over the measured angles, and stays within the scale", () => {
    expect([90, 62, 50, 37, 25, 12, 0, -13, -25, -38, -50, -80].map(monkStep)).toEqual([
      1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10,
    ])
  })
})

describe("skinClass", () => {
  it.each([
    [60, "very light"],
    [55, "light"],
    [41.1, "light"],
    [41, "intermediate"],
    [28.5, "intermediate"],
    [28, "tan"],
    [10, "brown"],
    [-29.9, "brown"],
    [-30, "dark"],
    [-80, "dark"],
  ])("calls %f degrees %s", (angle, name) => {
    expect(skinClass(angle)).toBe(name)
  })
})
