// @vitest-environment node
import { expect, it } from "vitest"
import { SAMPLE_LOOKS } from "./sampleLooks.ts"

it("shows three looks of three items each, one of them hers", () => {
  expect(SAMPLE_LOOKS.map(({ clothes }) => clothes.length)).toEqual([3, 3, 3])
  expect(SAMPLE_LOOKS.map(({ clothes }) => clothes.filter((one) => one.owned).length)).toEqual([
    1, 1, 1,
  ])
})

it("has the prices that the product's owner set, in pounds", () => {
  const prices = SAMPLE_LOOKS.flatMap(({ clothes }) => clothes.map(({ price }) => price))
  expect([...new Set(prices)].toSorted((a, b) => Number(a) - Number(b))).toEqual([
    20, 29.99, 39.99, 49.99, 59.99,
  ])
})
