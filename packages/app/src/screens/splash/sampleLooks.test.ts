import { expect, it } from "vitest"
import { SAMPLE_LOOKS } from "./sampleLooks.ts"

it("shows three looks of three things each, one of them hers", () => {
  expect(SAMPLE_LOOKS.map(({ clothes }) => clothes.length)).toEqual([3, 3, 3])
  expect(SAMPLE_LOOKS.map(({ clothes }) => clothes.filter((one) => one.isYours).length)).toEqual([
    1, 1, 1,
  ])
})
