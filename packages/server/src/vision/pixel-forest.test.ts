import { describe, expect, it } from "vitest"
import { forestOdds } from "./pixel-forest.ts"

const COUNT = 4000
/** The first half is dark and the other light; both have the same second feature. */
const features = [
  Float32Array.from({ length: COUNT }, (_, at) => (at < COUNT / 2 ? 20 : 60) + ((at * 7919) % 23)),
  Float32Array.from({ length: COUNT }, (_, at) => (at * 104_729) % 31),
]
const half = (from: number) => Array.from({ length: COUNT / 2 }, (_, index) => from + index)

describe("forestOdds", () => {
  it("tells two classes apart by what differs between them", () => {
    const odds = forestOdds(features, half(0), half(COUNT / 2))

    expect(Math.min(...odds.subarray(0, COUNT / 2))).toBeGreaterThan(2)
    expect(Math.max(...odds.subarray(COUNT / 2))).toBeLessThan(-2)
  })

  it("overrules a tenth of its examples where they are wrong", () => {
    const wrong = half(COUNT / 2).slice(0, COUNT / 20)

    const odds = forestOdds(features, [...half(0), ...wrong], half(COUNT / 2))

    expect(Math.max(...odds.subarray(COUNT / 2))).toBeLessThan(-1)
  })

  it("says the same of the same pixels", () => {
    const [once, again] = [0, 0].map(() => forestOdds(features, half(0), half(COUNT / 2)))

    expect(once).toEqual(again)
  })
})
