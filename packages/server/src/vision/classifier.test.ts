import { describe, expect, it } from "vitest"
import { wearableBy } from "./classifier.ts"

describe("wearableBy", () => {
  it("leaves an answer as it is where both networks mean the same kind", () => {
    expect(wearableBy(0.7, 1)).toBeCloseTo(0.7)
  })

  it("believes less where they disagree about the kind", () => {
    expect(wearableBy(0.7, 0.2)).toBeCloseTo(0.318, 3)
    expect(wearableBy(1, 0)).toBe(0)
  })
})
