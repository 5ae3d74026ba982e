import { describe, expect, it } from "vitest"
import {
  nearestType,
  type PersonColours,
  personColouring,
  skinLeaning,
  typeCosines,
  typeDistance,
} from "./colour-type.ts"
import type { Lab } from "./lab.ts"
import { SEASONAL_COLOURING, SEASONAL_TYPES, type SeasonalType } from "./seasons.ts"

const lab = (l: number, a: number, b: number): Lab => ({ mode: "lab65", l, a, b })
/** Skin of a lightness, this many degrees of hue from neutral. */
function skin(l: number, leaning: number): Lab {
  const neutral = lab(l, 1, 0)
  const hue = ((leaning - skinLeaning(neutral)) * Math.PI) / 180
  return lab(l, 19 * Math.cos(hue), 19 * Math.sin(hue))
}

const BLACK = lab(14, 1, 3)
const BROWN = lab(28, 4, 11)
const BLONDE = lab(62, 3, 18)
const ASH = lab(50, 2, 8)
const BROWN_EYES = lab(18, 4, 8)
const BLUE_EYES = lab(42, -1, -6)

const person = (skinOf: Lab, hair: Lab, eyes: Lab): PersonColours => ({ skin: skinOf, hair, eyes })

describe("nearestType", () => {
  it.each<[SeasonalType, PersonColours]>([
    ["light spring", person(skin(73, 4), BLONDE, BLUE_EYES)],
    ["light summer", person(skin(73, -4), BLONDE, BLUE_EYES)],
    ["bright winter", person(skin(73, -3), BLACK, BLUE_EYES)],
    ["bright spring", person(skin(73, 3), BLACK, BLUE_EYES)],
    ["deep winter", person(skin(40, -3), BLACK, BROWN_EYES)],
    ["deep autumn", person(skin(40, 4), lab(20, 3, 6), BROWN_EYES)],
    ["soft autumn", person(skin(58, 3), lab(46, 5, 18), BROWN_EYES)],
    ["soft summer", person(skin(58, -4), ASH, BROWN_EYES)],
    ["true autumn", person(skin(55, 7), BROWN, BROWN_EYES)],
    ["true winter", person(skin(52, -7), lab(20, 2, 5), BROWN_EYES)],
  ])("finds %s", (type, colours) => {
    expect(nearestType(personColouring(colours))).toBe(type)
  })

  it.each(SEASONAL_TYPES)("finds %s at its own place", (type) => {
    expect(nearestType(SEASONAL_COLOURING[type])).toBe(type)
  })
})

describe("personColouring", () => {
  it("reads warmth from the skin's hue at every depth", () => {
    for (const l of [30, 40, 50, 60, 70, 78]) {
      const cool = personColouring(person(skin(l, -5), BLACK, BROWN_EYES))
      const warm = personColouring(person(skin(l, 5), BLACK, BROWN_EYES))
      expect(cool.temperature).toBeCloseTo(-warm.temperature, 6)
      expect(warm.temperature).toBeGreaterThan(0.5)
    }
  })

  it("gives black hair no say on warmth", () => {
    const { temperature } = personColouring(person(skin(60, 0), BLACK, BROWN_EYES))
    expect(temperature).toBeCloseTo(0, 6)
  })

  it("stays between -1 and 1", () => {
    for (const l of [5, 50, 95]) {
      const { temperature, depth, clarity } = personColouring(
        person(lab(l, 3, 40), lab(100 - l, 3, 40), BLUE_EYES),
      )
      for (const value of [temperature, depth, clarity])
        expect(Math.abs(value)).toBeLessThanOrEqual(1)
    }
  })
})

describe("the circle of types", () => {
  it("is counted the shorter way round", () => {
    expect(typeDistance("light spring", "light summer")).toBe(1)
    expect(typeDistance("deep winter", "deep autumn")).toBe(1)
    expect(typeDistance("true spring", "true autumn")).toBe(6)
    expect(typeDistance("soft summer", "soft summer")).toBe(0)
  })

  it("has cosines for a neutral colouring too", () => {
    const cosines = typeCosines({ temperature: 0, depth: 0, clarity: 0 })
    expect(Math.max(...cosines.map(Math.abs))).toBe(0)
  })
})
