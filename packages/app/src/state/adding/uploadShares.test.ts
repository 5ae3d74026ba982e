// @vitest-environment node
import { expect, it } from "vitest"
import { uploadShares } from "./uploadShares.ts"

it.each([
  [0, [0, 0, 0]],
  [55, [0.5, 0, 0]],
  [110, [1, 0, 0]],
  [220, [1, 0.5, 0]],
  [440, [1, 1, 1]],
])("after %d of 440 bytes, of which 400 are photos, says %j", (loaded, shares) => {
  expect(uploadShares({ sizes: [100, 200, 100], loaded, total: 440 })).toEqual(shares)
})

it("counts an empty file as sent", () => {
  expect(uploadShares({ sizes: [0, 100], loaded: 0, total: 120 })).toEqual([1, 0])
})
