import { describe, expect, it } from "vitest"
import { clothLikeness } from "./cloth-likeness.ts"
import { at, jumperOdds, jumperPhoto, SIDE } from "./testing/draw-jumper.ts"

describe("clothLikeness", () => {
  it("sees ground in a gap that the network takes for the garment", () => {
    const likeness = clothLikeness(jumperPhoto(), jumperOdds())

    expect(likeness[at(79, 75)]).toBeLessThan(-3)
    expect(likeness[at(35, 75)]).toBeGreaterThan(3)
  })

  it("holds nothing against a part whose colour the ground does not have", () => {
    expect(clothLikeness(jumperPhoto(), jumperOdds())[at(60, 28)]).toBeGreaterThan(-0.5)
  })

  it("says nothing where the network is sure of nothing", () => {
    const likeness = clothLikeness(jumperPhoto(), new Float32Array(SIDE * SIDE))

    expect(likeness.every((value) => value === 0)).toBe(true)
  })
})
