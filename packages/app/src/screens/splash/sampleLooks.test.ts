import { describe, expect, it } from "vitest"
import { SAMPLE_LOOKS, sampleLookOn } from "./sampleLooks.ts"

describe("the looks of the splash screen", () => {
  it("are three of three things each, one of them hers", () => {
    expect(SAMPLE_LOOKS.map(({ clothes }) => clothes.length)).toEqual([3, 3, 3])
    expect(SAMPLE_LOOKS.map(({ clothes }) => clothes.filter((one) => one.isYours).length)).toEqual([
      1, 1, 1,
    ])
  })

  it("come in turn", () => {
    const days = [1, 2, 3].map((day) => sampleLookOn(new Date(2026, 10, day)).id)
    expect(new Set(days).size).toBe(3)
  })
})
