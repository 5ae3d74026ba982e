import { expect, it } from "vitest"
import { meaningsOf } from "./search-words.ts"

it("puts words of the index for a kind and its colours, and keeps those for cut and cloth", () => {
  expect(meaningsOf(["gray", "linen", "sneakers"])).toEqual([
    { kind: "trainers", terms: ["trainers", "grey", "linen"] },
  ])
  expect(meaningsOf(["turnip"])).toEqual([])
})
