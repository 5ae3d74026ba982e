import { describe, expect, it } from "vitest"
import { interpolate } from "./interpolate.ts"

describe("interpolate", () => {
  const curve = [
    [0, 10],
    [10, 20],
    [20, 0],
  ] as const

  it("goes through its points and straight between them", () => {
    expect([0, 5, 10, 15, 20].map((at) => interpolate(curve, at))).toEqual([10, 15, 20, 10, 0])
  })

  it("is flat beyond its ends", () => {
    expect(interpolate(curve, -5)).toBe(10)
    expect(interpolate(curve, 25)).toBe(0)
  })
})
