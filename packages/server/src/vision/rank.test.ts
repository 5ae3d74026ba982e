import { describe, expect, it } from "vitest"
import { valueAtRank } from "./rank.ts"

describe("valueAtRank", () => {
  it("finds every rank, among equal values too, and leaves the values as they are", () => {
    const values = Float32Array.from({ length: 200 }, (_, index) => (index * 37) % 23)
    const before = values.slice()

    const found = Float32Array.from(values, (_, rank) => valueAtRank(values, rank))

    expect(found).toEqual(values.toSorted())
    expect(values).toEqual(before)
  })
})
