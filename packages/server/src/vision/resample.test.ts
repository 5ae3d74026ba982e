import { describe, expect, it } from "vitest"
import { resampled } from "./resample.ts"

describe("resampled", () => {
  it("takes the crop's part of the values, straight between them", () => {
    const plane = { width: 2, height: 1, values: Float32Array.of(0, 1) }

    const half = resampled(plane, { width: 1, height: 1 }, { x: 0.5, y: 0, width: 0.5, height: 1 })
    const whole = resampled(plane, { width: 4, height: 1 })

    expect([...half]).toEqual([1])
    expect([...whole]).toEqual([0, 0.25, 0.75, 1])
  })
})
