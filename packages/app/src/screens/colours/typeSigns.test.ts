import { describe, expect, it } from "vitest"
import { signsOf, signWords } from "./typeSigns.ts"

const DEEP_AND_WARM = { undertone: "warm", depth: 0.6, clarity: -0.1 } as const

describe("signs of a type", () => {
  it("are the one in its name and the warmth of its season", () => {
    expect(signsOf("deep autumn", DEEP_AND_WARM)).toEqual({
      speaking: ["deep colouring", "warm undertone"],
      against: [],
    })
    expect(signsOf("deep winter", DEEP_AND_WARM)).toEqual({
      speaking: ["deep colouring"],
      against: ["warm undertone"],
    })
  })

  it("leave out what lies in between", () => {
    expect(signWords(signsOf("soft autumn", DEEP_AND_WARM))).toBe("For it: warm undertone.")
    const between = { undertone: "neutral", depth: 0, clarity: 0 } as const
    expect(signWords(signsOf("true summer", between))).toBe("You are somewhere in between.")
  })
})
