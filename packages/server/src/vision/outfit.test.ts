import { describe, expect, it } from "vitest"
import { onlyFound } from "./outfit.ts"

describe("onlyFound", () => {
  it("says what was found where something is missing that everybody wears", () => {
    expect(onlyFound(["top", "bottom"])).toBe("We found only a top and something below the waist.")
    expect(onlyFound(["layer", "shoes", "bag"])).toBe(
      "We found only something worn over it all, shoes and a bag.",
    )
  })

  it("says nothing of a whole outfit", () => {
    expect(onlyFound(["top", "bottom", "shoes"])).toBeUndefined()
    expect(onlyFound(["layer", "dress", "shoes", "hat"])).toBeUndefined()
  })
})
